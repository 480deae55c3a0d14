/**
 * Reads model.ifc in a worker, by web-ifc: what is shown is what the downloaded file holds. WebAssembly is allowed to this
 * worker alone, by the policy that comes with its file (@x/server, pages.ts); the page keeps its own.
 */
import {
  IFCBEAM,
  IFCCOLUMN,
  IFCFASTENER,
  IFCMECHANICALFASTENER,
  IFCMEMBER,
  IFCPLATE,
  IFCRELAGGREGATES,
  IfcAPI,
} from "web-ifc";
import wasm from "web-ifc/web-ifc.wasm?url";
import type { Answer, Part, PartKind } from "./part.ts";

const kinds: ReadonlyMap<number, PartKind> = new Map([
  [IFCBEAM, "member"],
  [IFCCOLUMN, "member"],
  [IFCMEMBER, "member"],
  [IFCPLATE, "plate"],
  [IFCMECHANICALFASTENER, "bolt"],
  [IFCFASTENER, "weld"],
]);

interface Name {
  readonly mark: string;
  readonly profile: string;
}

/** What is put together to one mesh. */
interface Gathered extends Name {
  readonly kind: PartKind;
  pieces: number;
  readonly bodies: { readonly vertices: Float32Array; readonly indices: Uint32Array; readonly place: number[] }[];
}

addEventListener("message", ({ data }: MessageEvent<string>) => {
  void answerTo(data).then((answer) => {
    const buffers =
      "parts" in answer
        ? answer.parts.flatMap(({ positions, normals, indices }) => [positions.buffer, normals.buffer, indices.buffer])
        : [];
    postMessage(answer, { transfer: buffers });
  });
});

async function answerTo(url: string): Promise<Answer> {
  const file = await fetch(url).catch(() => undefined);
  if (!file?.ok) return { problem: "away" };
  try {
    return { parts: await partsOf(new Uint8Array(await file.arrayBuffer())) };
  } catch {
    return { problem: "unreadable" };
  }
}

async function partsOf(bytes: Uint8Array): Promise<Part[]> {
  const api = new IfcAPI();
  await api.Init(() => wasm, true);
  const model = api.OpenModel(bytes);
  const names = namesOf(api, model);
  const bodies = new Map<number, { vertices: Float32Array; indices: Uint32Array }>();
  const gathered = new Map<string, Gathered>();
  api.StreamAllMeshesWithTypes(model, [...kinds.keys()], ({ expressID, geometries }) => {
    const kind = kinds.get(api.GetLineType(model, expressID));
    if (!kind) return;
    const name = names.get(expressID) ?? { mark: "", profile: "" };
    const key = JSON.stringify([kind, name.mark, name.profile]);
    const into = gathered.get(key) ?? { kind, ...name, pieces: 0, bodies: [] };
    gathered.set(key, into);
    into.pieces++;
    for (let i = 0; i < geometries.size(); i++) {
      const { geometryExpressID: id, flatTransformation: place } = geometries.get(i);
      const body = bodies.get(id) ?? bodyOf(api, model, id);
      bodies.set(id, body);
      into.bodies.push({ ...body, place });
    }
  });
  api.CloseModel(model);
  return [...gathered.values()].map(merged);
}

/** Members by their own mark and profile; plates, bolts and welds by those of the first member of their assembly. */
function namesOf(api: IfcAPI, model: number): Map<number, Name> {
  const names = new Map<number, Name>();
  for (const type of [IFCBEAM, IFCCOLUMN, IFCMEMBER])
    for (const id of api.GetLineIDsWithType(model, type)) {
      const { Tag, ObjectType } = api.GetLine(model, id);
      names.set(id, { mark: Tag?.value ?? "", profile: ObjectType?.value ?? "" });
    }
  for (const id of api.GetLineIDsWithType(model, IFCRELAGGREGATES)) {
    const parts: { value: number }[] = api.GetLine(model, id).RelatedObjects;
    const first = parts.map(({ value }) => names.get(value)).find((name) => name !== undefined);
    for (const { value } of parts) if (first && !names.has(value)) names.set(value, first);
  }
  return names;
}

function bodyOf(api: IfcAPI, model: number, id: number) {
  const geometry = api.GetGeometry(model, id);
  // copies: what the arrays look at is the memory of the module
  const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize()).slice();
  const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize()).slice();
  geometry.delete();
  return { vertices, indices };
}

/** Three coordinates and the normal stand in turn; each body in its place. */
function merged({ bodies, ...named }: Gathered): Part {
  const count = bodies.reduce((sum, { vertices }) => sum + vertices.length / 2, 0);
  const positions = new Float32Array(count);
  const normals = new Float32Array(count);
  const indices = new Uint32Array(bodies.reduce((sum, body) => sum + body.indices.length, 0));
  let [at, index] = [0, 0];
  for (const { vertices, indices: own, place } of bodies) {
    const first = at / 3;
    for (let i = 0; i < vertices.length; i += 6) {
      for (let axis = 0; axis < 3; axis++) {
        const turned = (from: number) =>
          (vertices[from] ?? 0) * (place[axis] ?? 0) +
          (vertices[from + 1] ?? 0) * (place[axis + 4] ?? 0) +
          (vertices[from + 2] ?? 0) * (place[axis + 8] ?? 0);
        positions[at + axis] = turned(i) + (place[axis + 12] ?? 0);
        normals[at + axis] = turned(i + 3);
      }
      at += 3;
    }
    for (const one of own) indices[index++] = first + one;
  }
  return { ...named, positions, normals, indices };
}
