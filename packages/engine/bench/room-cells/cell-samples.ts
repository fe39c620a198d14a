import { mirroredRaster } from '../../src/base/raster/mirror.ts';
import type { Mask, Raster } from '../../src/base/raster/raster.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { evenLight } from '../../src/scene/even-light.ts';
import {
  type CellFacts,
  cellFacts,
  FACTS,
  mirroredFacts,
} from '../../src/scene/segmentation/facts/cell-facts.ts';
import { ROOM_CLASSES, type RoomClass } from '../../src/scene/segmentation/room-classes.ts';
import { type FeatureMap, seeFeatures } from '../../src/scene/segmentation/see-features.ts';
import { SCENE_LABELS } from '../../studio/benchmark-scenes/labels.ts';
import type { LabeledThing } from '../../studio/samples/scene.ts';

/** Cells to learn from: what is known of them, and what they show. */
export interface CellSamples {
  /** Features and facts of a sample one after another, sample by sample. */
  readonly inputs: Float32Array;
  /** Places in `ROOM_CLASSES`. */
  readonly classes: Uint8Array;
}

const OF_LABEL: Readonly<Record<keyof typeof SCENE_LABELS, RoomClass>> = {
  sky: 'pane',
  wall: 'wall',
  floor: 'floor',
  ceiling: 'ceiling',
  window: 'window',
  door: 'door',
  trim: 'trim',
  fixture: 'fixture',
  ground: 'floor',
  facade: 'wall',
  roof: 'ceiling',
  vegetation: 'pane',
  pane: 'pane',
  covering: 'wall',
};
const OF_KIND: Partial<Record<LabeledThing['kind'], RoomClass>> = {
  curtain: 'curtain',
  'pendant-lamp': 'pendant-lamp',
  rug: 'rug',
  'bath-mat': 'rug',
  'kitchen-runner': 'rug',
  art: 'hanging',
  mirror: 'hanging',
  'wall-clock': 'hanging',
  'towel-ladder': 'hanging',
};
/** How far the second look at a room differs from the first: cameras differ in contrast, exposure, tint and grain. */
const JITTER = { gamma: [0.65, 0.8], level: [0.75, 0.4], tint: [0.85, 0.3], grain: 10 } as const;

/**
 * Cells of a rendered room, drawn at random: half as it is, half mirrored and developed otherwise.
 *
 * @param perLook cells drawn of each.
 */
export async function cellSamples(
  photo: Raster,
  labels: Mask,
  things: readonly LabeledThing[],
  perLook: number,
  random: () => number,
): Promise<CellSamples> {
  const analysis = await analysePhoto(photo);
  const even = evenLight(photo);
  const maps = await seeFeatures(even);
  const { width, height } = maps[0]!;
  const facts = cellFacts(even, analysis, width, height);
  const truth = classesOfCells(labels, things, width, height);
  const again = await seeFeatures(evenLight(mirroredRaster(developedOtherwise(photo, random))));
  const other = Uint8Array.from(truth, (_, i) => truth[i - (i % width) + width - 1 - (i % width)]!);
  const looks = [
    { maps, facts, truth },
    { maps: again, facts: mirroredFacts(facts), truth: other },
  ];
  const drawn = looks.map((look) => drawCells(look, perLook, random));
  const inputs = new Float32Array(drawn.reduce((sum, samples) => sum + samples.inputs.length, 0));
  inputs.set(drawn[0]!.inputs);
  inputs.set(drawn[1]!.inputs, drawn[0]!.inputs.length);
  return { inputs, classes: Uint8Array.from(drawn.flatMap(({ classes }) => [...classes])) };
}

/** What the middle of every cell shows, by place in `ROOM_CLASSES`. */
function classesOfCells(
  labels: Mask,
  things: readonly LabeledThing[],
  width: number,
  height: number,
): Uint8Array {
  const ofLabel = new Uint8Array(256).fill(ROOM_CLASSES.indexOf('furniture'));
  for (const name of Object.keys(OF_LABEL) as (keyof typeof SCENE_LABELS)[]) {
    ofLabel[SCENE_LABELS[name]] = ROOM_CLASSES.indexOf(OF_LABEL[name]);
  }
  for (const { label, kind } of things) ofLabel[label] = ROOM_CLASSES.indexOf(OF_KIND[kind] ?? 'furniture');
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const y = Math.floor(((Math.floor(i / width) + 0.5) * labels.height) / height);
    const x = Math.floor((((i % width) + 0.5) * labels.width) / width);
    return ofLabel[labels.data[y * labels.width + x]!]!;
  });
}

interface Look {
  readonly maps: readonly FeatureMap[];
  readonly facts: CellFacts;
  readonly truth: Uint8Array;
}

function drawCells({ maps, facts, truth }: Look, count: number, random: () => number): CellSamples {
  const size = maps.reduce((sum, { channels }) => sum + channels, FACTS);
  const inputs = new Float32Array(count * size);
  const classes = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    const cell = Math.floor(random() * truth.length);
    classes[k] = truth[cell]!;
    let to = k * size;
    for (const map of maps) to = readMap(map, cell, facts, inputs, to);
    inputs.set(facts.data.subarray(cell * FACTS, (cell + 1) * FACTS), to);
  }
  return { inputs, classes };
}

/** A map's channels at a cell of the fine grid, between the map's own cells in proportion. */
function readMap(map: FeatureMap, cell: number, fine: CellFacts, out: Float32Array, to: number): number {
  const cells = map.width * map.height;
  const place = (at: number, count: number, coarse: number) => {
    const exact = ((at + 0.5) * coarse) / count - 0.5;
    const first = Math.floor(exact);
    const inside = (one: number) => Math.min(coarse - 1, Math.max(0, one));
    return [inside(first), inside(first + 1), exact - first] as const;
  };
  const [left, right, across] = place(cell % fine.width, fine.width, map.width);
  const [top, low, down] = place(Math.floor(cell / fine.width), fine.height, map.height);
  for (let c = 0; c < map.channels; c++) {
    const at = (y: number, x: number) => map.data[c * cells + y * map.width + x]!;
    const upper = at(top, left) * (1 - across) + at(top, right) * across;
    const lower = at(low, left) * (1 - across) + at(low, right) * across;
    out[to + c] = upper * (1 - down) + lower * down;
  }
  return to + map.channels;
}

/** The same photo from another camera: contrast, exposure, tint and grain. */
function developedOtherwise(photo: Raster, random: () => number): Raster {
  const drawn = ([least, span]: readonly [number, number]) => least + span * random();
  const [gamma, level] = [drawn(JITTER.gamma), drawn(JITTER.level)];
  const tint = [drawn(JITTER.tint), drawn(JITTER.tint), drawn(JITTER.tint)];
  const grain = random() * JITTER.grain;
  const data = photo.data.map((value, i) => {
    const toned = 255 * level * tint[i % 3]! * (value / 255) ** gamma;
    return Math.min(255, Math.max(0, toned + grain * (random() + random() - 1)));
  });
  return { ...photo, data };
}
