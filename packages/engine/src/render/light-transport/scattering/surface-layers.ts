import type { Surface } from '../surface.ts';
import { facets, readTable, reflectionPdf, schlick, TABLE, visibility } from './ggx.ts';
import { coatShareAt, type MaterialTable } from './material-table.ts';
import { sheenValue } from './sheen.ts';

/**
 * The weights of a surface's layers, in one array of numbers: variables shared by functions would be allocated anew
 * with every write.
 */
export const LAYER = {
  /** GGX alpha of coat and metal. */
  alpha: 0,
  coat: 1,
  metallic: 2,
  /** 1 where there is a coat or metal. */
  shiny: 3,
  cosOut: 4,
  /** Share of the base that comes through to the other side. */
  through: 5,
  sheen: 6,
  /** Correction of a white metal, as a share of single scattering. */
  metalGain: 7,
  /** Probabilities of the lobes. */
  shineChance: 8,
  matteChance: 9,
  throughChance: 10,
  /** Three numbers each: color of the base before its share to the other side, of the sheen, of a metal's mirror. */
  base: 11,
  gleam: 14,
  metal: 17,
} as const;
/** Numbers of one surface's layers. */
export const LAYER_NUMBERS = 20;

/**
 * Weighs the layers of a surface as seen from `out`: a matte base, part of which comes through to the other side,
 * under sheen and a GGX coat; or a metal. Every layer takes from those below what it reflects itself ("albedo
 * scaling"), so that nothing sends out more than it gets; metals get back what single scattering loses (Turquin 2019,
 * "Practical multiple scattering compensation for microfacet models").
 *
 * @param sheenTable see `sheenShare`.
 * @param widen least GGX alpha.
 */
export function weighLayers(
  table: MaterialTable,
  sheenTable: Float64Array,
  surface: Surface,
  widen: number,
  layers: Float64Array,
): void {
  const { material, normal, out, albedo } = surface;
  const cosOut = normal[0]! * out[0]! + normal[1]! * out[1]! + normal[2]! * out[2]!;
  const metallic = table.metallic[material]!;
  const coat = table.coat[material]!;
  const through = table.translucency[material]!;
  layers[LAYER.cosOut] = cosOut;
  layers[LAYER.metallic] = metallic;
  layers[LAYER.coat] = coat;
  layers[LAYER.through] = through;
  layers[LAYER.sheen] = table.sheen[material]!;
  layers[LAYER.shiny] = coat > 0 || metallic > 0 ? 1 : 0;
  const kept = coatShareAt(table, material, cosOut);
  let base = (1 - metallic) * (1 - kept);
  let gleam = 0;
  if (layers[LAYER.sheen]! > 0) {
    gleam = weighSheen(sheenTable, albedo, base, layers);
    base *= 1 - gleam;
  }
  for (let k = 0; k < 3; k++) layers[LAYER.base + k] = albedo[k]! * base;
  const matte = Math.max(layers[LAYER.base]!, layers[LAYER.base + 1]!, layers[LAYER.base + 2]!);
  const reflected = matte * (1 - through) + gleam * (1 - metallic) * (1 - kept);
  if (layers[LAYER.shiny]! === 0) {
    const total = reflected + matte * through;
    layers[LAYER.shineChance] = 0;
    layers[LAYER.throughChance] = total > 0 ? (matte * through) / total : 0;
    layers[LAYER.matteChance] = 1 - layers[LAYER.throughChance]!;
    return;
  }
  layers[LAYER.alpha] = Math.max(widen, table.alpha[material]!);
  for (let k = 0; k < 3; k++) layers[LAYER.metal + k] = albedo[k]!;
  layers[LAYER.metalGain] = 1 / Math.max(0.3, readTable(table.metalShare, material * TABLE, cosOut)) - 1;
  // Reflections carry more contrast than matte light: they get twice their share of the paths.
  const shine = 2 * ((1 - metallic) * kept + metallic * Math.max(albedo[0]!, albedo[1]!, albedo[2]!, 0.05));
  const total = shine + reflected + matte * through + 1e-12;
  layers[LAYER.shineChance] = shine / total;
  layers[LAYER.throughChance] = (matte * through) / total;
  layers[LAYER.matteChance] = reflected / total;
}

/** Weighs the sheen over a base; returns the share of light that it reflects, at most 1. */
function weighSheen(
  sheenTable: Float64Array,
  albedo: Float64Array,
  base: number,
  layers: Float64Array,
): number {
  // Fibers shine in a paler version of their color.
  for (let k = 0; k < 3; k++) layers[LAYER.gleam + k] = Math.sqrt(albedo[k]!);
  const gleam =
    layers[LAYER.sheen]! *
    readTable(sheenTable, 0, layers[LAYER.cosOut]!) *
    Math.max(layers[LAYER.gleam]!, layers[LAYER.gleam + 1]!, layers[LAYER.gleam + 2]!);
  layers[LAYER.sheen]! *= base;
  return gleam > 1 ? 1 : gleam;
}

/** Adds the light that sheen reflects. */
export function addSheen(layers: Float64Array, cosIn: number, cosHalf: number, value: Float64Array): void {
  const gleam = layers[LAYER.sheen]! * sheenValue(layers[LAYER.cosOut]!, cosIn, cosHalf) * cosIn;
  for (let k = 0; k < 3; k++) value[k]! += layers[LAYER.gleam + k]! * gleam;
}

/**
 * Adds the light that coat and metal reflect; returns the likelihood per steradian of choosing its direction.
 *
 * @param facing cosine between the half vector and the light.
 */
export function addShine(
  layers: Float64Array,
  cosIn: number,
  cosHalf: number,
  facing: number,
  value: Float64Array,
): number {
  const cosOut = layers[LAYER.cosOut]!;
  const alpha = layers[LAYER.alpha]!;
  const coat = layers[LAYER.coat]!;
  const metallic = layers[LAYER.metallic]!;
  const gain = layers[LAYER.metalGain]!;
  const grazing = schlick(Math.min(1, Math.max(0, facing)));
  const mirror = facets(cosHalf, alpha) * visibility(cosOut, cosIn, alpha) * cosIn;
  const varnish = (1 - metallic) * (coat > 0 ? coat + (1 - coat) * grazing : 0);
  for (let k = 0; k < 3; k++) {
    value[k]! += mirror * (varnish + metallic * metalFresnel(layers[LAYER.metal + k]!, grazing, gain));
  }
  return layers[LAYER.shineChance]! * reflectionPdf(cosHalf, cosOut, alpha);
}

/** A metal's reflectance in one channel, including multiple scattering between its facets. */
function metalFresnel(straight: number, grazing: number, gain: number): number {
  return (straight + (1 - straight) * grazing) * (1 + straight * gain);
}
