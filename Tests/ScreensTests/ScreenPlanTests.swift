import Screens
import Testing
