import type { FlatScene } from '../../flat-scene.ts';
import { type CompiledMaterial, compileMaterial } from '../../materials/compile-material.ts';
import { type Material, material } from '../../materials/material.ts';
import { readTable, reflectedShare, TABLE } from './ggx.ts';

/** A scene's materials by number, in arrays, with precomputed properties of each. */
export interface MaterialTable {
  readonly compiled: readonly CompiledMaterial[];
  readonly coat: Float64Array;
  /** GGX alpha: roughness squared, never quite 0. */
  readonly alpha: Float64Array;
  readonly metallic: Float64Array;
  readonly sheen: Float64Array;
  readonly translucency: Float64Array;
  readonly relief: Float64Array;
  /** Three each; `emits` is 1 where one of them is not 0. */
  readonly emission: Float64Array;
  readonly emits: Uint8Array;
  /** Three each: the texture's mean over the surfaces that wear it. */
  readonly meanColor: Float64Array;
  /** `TABLE` entries each by cosine: share of light the coat reflects. */
  readonly coatShare: Float64Array;
  /** `TABLE` entries each by cosine: share of light a white metal reflects at the first bounce within its facets. */
  readonly metalShare: Float64Array;
  /** Number of a matte material after the scene's own, whose color is given from elsewhere. */
  readonly matte: number;
}

/** Mirrors are this rough, so that every number stays finite. */
const LEAST_ALPHA = 0.0012;

export function createMaterialTable(scene: FlatScene): MaterialTable {
  const materials = [...scene.materials, material({ kind: 'plain', color: '#ffffff' })];
  const numbers = (of: (one: Material) => number) => Float64Array.from(materials, of);
  const count = materials.length;
  const table: MaterialTable = {
    compiled: compileAll(materials),
    coat: numbers((m) => m.coat),
    alpha: numbers((m) => Math.max(LEAST_ALPHA, m.roughness * m.roughness)),
    metallic: numbers((m) => m.metallic),
    sheen: numbers((m) => m.sheen),
    translucency: numbers((m) => m.translucency),
    relief: numbers((m) => m.relief),
    emission: new Float64Array(count * 3),
    emits: new Uint8Array(count),
    meanColor: new Float64Array(count * 3),
    coatShare: new Float64Array(count * TABLE),
    metalShare: new Float64Array(count * TABLE),
    matte: count - 1,
  };
  const shares = new Map<number, ReturnType<typeof reflectedShare>>();
  for (const [i, { coat, metallic, emission }] of materials.entries()) {
    if (emission) {
      table.emission.set(emission, i * 3);
      table.emits[i] = emission.some((channel) => channel > 0) ? 1 : 0;
    }
    if (coat <= 0 && metallic <= 0) continue;
    const alpha = table.alpha[i]!;
    const share = shares.get(alpha) ?? reflectedShare(alpha);
    shares.set(alpha, share);
    for (let k = 0; k < TABLE; k++) {
      table.coatShare[i * TABLE + k] = coat <= 0 ? 0 : coat * share.scale[k]! + share.bias[k]!;
      table.metalShare[i * TABLE + k] = share.scale[k]! + share.bias[k]!;
    }
  }
  findMeanColors(scene, table);
  return table;
}

let lastCompiled: ReadonlyMap<string, CompiledMaterial> = new Map();

/**
 * Compiles materials, or takes them from the scene before: a staging is drawn in three pictures, and its paintings
 * would be painted for each of them.
 */
function compileAll(materials: readonly Material[]): CompiledMaterial[] {
  const compiled = new Map<string, CompiledMaterial>();
  const answers = materials.map((one) => {
    const key = JSON.stringify(one);
    const ready = compiled.get(key) ?? lastCompiled.get(key) ?? compileMaterial(one);
    compiled.set(key, ready);
    return ready;
  });
  lastCompiled = compiled;
  return answers;
}

/** Places looked at for a material's mean color. */
const PLACES = 48;

function findMeanColors(scene: FlatScene, table: MaterialTable): void {
  const triangles = table.compiled.map((): number[] => []);
  const counts = new Uint32Array(triangles.length);
  for (const number of scene.material) counts[number]!++;
  const seen = new Uint32Array(triangles.length);
  for (const [triangle, number] of scene.material.entries()) {
    const stride = Math.ceil(counts[number]! / PLACES);
    if (seen[number]!++ % stride === 0) triangles[number]!.push(triangle);
  }
  const color = new Float64Array(3);
  for (const [number, list] of triangles.entries()) {
    if (list.length === 0) continue;
    for (let k = 0; k < PLACES; k++) {
      const at = list[k % list.length]! * 6;
      // A place in the triangle by a fixed spread (the R2 sequence, Roberts 2018).
      const s = (0.5 + k * 0.7548776662) % 1;
      const t = (0.5 + k * 0.569840291) % 1;
      const [b, c] = s + t > 1 ? [1 - s, 1 - t] : [s, t];
      const place = (axis: number) =>
        (1 - b - c) * scene.uvs[at + axis]! + b * scene.uvs[at + 2 + axis]! + c * scene.uvs[at + 4 + axis]!;
      table.compiled[number]!.albedo(place(0), place(1), color);
      for (let channel = 0; channel < 3; channel++) {
        table.meanColor[number * 3 + channel]! += color[channel]! / PLACES;
      }
    }
  }
}

/** Share of light from this cosine that the coat of a material keeps from its base. */
export function coatShareAt(table: MaterialTable, number: number, cosine: number): number {
  return table.coat[number]! > 0 ? readTable(table.coatShare, number * TABLE, cosine) : 0;
}
