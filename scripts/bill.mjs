// What the product is made of, for people who have to know: a bill of materials (CycloneDX 1.6) and the licences of all its parts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installedFrom, licenceOf, licenceTexts, manifestIn, productionPackages, root } from "./dependencies.mjs";

/** Licences that a service may be built with. Another one stops the build until somebody has read it. */
const accepted = [
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "(MIT OR CC0-1.0)",
    "(MIT OR Apache-2.0)",
  ],
  // of files: whoever changes web-ifc's own files shows the changes
  "MPL-2.0",
];
/** What their manifests do not say, read in their licence files. */
const read = {
  // fonts: Bitstream Vera, and public domain
  "dejavu-fonts-ttf": "Bitstream-Vera",
  "png-js": "MIT",
};

function licenceNamed(one) {
  const known = read[one.name];
  if (known !== undefined) return known;
  const said = licenceOf(one);
  if (!accepted.includes(said))
    throw new Error(`${one.key} has the licence ${said}: read it, and put it into scripts/bill.mjs`);
  return said;
}

/** What the registry promised of each package, by name and version. */
function promised() {
  const lock = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  const found = /^ {2}'?((?:@[^/'\n]+\/)?[^@'\n]+@[^:('\n]+)'?:\n {4}resolution: \{integrity: (sha512)-([\w+/=]+)\}/gm;
  return new Map(
    [...lock.matchAll(found)].map(([, key, , hash]) => [key, Buffer.from(hash, "base64").toString("hex")]),
  );
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
const namesOf = (name) => {
  const [group, rest] = name.startsWith("@") ? name.split("/") : [undefined, name];
  return { ...(group && { group }), name: rest };
};

/** Node as it comes with the package: of the registry, one for each platform. */
export function packagedNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = installedFrom(root, name);
  return folder && { folder, version: manifestIn(folder).version };
}

const texts = {
  installed: "beside the files of the server",
  bundled: "inside the files of the server",
  pages: "inside the pages",
};

/** The same packages give the same bill, to the byte: it has no time and no chance in it. */
export function billOfMaterials({ name, version, description }, { withNode = false } = {}) {
  const packages = productionPackages();
  const hashes = promised();
  const ref = `${purlOf({ name, version })}`;
  const components = packages.map((one) => {
    const licence = licenceNamed(one);
    const hash = hashes.get(one.key);
    if (hash === undefined) throw new Error(`${one.key} is not in pnpm-lock.yaml`);
    return {
      type: "library",
      "bom-ref": purlOf(one),
      ...namesOf(one.name),
      version: one.version,
      scope: "required",
      hashes: [{ alg: "SHA-512", content: hash }],
      licenses: [/ /.test(licence) ? { expression: licence } : { license: { id: licence } }],
      purl: purlOf(one),
      properties: [{ name: "x:place", value: texts[one.place] }],
    };
  });
  const node = withNode ? packagedNode() : undefined;
  const bill = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": ref,
        ...namesOf(name),
        version,
        description,
        licenses: [{ license: { id: "Apache-2.0" } }],
        purl: purlOf({ name, version }),
      },
    },
    components: [
      ...components,
      ...(node
        ? [
            {
              type: "platform",
              "bom-ref": `pkg:generic/node@${node.version}`,
              name: "node",
              version: node.version,
              licenses: [{ license: { name: "Node.js: MIT, with parts under their own licences" } }],
              purl: `pkg:generic/node@${node.version}`,
            },
          ]
        : []),
    ],
    dependencies: [
      { ref, dependsOn: packages.filter(({ direct }) => direct).map(purlOf) },
      ...packages.map((one) => ({ ref: purlOf(one), dependsOn: one.needs.map(purlOfKey) })),
    ],
  };
  const id = createHash("sha256").update(JSON.stringify(bill)).digest("hex");
  const uuid = [id.slice(0, 8), id.slice(8, 12), `8${id.slice(13, 16)}`, `a${id.slice(17, 20)}`, id.slice(20, 32)];
  return { ...bill, serialNumber: `urn:uuid:${uuid.join("-")}` };
}

const purlOfKey = (key) => {
  const at = key.lastIndexOf("@");
  return purlOf({ name: key.slice(0, at), version: key.slice(at + 1) });
};

/** Every licence in full; packages that have the same text share it. */
export function licences({ withNode = false } = {}) {
  const byText = new Map();
  for (const one of productionPackages()) {
    const text = licenceTexts(one).join("\n\n") || without(one);
    byText.set(text, [...(byText.get(text) ?? []), `${one.key} (${licenceNamed(one)})`]);
  }
  const node = withNode ? packagedNode() : undefined;
  if (node) byText.set(readFileSync(join(node.folder, "LICENSE"), "utf8").trim(), [`node@${node.version}`]);
  const parts = [...byText].map(([text, keys]) => `${keys.join("\n")}\n\n${text}\n`);
  return `Licences of what others wrote and this is built with.\n\n${parts.join(`\n${"-".repeat(80)}\n\n`)}`;
}

function without({ manifest: { author, homepage, repository, license } }) {
  const from = [author?.name ?? author, homepage ?? repository?.url ?? repository].filter(Boolean).join(", ");
  return `The package has no text of its licence (${license}). It is from ${from}.`;
}
