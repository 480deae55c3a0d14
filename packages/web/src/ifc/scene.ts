import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  EdgesGeometry,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Part } from "./part.ts";

/** A part of the model and the member that it belongs to in the list. */
export interface Shown {
  readonly part: Part;
  readonly key: string | undefined;
}

/** Colours as the page has them: of a member, of what is fixed to it, of what is chosen, of edges. */
export interface Paint {
  readonly member: (key: string | undefined) => string;
  readonly fitting: string;
  readonly chosen: string;
  readonly edge: string;
}

/** Lines along edges cost more than they show in a model that is larger. */
const mostTriangles = 400_000;
/** Faces that meet under more than this are an edge, in degrees. */
const edgeAngle = 25;
const steepest = 0.02;
/** From where a model is looked at first: across its longer side, a little from the right and from above. */
const first = { phi: 1.05, aside: 0.45 };
/** On a screen that is higher than wide a long model is looked at along it, as far as that makes it larger. */
const turns = [0, 0.35, 0.7, 1, 1.2];
/** Lines of edges are as strong as this at a distance of a metre, and weaker beyond some ten. */
const edges = { most: 0.55, fading: 7 };
/** What is gone to fills this much of the picture. */
const filled = 0.92;

/** The model, drawn when something changed and not otherwise. */
export class ModelScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(35);
  readonly #target = new Vector3();
  readonly #around = new Spherical(1, first.phi, first.aside);
  readonly #meshes: { readonly mesh: Mesh<BufferGeometry, MeshLambertMaterial>; readonly shown: Shown }[] = [];
  readonly #edges = new LineBasicMaterial({ transparent: true });
  readonly #light = new DirectionalLight(0xffffff, 1.6);
  readonly #box = new Box3();
  readonly #whole = new Sphere();
  #asked = 0;

  constructor(canvas: HTMLCanvasElement, parts: readonly Shown[]) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.#scene.add(new HemisphereLight(0xffffff, 0x8a8f98, 1.7), this.#light);
    const triangles = parts.reduce((sum, { part }) => sum + part.indices.length / 3, 0);
    for (const shown of parts) {
      const geometry = new BufferGeometry();
      geometry.setAttribute("position", new BufferAttribute(shown.part.positions, 3));
      geometry.setAttribute("normal", new BufferAttribute(shown.part.normals, 3));
      geometry.setIndex(new BufferAttribute(shown.part.indices, 1));
      const mesh = new Mesh(geometry, new MeshLambertMaterial());
      this.#scene.add(mesh);
      this.#meshes.push({ mesh, shown });
      if (triangles < mostTriangles) mesh.add(new LineSegments(new EdgesGeometry(geometry, edgeAngle), this.#edges));
    }
    this.#box.setFromObject(this.#scene).getBoundingSphere(this.#whole);
    this.whole();
  }

  paint({ member, fitting, chosen, edge }: Paint, selected: string | undefined): void {
    this.#edges.color.set(edge);
    for (const { mesh, shown } of this.#meshes) {
      const isMember = shown.part.kind === "member";
      const isChosen = isMember && selected !== undefined && shown.key === selected;
      mesh.material.color.set(isChosen ? chosen : isMember ? member(shown.key) : fitting);
      mesh.material.emissive.copy(isChosen ? new Color(chosen).multiplyScalar(0.35) : new Color(0));
    }
    this.#ask();
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#ask();
  }

  /** Radians about the upright, and up or down. */
  orbit(about: number, up: number): void {
    this.#around.theta -= about;
    this.#around.phi = Math.min(Math.PI - steepest, Math.max(steepest, this.#around.phi - up));
    this.#ask();
  }

  /** In parts of the height of the picture. */
  move(right: number, up: number): void {
    const height = 2 * this.#around.radius * Math.tan((this.#camera.fov * Math.PI) / 360);
    const { elements } = this.#camera.matrixWorld;
    this.#target.addScaledVector(new Vector3(elements[0], elements[1], elements[2]), -right * height);
    this.#target.addScaledVector(new Vector3(elements[4], elements[5], elements[6]), -up * height);
    this.#ask();
  }

  zoom(by: number): void {
    const { radius } = this.#whole;
    this.#around.radius = Math.min(radius * 8, Math.max(0.15, this.#around.radius / by));
    this.#ask();
  }

  whole(): void {
    const { x, z } = this.#box.getSize(new Vector3());
    this.#around.phi = first.phi;
    const across = first.aside + (z > x ? Math.PI / 2 : 0);
    const nearness = (this.#camera.aspect < 1 ? turns : [0]).map((turn) => {
      this.#around.theta = across + turn;
      return { theta: this.#around.theta, distance: this.#distanceTo(this.#box) };
    });
    this.#around.theta = nearness.reduce((a, b) => (b.distance < a.distance ? b : a)).theta;
    this.#goTo(this.#box);
  }

  /** To the pieces of a member, seen from where one looks now. */
  goTo(key: string): void {
    const box = new Box3();
    for (const { mesh, shown } of this.#meshes)
      if (shown.key === key && shown.part.kind === "member") box.expandByObject(mesh);
    if (!box.isEmpty()) this.#goTo(box.expandByScalar(0.3));
  }

  #goTo(box: Box3): void {
    this.#around.radius = this.#distanceTo(box);
    this.#ask();
  }

  /** As near as every corner of the box stays in the picture, seen from where one looks now. */
  #distanceTo(box: Box3): number {
    box.getCenter(this.#target);
    const camera = this.#camera;
    camera.position.setFromSpherical(this.#around).add(this.#target);
    camera.lookAt(this.#target);
    camera.updateMatrixWorld();
    const high = filled * Math.tan((camera.fov * Math.PI) / 360);
    const turn = camera.matrixWorldInverse.clone().setPosition(0, 0, 0);
    const distances = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
      const { min, max } = box;
      const at = new Vector3(corner & 1 ? max.x : min.x, corner & 2 ? max.y : min.y, corner & 4 ? max.z : min.z);
      at.sub(this.#target).applyMatrix4(turn);
      return at.z + Math.max(Math.abs(at.y) / high, Math.abs(at.x) / (high * camera.aspect));
    });
    return Math.max(0.3, ...distances);
  }

  /** What stands at a place of the picture, from -1 to 1 in both directions. */
  at(x: number, y: number): Shown | undefined {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.#camera);
    const [hit] = ray.intersectObjects(
      this.#meshes.map(({ mesh }) => mesh),
      false,
    );
    return this.#meshes.find(({ mesh }) => mesh === hit?.object)?.shown;
  }

  #ask(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#asked = 0;
    const camera = this.#camera;
    camera.position.setFromSpherical(this.#around).add(this.#target);
    camera.lookAt(this.#target);
    const far = camera.position.distanceTo(this.#whole.center) + this.#whole.radius;
    camera.far = far * 1.1;
    camera.near = Math.max(far / 5000, this.#around.radius / 50);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    this.#edges.opacity = Math.min(edges.most, edges.fading / this.#around.radius);
    this.#light.position.copy(camera.position).add(new Vector3(0, this.#around.radius, 0));
    this.#light.target.position.copy(this.#target);
    this.#light.target.updateMatrixWorld();
    this.#renderer.render(this.#scene, camera);
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    for (const { mesh } of this.#meshes) {
      mesh.geometry.dispose();
      mesh.material.dispose();
      for (const child of mesh.children) if (child instanceof LineSegments) child.geometry.dispose();
    }
    this.#edges.dispose();
    this.#renderer.dispose();
  }
}
