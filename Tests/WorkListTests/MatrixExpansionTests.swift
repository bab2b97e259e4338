import Testing
import WorkList
import YAML

@Suite("A matrix is spread out over its axes, sorted, and without what is excluded")
struct MatrixExpansionTests {
  private func ids(_ matrix: Matrix, _ documents: [String] = ["a.yaml"]) -> [String] {
    var ids: [String] = []
    MatrixExpansion(matrix, documents: documents).forEach { id, _ in ids.append(id) }
    return ids
  }

  private func matrix(_ change: (inout Matrix) -> Void) -> Matrix {
    var matrix = Matrix()
    change(&matrix)
    return matrix
  }

  @Test("An id is the labels of the axes that the matrix has, and the format")
  func names() {
    #expect(ids(Matrix()) == ["a_pdf"])
    #expect(ids(Matrix(), []) == ["default_pdf"])
    let whole = matrix {
      $0.locales = [.init("pt-BR")]
      $0.words = [.platform: ["ios"], .theme: ["dark"], .layout: ["pages"], .format: ["png"]]
    }
    #expect(ids(whole, ["brands/acme/type.yaml"]) == ["brands-acme-type_pt-BR_ios_dark_pages_png"])
  }

  @Test("Ids come sorted by their bytes, whatever the order of the lists")
  func sorted() {
    let first = matrix {
      $0.locales = [.init("en"), .init("en-GB"), .init("ar")]
      $0.words = [.theme: ["light", "dark"], .format: ["png", "pdf"]]
    }
    let second = matrix {
      $0.locales = [.init("ar"), .init("en-GB"), .init("en")]
      $0.words = [.theme: ["dark", "light"], .format: ["pdf", "png"]]
    }
    let documents = ["b.yaml", "a-b.yaml", "a.yaml", "a_b/c.yaml", "a.b.yaml"]
    let found = ids(first, documents)
    #expect(found.count == 5 * 3 * 2 * 2)
    #expect(found == ids(second, documents.reversed()))
    #expect(found == found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("Ids are unique whatever the documents are called, and safe in a path")
  func unique() {
    let documents = [
      "a/b.yaml", "a-b.yaml", "A-B.yaml", "a-b.yml", "../x.yaml", "ä.yaml", "ö.yaml", ".yaml", "a b.yaml",
      String(repeating: "long/", count: 80) + "1.yaml", String(repeating: "long/", count: 80) + "2.yaml",
    ]
    let found = ids(matrix { $0.locales = [.init("ar"), .init("ar", text: "x"), .init("ar", text: "y")] }, documents)
    #expect(Set(found.map { $0.lowercased() }).count == documents.count * 3)
    for id in found {
      #expect(id.utf8.count <= 250 && !id.hasPrefix(".") && !id.hasPrefix("-"))
      #expect(id.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") && $0 > 0x20 })
    }
  }

  @Test("An exclude takes away each combination that has all its values, and an idle one is told")
  func excludes() {
    let place = YAMLPlace(line: 3, column: 1)
    var matrix = matrix {
      $0.locales = [.init("en"), .init("ar")]
      $0.words = [.theme: ["light", "dark"], .format: ["pdf", "png"]]
    }
    matrix.excludes = [
      MatrixExclude([.theme: ["dark"], .locale: ["AR"]], at: place),
      MatrixExclude([.format: ["png"], .document: ["b*"]], at: place),
      MatrixExclude([.platform: ["ios"]], at: place), MatrixExclude([.layout: ["pages"]], at: place),
    ]
    let idle = MatrixExpansion(matrix, documents: ["a.yaml", "b/c.yaml"]).forEach { _, _ in }
    #expect(idle == Array(matrix.excludes.suffix(2)))
    #expect(
      ids(matrix, ["a.yaml", "b/c.yaml"]) == [
        "a_ar_light_pdf", "a_ar_light_png", "a_en_dark_pdf", "a_en_dark_png", "a_en_light_pdf", "a_en_light_png",
        "b-c_ar_light_pdf", "b-c_en_dark_pdf", "b-c_en_light_pdf",
      ])
    matrix.excludes = [MatrixExclude([.layout: ["grid"]], at: place)]
    #expect(ids(matrix).isEmpty)
  }

  @Test("More combinations than a number holds are counted as none")
  func count() {
    let many = matrix { matrix in
      matrix.locales = (0..<10_000).map { Matrix.Language("en-x-a\($0)") }
      matrix.words = [.theme: ["light", "dark"]]
    }
    #expect(MatrixExpansion(many, documents: ["a.yaml"]).combinationCount == 20_000)
  }
}
