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

/**
 * The results of `begin`, in one array of numbers: variables shared by functions would be allocated anew with every
 * write. Colors (of the base before its share to the other side, of the sheen, of a metal's mirror) take three.
 */
const ALPHA = 0;
const COAT = 1;
const METALLIC = 2;
/** 1 where there is a coat or metal. */
const SHINY = 3;
const COS_OUT = 4;
const THROUGH = 5;
const SHEEN = 6;
/** Correction of a white metal, as a share of single scattering. */
const METAL_GAIN = 7;
const SHINE_CHANCE = 8;
const MATTE_CHANCE = 9;
const THROUGH_CHANCE = 10;
const BASE = 11;
const GLEAM = 14;
const METAL = 17;
const STATES = 20;

export function createBsdf(table: MaterialTable): Bsdf {
  const value = new Float64Array(3);
  const pdf = new Float64Array(1);
  const direction = new Float64Array(3);
  const half = new Float64Array(3);
  const sheenTable = sheenShare();
  let normal: Float64Array = half;
  let face: Float64Array = half;
  let out: Float64Array = half;
  const state = new Float64Array(STATES);

  function begin(surface: Surface, widen: number): void {
    const m = surface.material;
    normal = surface.normal;
    face = surface.face;
    out = surface.out;
    state[COS_OUT] = normal[0]! * out[0]! + normal[1]! * out[1]! + normal[2]! * out[2]!;
    const r = surface.albedo[0]!;
    const g = surface.albedo[1]!;
    const b = surface.albedo[2]!;
    state[METALLIC] = table.metallic[m]!;
    state[COAT] = table.coat[m]!;
    state[THROUGH] = table.translucency[m]!;
    state[SHEEN] = table.sheen[m]!;
    state[SHINY] = state[COAT]! > 0 || state[METALLIC]! > 0 ? 1 : 0;
    const kept = coatShareAt(table, m, state[COS_OUT]!);
    let base = (1 - state[METALLIC]!) * (1 - kept);
    let gleam = 0;
    if (state[SHEEN]! > 0) {
      // Fibers shine in a paler version of their color.
      state[GLEAM] = Math.sqrt(r);
      state[GLEAM + 1] = Math.sqrt(g);
      state[GLEAM + 2] = Math.sqrt(b);
      gleam =
        state[SHEEN]! *
        readTable(sheenTable, 0, state[COS_OUT]!) *
        Math.max(state[GLEAM]!, state[GLEAM + 1]!, state[GLEAM + 2]!);
      if (gleam > 1) gleam = 1;
      state[SHEEN]! *= base;
      base *= 1 - gleam;
    }
    state[BASE] = r * base;
    state[BASE + 1] = g * base;
    state[BASE + 2] = b * base;
    const matte = Math.max(state[BASE]!, state[BASE + 1]!, state[BASE + 2]!);
    const reflected = matte * (1 - state[THROUGH]!) + gleam * (1 - state[METALLIC]!) * (1 - kept);
    if (state[SHINY]! === 0) {
      const total = reflected + matte * state[THROUGH]!;
      state[SHINE_CHANCE] = 0;
      state[THROUGH_CHANCE] = total > 0 ? (matte * state[THROUGH]!) / total : 0;
      state[MATTE_CHANCE] = 1 - state[THROUGH_CHANCE]!;
      return;
    }
    state[ALPHA] = Math.max(widen, table.alpha[m]!);
    state[METAL] = r;
    state[METAL + 1] = g;
    state[METAL + 2] = b;
    state[METAL_GAIN] = 1 / Math.max(0.3, readTable(table.metalShare, m * TABLE, state[COS_OUT]!)) - 1;
    // Reflections carry more contrast than matte light: they get twice their share of the paths.
    const shine = 2 * ((1 - state[METALLIC]!) * kept + state[METALLIC]! * Math.max(r, g, b, 0.05));
    const total = shine + reflected + matte * state[THROUGH]! + 1e-12;
    state[SHINE_CHANCE] = shine / total;
    state[THROUGH_CHANCE] = (matte * state[THROUGH]!) / total;
    state[MATTE_CHANCE] = reflected / total;
  }

  function evaluate(x: number, y: number, z: number): boolean {
    let cosIn = normal[0]! * x + normal[1]! * y + normal[2]! * z;
    if (face[0]! * x + face[1]! * y + face[2]! * z <= 0) {
      cosIn = -cosIn;
      if (state[THROUGH]! <= 0 || cosIn <= 0) return nothing();
      const share = (state[THROUGH]! * cosIn) / PI;
      value[0] = state[BASE]! * share;
      value[1] = state[BASE + 1]! * share;
      value[2] = state[BASE + 2]! * share;
      pdf[0] = (state[THROUGH_CHANCE]! * cosIn) / PI;
      return true;
    }
    if (cosIn <= 0) return nothing();
    const matte = ((1 - state[THROUGH]!) * cosIn) / PI;
    let r = state[BASE]! * matte;
    let g = state[BASE + 1]! * matte;
    let b = state[BASE + 2]! * matte;
    let chance = (state[MATTE_CHANCE]! * cosIn) / PI;
    if (state[SHINY]! === 1 || state[SHEEN]! > 0) {
      let hx = x + out[0]!;
      let hy = y + out[1]!;
      let hz = z + out[2]!;
      const scale = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz + 1e-18);
      hx *= scale;
      hy *= scale;
      hz *= scale;
      const cosHalf = Math.min(1, normal[0]! * hx + normal[1]! * hy + normal[2]! * hz);
      if (state[SHEEN]! > 0) {
        const gleam = state[SHEEN]! * sheenValue(state[COS_OUT]!, cosIn, cosHalf) * cosIn;
        r += state[GLEAM]! * gleam;
        g += state[GLEAM + 1]! * gleam;
        b += state[GLEAM + 2]! * gleam;
      }
      if (state[SHINY]! === 1 && cosHalf > 0) {
        const grazing = schlick(Math.min(1, Math.max(0, hx * x + hy * y + hz * z)));
        const mirror =
          facets(cosHalf, state[ALPHA]!) * visibility(state[COS_OUT]!, cosIn, state[ALPHA]!) * cosIn;
        const varnish =
          (1 - state[METALLIC]!) * (state[COAT]! > 0 ? state[COAT]! + (1 - state[COAT]!) * grazing : 0);
        const metallic = state[METALLIC]!;
        const gain = state[METAL_GAIN]!;
        r += mirror * (varnish + metallic * metalFresnel(state[METAL]!, grazing, gain));
        g += mirror * (varnish + metallic * metalFresnel(state[METAL + 1]!, grazing, gain));
        b += mirror * (varnish + metallic * metalFresnel(state[METAL + 2]!, grazing, gain));
        chance += state[SHINE_CHANCE]! * reflectionPdf(cosHalf, state[COS_OUT]!, state[ALPHA]!);
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
    if (lobe < state[SHINE_CHANCE]!) {
      const ox = out[0]!;
      const oy = out[1]!;
      const oz = out[2]!;
      visibleNormal(u, v, ox, oy, oz, nx, ny, nz, state[ALPHA]!, half);
      const twice = 2 * (ox * half[0]! + oy * half[1]! + oz * half[2]!);
      direction[0] = twice * half[0]! - ox;
      direction[1] = twice * half[1]! - oy;
      direction[2] = twice * half[2]! - oz;
    } else {
      cosineDirection(u, v, nx, ny, nz, direction);
      if (lobe >= state[SHINE_CHANCE]! + state[MATTE_CHANCE]!) {
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

/** A metal's reflectance in one channel, including multiple scattering between its facets. */
function metalFresnel(straight: number, grazing: number, gain: number): number {
  return (straight + (1 - straight) * grazing) * (1 + straight * gain);
}
