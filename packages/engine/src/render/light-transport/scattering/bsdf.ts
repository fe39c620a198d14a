import { cosineDirection } from '../basis.ts';
import type { Surface } from '../surface.ts';
import { visibleNormal } from './ggx.ts';
import type { MaterialTable } from './material-table.ts';
import { sheenShare } from './sheen.ts';
import { addSheen, addShine, LAYER, LAYER_NUMBERS, weighLayers } from './surface-layers.ts';

/** How a surface scatters light, by the layers of its material (see `weighLayers`). */
export interface Bsdf {
  /**
   * After `evaluate`: the BSDF times the cosine. After `sample`: the same divided by the likelihood of the direction,
   * that is, the factor for the path.
   */
  readonly value: Float64Array;
  /** One entry: likelihood per steradian of `sample` choosing the direction. */
  readonly pdf: Float64Array;
  /** The direction `sample` chose. */
  readonly direction: Float64Array;
  /** Readies the lobes at a surface. `widen` is the least GGX alpha: narrow lobes after a matte bounce make sparks. */
  begin(surface: Surface, widen: number): void;
  /** Answers whether any light goes that way. */
  evaluate(x: number, y: number, z: number): boolean;
  /** Chooses a direction by three numbers in [0, 1); false when the path ends here. */
  sample(lobe: number, u: number, v: number): boolean;
}

const PI = Math.PI;

/** The BSDF of a scene's materials. */
export function createBsdf(table: MaterialTable): Bsdf {
  const value = new Float64Array(3);
  const pdf = new Float64Array(1);
  const direction = new Float64Array(3);
  const half = new Float64Array(3);
  const sheenTable = sheenShare();
  const layers = new Float64Array(LAYER_NUMBERS);
  let normal: Float64Array = half;
  let face: Float64Array = half;
  let out: Float64Array = half;

  function begin(surface: Surface, widen: number): void {
    normal = surface.normal;
    face = surface.face;
    out = surface.out;
    weighLayers(table, sheenTable, surface, widen, layers);
  }

  function evaluate(x: number, y: number, z: number): boolean {
    const cosIn = normal[0]! * x + normal[1]! * y + normal[2]! * z;
    if (face[0]! * x + face[1]! * y + face[2]! * z <= 0) return comesThrough(-cosIn);
    if (cosIn <= 0) return nothing();
    const matte = ((1 - layers[LAYER.through]!) * cosIn) / PI;
    value[0] = layers[LAYER.base]! * matte;
    value[1] = layers[LAYER.base + 1]! * matte;
    value[2] = layers[LAYER.base + 2]! * matte;
    pdf[0] = (layers[LAYER.matteChance]! * cosIn) / PI;
    if (layers[LAYER.shiny]! === 1 || layers[LAYER.sheen]! > 0) addReflected(x, y, z, cosIn);
    return true;
  }

  /** Light of the matte base that leaves on the other side. */
  function comesThrough(cosIn: number): boolean {
    if (layers[LAYER.through]! <= 0 || cosIn <= 0) return nothing();
    const share = (layers[LAYER.through]! * cosIn) / PI;
    value[0] = layers[LAYER.base]! * share;
    value[1] = layers[LAYER.base + 1]! * share;
    value[2] = layers[LAYER.base + 2]! * share;
    pdf[0] = (layers[LAYER.throughChance]! * cosIn) / PI;
    return true;
  }

  /** Adds what sheen, coat and metal reflect: they go by the half vector. */
  function addReflected(x: number, y: number, z: number, cosIn: number): void {
    let hx = x + out[0]!;
    let hy = y + out[1]!;
    let hz = z + out[2]!;
    const scale = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz + 1e-18);
    hx *= scale;
    hy *= scale;
    hz *= scale;
    const cosHalf = Math.min(1, normal[0]! * hx + normal[1]! * hy + normal[2]! * hz);
    if (layers[LAYER.sheen]! > 0) addSheen(layers, cosIn, cosHalf, value);
    if (layers[LAYER.shiny]! === 1 && cosHalf > 0) {
      pdf[0]! += addShine(layers, cosIn, cosHalf, hx * x + hy * y + hz * z, value);
    }
  }

  function nothing(): false {
    value[0] = 0;
    value[1] = 0;
    value[2] = 0;
    pdf[0] = 0;
    return false;
  }

  function sample(lobe: number, u: number, v: number): boolean {
    if (lobe < layers[LAYER.shineChance]!) {
      visibleNormal(u, v, out, normal, layers[LAYER.alpha]!, half);
      const twice = 2 * (out[0]! * half[0]! + out[1]! * half[1]! + out[2]! * half[2]!);
      direction[0] = twice * half[0]! - out[0]!;
      direction[1] = twice * half[1]! - out[1]!;
      direction[2] = twice * half[2]! - out[2]!;
    } else {
      cosineDirection(u, v, normal, direction);
      if (lobe >= layers[LAYER.shineChance]! + layers[LAYER.matteChance]!) {
        direction[0] = -direction[0]!;
        direction[1] = -direction[1]!;
        direction[2] = -direction[2]!;
      }
    }
    if (!evaluate(direction[0]!, direction[1]!, direction[2]!) || !(pdf[0]! > 1e-12)) return false;
    const scale = 1 / pdf[0]!;
    value[0]! *= scale;
    value[1]! *= scale;
    value[2]! *= scale;
    return true;
  }

  return { value, pdf, direction, begin, evaluate, sample };
}
