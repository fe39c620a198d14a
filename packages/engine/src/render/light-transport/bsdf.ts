import { cosineDirection } from './basis.ts';
import { facets, readTable, reflectionPdf, schlick, TABLE, visibility, visibleNormal } from './ggx.ts';
import { coatShareAt, type MaterialTable } from './material-table.ts';
import { sheenShare, sheenValue } from './sheen.ts';
import type { Surface } from './surface.ts';

/**
 * How a surface scatters light: a matte base, part of which comes through to the other side, under sheen and a GGX
 * coat; or a metal. Every layer takes from those below what it reflects itself ("albedo scaling"), so that nothing
 * sends out more than it gets; metals get back what single scattering loses (Turquin 2019, "Practical multiple
 * scattering compensation for microfacet models").
 */
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

export function createBsdf(table: MaterialTable): Bsdf {
  const value = new Float64Array(3);
  const pdf = new Float64Array(1);
  const direction = new Float64Array(3);
  const half = new Float64Array(3);
  const sheenTable = sheenShare();
  let normal: Float64Array = half;
  let face: Float64Array = half;
  let out: Float64Array = half;
  let alpha = 1;
  let coat = 0;
  let metallic = 0;
  let shiny = false;
  let cosOut = 1;
  let through = 0;
  /** Colors of the base (before its share to the other side), of sheen, of the metal's mirror. */
  let [br, bg, bb] = [0, 0, 0];
  let [sr, sg, sb] = [0, 0, 0];
  let [mr, mg, mb] = [0, 0, 0];
  let sheen = 0;
  let metalGain = 1;
  let [shineChance, matteChance, throughChance] = [0, 1, 0];

  function begin(surface: Surface, widen: number): void {
    const m = surface.material;
    normal = surface.normal;
    face = surface.face;
    out = surface.out;
    cosOut = normal[0]! * out[0]! + normal[1]! * out[1]! + normal[2]! * out[2]!;
    const r = surface.albedo[0]!;
    const g = surface.albedo[1]!;
    const b = surface.albedo[2]!;
    metallic = table.metallic[m]!;
    coat = table.coat[m]!;
    through = table.translucency[m]!;
    sheen = table.sheen[m]!;
    shiny = coat > 0 || metallic > 0;
    const kept = coatShareAt(table, m, cosOut);
    let base = (1 - metallic) * (1 - kept);
    let gleam = 0;
    if (sheen > 0) {
      // Fibers shine in a paler version of their color.
      sr = Math.sqrt(r);
      sg = Math.sqrt(g);
      sb = Math.sqrt(b);
      gleam = sheen * readTable(sheenTable, 0, cosOut) * Math.max(sr, sg, sb);
      if (gleam > 1) gleam = 1;
      sheen *= base;
      base *= 1 - gleam;
    }
    br = r * base;
    bg = g * base;
    bb = b * base;
    const matte = Math.max(br, bg, bb);
    const reflected = matte * (1 - through) + gleam * (1 - metallic) * (1 - kept);
    if (!shiny) {
      const total = reflected + matte * through;
      shineChance = 0;
      throughChance = total > 0 ? (matte * through) / total : 0;
      matteChance = 1 - throughChance;
      return;
    }
    alpha = Math.max(widen, table.alpha[m]!);
    mr = r;
    mg = g;
    mb = b;
    metalGain = 1 / Math.max(0.3, readTable(table.metalShare, m * TABLE, cosOut)) - 1;
    // Reflections carry more contrast than matte light: they get twice their share of the paths.
    const shine = 2 * ((1 - metallic) * kept + metallic * Math.max(r, g, b, 0.05));
    const total = shine + reflected + matte * through;
    shineChance = shine / total;
    throughChance = (matte * through) / total;
    matteChance = reflected / total;
  }

  function evaluate(x: number, y: number, z: number): boolean {
    let cosIn = normal[0]! * x + normal[1]! * y + normal[2]! * z;
    if (face[0]! * x + face[1]! * y + face[2]! * z <= 0) {
      cosIn = -cosIn;
      if (through <= 0 || cosIn <= 0) return nothing();
      const share = (through * cosIn) / PI;
      value[0] = br * share;
      value[1] = bg * share;
      value[2] = bb * share;
      pdf[0] = (throughChance * cosIn) / PI;
      return true;
    }
    if (cosIn <= 0) return nothing();
    const matte = ((1 - through) * cosIn) / PI;
    let r = br * matte;
    let g = bg * matte;
    let b = bb * matte;
    let chance = (matteChance * cosIn) / PI;
    if (shiny || sheen > 0) {
      let hx = x + out[0]!;
      let hy = y + out[1]!;
      let hz = z + out[2]!;
      const scale = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz + 1e-18);
      hx *= scale;
      hy *= scale;
      hz *= scale;
      const cosHalf = Math.min(1, normal[0]! * hx + normal[1]! * hy + normal[2]! * hz);
      if (sheen > 0) {
        const gleam = sheen * sheenValue(cosOut, cosIn, cosHalf) * cosIn;
        r += sr * gleam;
        g += sg * gleam;
        b += sb * gleam;
      }
      if (shiny && cosHalf > 0) {
        const grazing = schlick(Math.min(1, Math.max(0, hx * x + hy * y + hz * z)));
        const mirror = facets(cosHalf, alpha) * visibility(cosOut, cosIn, alpha) * cosIn;
        const varnish = (1 - metallic) * (coat > 0 ? coat + (1 - coat) * grazing : 0);
        r += mirror * (varnish + metallic * (mr + (1 - mr) * grazing) * (1 + mr * metalGain));
        g += mirror * (varnish + metallic * (mg + (1 - mg) * grazing) * (1 + mg * metalGain));
        b += mirror * (varnish + metallic * (mb + (1 - mb) * grazing) * (1 + mb * metalGain));
        chance += shineChance * reflectionPdf(cosHalf, cosOut, alpha);
      }
    }
    value[0] = r;
    value[1] = g;
    value[2] = b;
    pdf[0] = chance;
    return true;
  }

  function nothing(): false {
    value[0] = 0;
    value[1] = 0;
    value[2] = 0;
    pdf[0] = 0;
    return false;
  }

  function sample(lobe: number, u: number, v: number): boolean {
    const nx = normal[0]!;
    const ny = normal[1]!;
    const nz = normal[2]!;
    if (lobe < shineChance) {
      const ox = out[0]!;
      const oy = out[1]!;
      const oz = out[2]!;
      visibleNormal(u, v, ox, oy, oz, nx, ny, nz, alpha, half);
      const twice = 2 * (ox * half[0]! + oy * half[1]! + oz * half[2]!);
      direction[0] = twice * half[0]! - ox;
      direction[1] = twice * half[1]! - oy;
      direction[2] = twice * half[2]! - oz;
    } else {
      cosineDirection(u, v, nx, ny, nz, direction);
      if (lobe >= shineChance + matteChance) {
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
