// Sheet
