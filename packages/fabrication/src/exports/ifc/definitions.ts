/** Materials, property and quantity sets, each once, with the products they belong to. */

import { english } from "@x/eurocode/message";
import type { IFC4 } from "web-ifc";
import type { FabricatedMember, Fabrication, PlatePart, ProfilePart, State } from "../../fabrication.ts";
import { printable } from "../../members/names.ts";
import type { IdOf, IfcWriter, Product, Ref } from "./writer.ts";

/** Fields of a project's execution in the set EN1090. */
export const executionNames: Readonly<Record<string, string>> = {
  class: "ExecutionClass",
  weld_quality: "WeldQuality",
  tolerance_class: "ToleranceClass",
  steel_standard: "SteelStandard",
  certificate: "Certificate",
  surface: "SurfaceTreatment",
  colour: "Colour",
};

export class Definitions {
  readonly #w: IfcWriter;
  readonly #id: IdOf;
  readonly #settings: Fabrication["settings"];
  readonly #members: ReadonlyMap<string, FabricatedMember>;
  readonly #assemblies: ReadonlyMap<string, State>;
  readonly #materials = new Map<string, Ref<IFC4.IfcMaterial>>();
  readonly #associated = new Map<string, { of: Ref<IFC4.IfcMaterialDefinition>; products: Product[] }>();
  readonly #defined = new Map<string, { by: Ref<IFC4.IfcPropertySetDefinition>; products: Product[] }>();

  constructor(w: IfcWriter, id: IdOf, { settings, members, assemblies }: Fabrication) {
    this.#w = w;
    this.#id = id;
    this.#settings = settings;
    this.#members = new Map(members.map((one) => [one.id, one]));
    this.#assemblies = new Map(assemblies.map(({ id, state }) => [id, state]));
  }

  /** The relations: last, when all products are known. */
  write(): void {
    const { ifc } = this.#w;
    for (const [key, { of, products }] of this.#associated)
      this.#w.add(new ifc.IfcRelAssociatesMaterial(this.#id("material", key), null as never, null, null, products, of));
    for (const [key, { by, products }] of this.#defined)
      this.#w.add(
        new ifc.IfcRelDefinesByProperties(this.#id("properties", key), null as never, null, null, products, by),
      );
  }

  #text(value: string): IFC4.IfcLabel {
    return this.#w.label(printable(value, 255));
  }

  profileMaterial(product: Product, part: ProfilePart, definition: Ref<IFC4.IfcProfileDef>): void {
    const key = `profile ${part.profile} ${part.steel_grade}`;
    this.#associate(key, product, () => {
      const w = this.#w;
      const { ifc } = w;
      const profile = w.add(
        new ifc.IfcMaterialProfile(
          this.#text(part.profile),
          null,
          this.#material(part.steel_grade),
          definition,
          null,
          null,
        ),
      );
      const set = w.add(new ifc.IfcMaterialProfileSet(this.#text(part.profile), null, [profile], null));
      // cardinal point 5: the middle of the profile's box lies on the axis
      return w.add(new ifc.IfcMaterialProfileSetUsage(set, new ifc.IfcCardinalPointReference(5), null));
    });
  }

  #material(grade: string): Ref<IFC4.IfcMaterial> {
    let known = this.#materials.get(grade);
    if (!known) {
      const { ifc } = this.#w;
      known = this.#w.add(new ifc.IfcMaterial(this.#text(grade), null, this.#w.label("steel")));
      this.#materials.set(grade, known);
    }
    return known;
  }

  #associate(key: string, product: Product, make: () => Ref<IFC4.IfcMaterialDefinition>): void {
    let known = this.#associated.get(key);
    if (!known) {
      known = { of: make(), products: [] };
      this.#associated.set(key, known);
    }
    known.products.push(product);
  }

  profileProperties(product: Product, part: ProfilePart, kind: "beam" | "column" | "member"): void {
    const w = this.#w;
    const { ifc } = w;
    const title = { beam: "Beam", column: "Column", member: "Member" }[kind];
    this.#define(`common ${kind} ${part.id}`, product, (id) =>
      w.add(
        new ifc.IfcPropertySet(id, null as never, w.label(`Pset_${title}Common`), null, [
          this.#property("Reference", new ifc.IfcIdentifier(printable(part.mark, 255))),
          // Pset_ColumnCommon has no span
          ...(kind === "column" ? [] : [this.#property("Span", w.positive(part.length_mm))]),
          this.#property("LoadBearing", new ifc.IfcBoolean(true)),
        ]),
      ),
    );
    this.#define(`quantities ${kind} ${part.id}`, product, (id) =>
      w.add(
        new ifc.IfcElementQuantity(id, null as never, w.label(`Qto_${title}BaseQuantities`), null, null, [
          w.add(new ifc.IfcQuantityLength(w.label("Length"), null, null, w.length(part.length_mm), null)),
          this.#area("OuterSurfaceArea", part.surface_m2),
          this.#weight("GrossWeight", part.mass_kg),
          this.#weight("NetWeight", part.net_mass_kg),
        ]),
      ),
    );
    const member = this.#members.get(part.member ?? part.id);
    if (member) this.#checked(product, member, part);
  }

  #checked(product: Product, member: FabricatedMember, part: ProfilePart): void {
    const { check } = member;
    const assembly = this.#assemblies.get(part.id);
    const w = this.#w;
    const { ifc } = w;
    const { national_annex } = this.#settings;
    this.#define(`check ${part.id}`, product, (id) =>
      w.add(
        new ifc.IfcPropertySet(id, null as never, w.label("EurocodeCheck"), null, [
          ...(check
            ? [
                this.#property("Utilization", new ifc.IfcReal(round6(check.utilization))),
                // under its own weight alone nothing has passed
                this.#property("Passed", new ifc.IfcBoolean(member.state === "passed")),
                this.#property("GoverningClause", w.label(check.clause)),
              ]
            : [this.#property("NotChecked", this.#text(member.unchecked ? english(member.unchecked) : "not checked"))]),
          this.#property("State", w.label(member.state)),
          this.#property("ActionsFrom", w.label(member.actions.from)),
          ...(assembly ? [this.#property("AssemblyState", w.label(assembly))] : []),
          this.#property("NationalAnnex", w.label(national_annex)),
          this.#property("Edition", w.label("first")),
        ]),
      ),
    );
  }

  /** How the assemblies are to be made, where the project says it. */
  execution(product: Product): void {
    const { execution = {} } = this.#settings;
    const facts = Object.entries(execution);
    if (facts.length === 0) return;
    const w = this.#w;
    this.#define("execution", product, (id) =>
      w.add(
        new w.ifc.IfcPropertySet(
          id,
          null as never,
          w.label("EN1090"),
          null,
          facts.map(([name, value]) => this.#property(executionNames[name] ?? name, this.#text(String(value)))),
        ),
      ),
    );
  }

  #property(name: string, value: unknown): Ref<IFC4.IfcPropertySingleValue> {
    const { ifc } = this.#w;
    return this.#w.add(new ifc.IfcPropertySingleValue(new ifc.IfcIdentifier(name), null, value as IFC4.IfcLabel, null));
  }

  #area(name: string, value: number): Ref<IFC4.IfcQuantityArea> {
    const { ifc } = this.#w;
    return this.#w.add(
      new ifc.IfcQuantityArea(this.#w.label(name), null, null, new ifc.IfcAreaMeasure(round6(value)), null),
    );
  }

  #weight(name: string, value: number): Ref<IFC4.IfcQuantityWeight> {
    const { ifc } = this.#w;
    return this.#w.add(
      new ifc.IfcQuantityWeight(this.#w.label(name), null, null, new ifc.IfcMassMeasure(round6(value)), null),
    );
  }

  #define(
    key: string,
    product: Product,
    make: (id: IFC4.IfcGloballyUniqueId) => Ref<IFC4.IfcPropertySetDefinition>,
  ): void {
    let known = this.#defined.get(key);
    if (!known) {
      known = { by: make(this.#id("set", key)), products: [] };
      this.#defined.set(key, known);
    }
    known.products.push(product);
  }

  plate(product: Product, part: PlatePart): void {
    const w = this.#w;
    const { ifc } = w;
    this.#associate(`plate ${part.steel_grade}`, product, () => this.#material(part.steel_grade));
    this.#define(`plate common ${part.id}`, product, (set) =>
      w.add(
        new ifc.IfcPropertySet(set, null as never, w.label("Pset_PlateCommon"), null, [
          this.#property("Reference", new ifc.IfcIdentifier(printable(part.mark, 255))),
          this.#property("LoadBearing", new ifc.IfcBoolean(true)),
        ]),
      ),
    );
    this.#define(`plate quantities ${part.id}`, product, (set) =>
      w.add(
        new ifc.IfcElementQuantity(set, null as never, w.label("Qto_PlateBaseQuantities"), null, null, [
          w.add(new ifc.IfcQuantityLength(w.label("Width"), null, null, w.length(part.t_mm), null)),
          this.#weight("GrossWeight", part.mass_kg),
          this.#weight("NetWeight", part.net_mass_kg),
        ]),
      ),
    );
  }
}

const round6 = (value: number) => Math.round(value * 1e6) / 1e6;
