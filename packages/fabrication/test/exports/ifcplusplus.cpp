// Counts the entities of an IFC file as libifcplusplus reads it, and of its profiles by name: JSON on standard output.
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <ifcpp/IFC4/include/IfcLabel.h>
#include <ifcpp/IFC4/include/IfcProfileDef.h>
#include <ifcpp/model/BuildingModel.h>
#include <ifcpp/reader/ReaderSTEP.h>

static std::string plain(const std::wstring& text) {
  std::string out;
  for (wchar_t c : text) out += c < 32 || c > 126 || c == '"' || c == '\\' ? '?' : static_cast<char>(c);
  return out;
}

int main(int, char** arguments) {
  std::ifstream file(arguments[1], std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  std::string text = content.str();
  shared_ptr<BuildingModel> model(new BuildingModel());
  ReaderSTEP reader;
  reader.loadModelFromString(text, model);
  std::map<std::string, int> counts;
  std::map<std::string, int> profiles;
  for (const auto& [id, entity] : model->getMapIfcEntities()) {
    if (!entity) continue;
    counts[entity->className()]++;
    auto profile = dynamic_pointer_cast<IfcProfileDef>(entity);
    if (profile && profile->m_ProfileName) profiles[plain(profile->m_ProfileName->m_value)]++;
  }
  auto print = [](const char* name, const std::map<std::string, int>& map) {
    std::cout << "\"" << name << "\":{";
    bool first = true;
    for (const auto& [key, count] : map) {
      std::cout << (first ? "" : ",") << "\"" << key << "\":" << count;
      first = false;
    }
    std::cout << "}";
  };
  std::cout << "{";
  print("counts", counts);
  std::cout << ",";
  print("profiles", profiles);
  std::cout << "}\n";
}
