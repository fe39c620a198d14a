import { dilate } from '../../base/raster/morphology.ts';
import type { Mask, Plane, Raster } from '../../base/raster/raster.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import { embedPhoto } from '../../scene/segment-anything/embed-photo.ts';
import { promptedMask } from '../../scene/segment-anything/prompted-mask.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';

/** Things are looked for on a grid of this width, share of the longer side, on what goes and so near to it. */
const GRID = 1 / 36;
const NEAR = 0.03;
/** So many outlines are asked for at most; each takes 0.08 CPU seconds. */
const MOST_OUTLINES = 90;
/**
 * An outline is a thing if it is as large with stricter odds as with looser ones, to this share, and if it does not reach
 * over clear wall or floor; `largest` and `least` are shares of the picture.
 */
const THING = { odds: 1, stable: 0.7, clear: 0.05, largest: 0.2, least: 0.0004 };
/** A thing of which so much goes, goes whole; one of which so much is building stays whole, up to a share of the picture. */
const GOES = 0.65;
const STAYS = { building: 0.6, largest: 0.05 };
/** A thing's pale rim goes with it: share of the longer side. */
const RIM = 0.003;

/** Outlines the thing at a place, given in shares of the picture: odds, above 0 it belongs to it. */
export type OutlineAt = (x: number, y: number) => Promise<Plane>;

/** The parts that go and that stay, each thing as a whole, by the outlines of Segment Anything. */
export async function withWholeThings(photo: Raster, parts: FoundParts): Promise<FoundParts> {
  if (!parts.going.data.some((value) => value > 0)) return parts;
  const embedding = await embedPhoto(photo);
  return wholeThings(parts, (x, y) => promptedMask(embedding, { taps: [{ x, y, isMeant: true }] }));
}

/**
 * The same with outlines from elsewhere. The room network decides cell by cell: a picture on the wall or a white table may
 * go in half. What mostly goes, goes whole, and what is mostly building stays whole.
 */
export async function wholeThings(parts: FoundParts, outlineAt: OutlineAt): Promise<FoundParts> {
  const { width, height } = parts.going;
  const seen = new Uint8Array(width * height);
  const decided = new Uint8Array(width * height);
  let asked = 0;
  for (const i of seedsIn(parts)) {
    if (asked === MOST_OUTLINES) break;
    if (seen[i]) continue;
    asked++;
    const odds = await outlineAt(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height);
    const { data } = resizePlane(odds, width, height, 'bilinear');
    for (let k = 0; k < data.length; k++) if (data[k]! > THING.odds) seen[k] = 1;
    const decision = decisionOn(data, parts);
    if (decision === 0) continue;
    for (let k = 0; k < data.length; k++)
      if (data[k]! > 0 && decided[k] !== DECIDED.goes) decided[k] = decision;
  }
  return decided.some((one) => one > 0) ? redecided(parts, decided) : parts;
}

const DECIDED = { goes: 1, stays: 2 } as const;

/** Places of a grid: first those that go, then those near them that show no bare surface. */
function seedsIn(parts: FoundParts): number[] {
  const { width, height, data } = parts.going;
  const side = Math.max(width, height);
  const near = dilate(parts.going, Math.round(NEAR * side)).data;
  const step = Math.max(2, Math.round(GRID * side));
  const [within, beside]: [number[], number[]] = [[], []];
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const i = y * width + x;
      if (data[i]) within.push(i);
      else if (near[i] && !isClear(parts, i)) beside.push(i);
    }
  }
  return [...within, ...beside];
}

/** Whether a thing goes or stays as a whole; 0 if it is no thing, or is left as it is. */
function decisionOn(odds: Float32Array, parts: FoundParts): 0 | 1 | 2 {
  let [area, strict, loose, goes, building, clear] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < odds.length; i++) {
    if (odds[i]! > -THING.odds) loose++;
    if (odds[i]! > THING.odds) strict++;
    if (odds[i]! <= 0) continue;
    area++;
    if (parts.going.data[i]) goes++;
    else if (isClear(parts, i)) clear++;
    else if (parts.building.data[i]) building++;
  }
  const isThing =
    area > THING.least * odds.length &&
    area < THING.largest * odds.length &&
    strict > THING.stable * loose &&
    clear < THING.clear * area;
  if (!isThing || goes === area || goes === 0) return 0;
  if (goes > GOES * area) return DECIDED.goes;
  const isBuilding = building > STAYS.building * area && area < STAYS.largest * odds.length;
  return isBuilding ? DECIDED.stays : 0;
}

function redecided(parts: FoundParts, decided: Uint8Array): FoundParts {
  const { width, height } = parts.going;
  const whole: Mask = {
    width,
    height,
    data: bytesFrom(decided, (one) => (one === DECIDED.goes ? 255 : 0)),
  };
  const rim = dilate(whole, Math.max(1, Math.round(RIM * Math.max(width, height)))).data;
  const goes = bytesFrom(decided, (one, i) =>
    one === DECIDED.goes || (rim[i] && !parts.building.data[i]) ? 1 : 0,
  );
  const stays = bytesFrom(decided, (one, i) => (one === DECIDED.stays && parts.going.data[i] ? 1 : 0));
  const marked = (mask: Mask, ifGoes: number, ifStays: number): Mask => ({
    ...mask,
    data: mask.data.map((value, i) => (goes[i] ? ifGoes : stays[i] ? ifStays : value)),
  });
  return {
    ...parts,
    going: marked(parts.going, 255, 0),
    building: marked(parts.building, 0, 255),
    doubtful: marked(parts.doubtful, 0, 255),
  };
}

/** Whether a pixel clearly shows a bare surface. */
function isClear({ wallAndTrim, shown }: FoundParts, i: number): boolean {
  return Boolean(wallAndTrim.data[i] || shown?.floor.data[i] || shown?.ceiling.data[i]);
}
