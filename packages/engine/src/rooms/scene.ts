import { aboutY, add, apply, subtract, type Vec3 } from '../geometry/vector.ts';
import { buildBvh, type TriangleSoup } from './geometry/bvh.ts';
import { createRayCaster, type RayCaster } from './geometry/intersect.ts';
import { placed } from './geometry/mesh.ts';
import { type Emitters, emittersOf } from './light/emitters.ts';
import type { Material } from './materials/material.ts';
import { type Part, SURFACES, type Surface } from './part.ts';
import { type Bulb, furnish } from './pieces/furnish.ts';
import type { RoomSpec } from './room-spec.ts';
import { doorParts, windowParts } from './shell/openings.ts';
import { wallsFloorCeiling } from './shell/walls.ts';

/** Everything a ray can meet, in flat arrays by triangle number. */
export interface Scene {
  readonly caster: RayCaster;
  /** Nine floats a triangle: the three corners' normals. */
  readonly normals: Float32Array;
  /** Six floats a triangle: the three corners' texture coordinates. */
  readonly uvs: Float32Array;
  /** Three floats a triangle: the flat normal, length 1. */
  readonly faces: Float32Array;
  readonly material: Uint16Array;
  readonly materials: readonly Material[];
  /** Index into `SURFACES`. */
  readonly surface: Uint8Array;
  /** 0 = the room itself, else 1 + index of the piece in the spec. */
  readonly object: Uint16Array;
  /** Number of the window whose pane this triangle is; -1 elsewhere. */
  readonly pane: Int16Array;
  readonly emitters: Emitters;
  /** A place in the open, high in the middle of the room. */
  readonly middle: Vec3;
}

interface Entry extends Part {
  surface: Surface;
  object: number;
  pane?: number;
}

/** Builds the room of a spec and the tree that finds what rays meet in it. */
export function buildScene(spec: RoomSpec): Scene {
  const entries: Entry[] = [];
  for (const part of wallsFloorCeiling(spec)) entries.push({ ...part, object: 0 });
  for (const [i, window] of spec.windows.entries()) {
    for (const part of windowParts(spec, window, i)) entries.push({ ...part, object: 0 });
  }
  for (const door of spec.doors)
    for (const part of doorParts(spec, door)) entries.push({ ...part, object: 0 });
  const bulbs: Bulb[] = [];
  for (const [i, piece] of spec.pieces.entries()) {
    const made = furnish(piece, spec, i);
    const turn = aboutY((piece.turn * Math.PI) / 180);
    for (const part of made.parts) {
      entries.push({
        mesh: placed(part.mesh, piece.at, turn),
        material: part.material,
        surface: 'object',
        object: i + 1,
      });
    }
    for (const bulb of made.bulbs) bulbs.push({ ...bulb, at: add(apply(turn, bulb.at), piece.at) });
  }
  const middle: Vec3 = [spec.size.width / 2, spec.size.height * 0.8, spec.size.depth / 2];
  return { ...flatten(entries, emittersOf(spec, bulbs)), middle };
}

function flatten(entries: readonly Entry[], emitters: Emitters): Omit<Scene, 'middle'> {
  const count = entries.reduce((sum, e) => sum + e.mesh.triangles.length / 3, 0);
  const soup: TriangleSoup = { count, data: new Float32Array(count * 9), passesLight: new Uint8Array(count) };
  const scene = {
    normals: new Float32Array(count * 9),
    uvs: new Float32Array(count * 6),
    faces: new Float32Array(count * 3),
    material: new Uint16Array(count),
    surface: new Uint8Array(count),
    object: new Uint16Array(count),
    pane: new Int16Array(count).fill(-1),
  };
  const materials: Material[] = [];
  const numbers = new Map<Material, number>();
  let at = 0;
  for (const { mesh, material, surface, object, pane } of entries) {
    let number = numbers.get(material);
    if (number === undefined) {
      number = materials.push(material) - 1;
      numbers.set(material, number);
    }
    for (let i = 0; i < mesh.triangles.length; i += 3, at++) {
      const corner = [mesh.triangles[i]!, mesh.triangles[i + 1]!, mesh.triangles[i + 2]!] as const;
      const [a, b, c] = corner.map((n) => mesh.positions[n]!) as [Vec3, Vec3, Vec3];
      const [ab, ac] = [subtract(b, a), subtract(c, a)];
      soup.data.set([...a, ...ab, ...ac], at * 9);
      soup.passesLight[at] = material.passesLight ? 1 : 0;
      writeFace(scene.faces, at, ab, ac);
      for (let k = 0; k < 3; k++) {
        scene.normals.set(mesh.normals[corner[k]!]!, at * 9 + k * 3);
        scene.uvs.set(mesh.uvs[corner[k]!]!, at * 6 + k * 2);
      }
      scene.material[at] = number;
      scene.surface[at] = SURFACES.indexOf(surface);
      scene.object[at] = object;
      scene.pane[at] = pane ?? -1;
    }
  }
  return { ...scene, caster: createRayCaster(soup, buildBvh(soup)), materials, emitters };
}

function writeFace(faces: Float32Array, at: number, ab: Vec3, ac: Vec3): void {
  const x = ab[1] * ac[2] - ab[2] * ac[1];
  const y = ab[2] * ac[0] - ab[0] * ac[2];
  const z = ab[0] * ac[1] - ab[1] * ac[0];
  const size = Math.hypot(x, y, z) || 1;
  faces[at * 3] = x / size;
  faces[at * 3 + 1] = y / size;
  faces[at * 3 + 2] = z / size;
}
