import { LEAST_SKY_CONFIDENCE } from '../../src/edits/sky/sky-confidence.ts';
import { percentile, type Row, rowsTable, table } from '../report.ts';
import type { FloorQuality, SceneQuality } from './scene-quality.ts';

/** Goals of wall painting, and of the sky's matte. */
const GOALS = { overlap: 0.9, bleed: 0.01, sky: 0.95 } as const;

/** How well the sky over a house is found. */
export type SkyQuality = Pick<SceneQuality, 'id' | 'heldOut' | 'sky'>;

/** Quality over the tuned rooms, over those nobody tuned on, and room by room; skies house by house. */
export function qualityText(scenes: readonly SceneQuality[], houses: readonly SkyQuality[]): string {
  return [
    'Quality on the scenes that may be looked at while tuning:',
    rowsTable(qualityRows(scenes.filter(({ heldOut }) => !heldOut))),
    'and on those that nobody tunes on:',
    rowsTable(qualityRows(scenes.filter(({ heldOut }) => heldOut))),
    'The scenes one by one:',
    scenesTable(scenes),
    'Skies of the houses, intersection over union of the matte and open sky:',
    skiesTable(houses),
  ].join('\n\n');
}

function qualityRows(scenes: readonly SceneQuality[]): Row[] {
  const painted = scenes.flatMap((scene) => (scene.painted ? [scene.painted] : []));
  const overlaps = painted.map(({ wallOverlap }) => wallOverlap);
  const seenIndoors = scenes.filter(
    ({ sky }) => sky.overlap === null && sky.confidence >= LEAST_SKY_CONFIDENCE,
  );
  const bleeds = painted.map(({ bleed }) => bleed);
  const outside = painted.reduce((sum, { changedOutside }) => sum + changedOutside, 0);
  return [
    {
      what: 'rooms painted (the others were refused)',
      measured: `${painted.length} of ${scenes.length}`,
      ...NO_GOAL,
    },
    {
      what: 'wall mask, intersection over union',
      measured: `median ${percentile(overlaps, 0.5).toFixed(3)}, p10 ${percentile(overlaps, 0.1).toFixed(3)}, worst ${Math.min(...overlaps).toFixed(3)}`,
      goal: `median >= ${GOALS.overlap.toFixed(2)}`,
      met: percentile(overlaps, 0.5) >= GOALS.overlap,
    },
    {
      what: 'bleed: share of the mask on other things',
      measured: spread(
        bleeds.map((bleed) => 100 * bleed),
        1,
        ' %',
      ),
      goal: `median <= ${100 * GOALS.bleed} %`,
      met: percentile(bleeds, 0.5) <= GOALS.bleed,
    },
    { what: 'pixels changed outside the mask', measured: String(outside), goal: '0', met: outside === 0 },
    ...floorRows(
      '',
      scenes.flatMap(({ floor }) => floor ?? []),
    ),
    ...floorRows(
      ' in the empty twins',
      scenes.flatMap(({ emptyFloor }) => emptyFloor ?? []),
    ),
    {
      what: 'rooms whose ceiling passes for sky',
      measured: String(seenIndoors.length),
      goal: '0',
      met: seenIndoors.length === 0,
    },
    ...paneRows(scenes.map(({ panes }) => panes)),
    {
      what: 'camera, up vector',
      measured: spread(
        scenes.map((s) => s.upDegrees),
        2,
        '°',
      ),
      ...NO_GOAL,
    },
    {
      what: 'camera, direction of the walls',
      measured: spread(
        scenes.map((s) => s.yawDegrees),
        2,
        '°',
      ),
      ...NO_GOAL,
    },
    {
      what: 'camera, focal length',
      measured: spread(
        scenes.map((s) => Math.abs(s.focalPercent)),
        1,
        ' %',
      ),
      ...NO_GOAL,
    },
  ];
}

/** Windows that show a view are left to be marked, so that only some rooms are counted as found. */
function paneRows(rooms: readonly SceneQuality['panes'][]): Row[] {
  const found = rooms.flatMap((room) => room.found ?? []);
  const inView = rooms.filter((room) => room.inView);
  const wrong = rooms.filter((room) => !room.inView && room.found !== null).length;
  return [
    {
      what: 'rooms with windows in which panes are found',
      measured: `${inView.filter((room) => room.found !== null).length} of ${inView.length}`,
      ...NO_GOAL,
    },
    {
      what: '  of what changes there, share that is glass (the rest: bars and frames)',
      measured: found.length === 0 ? 'none found' : low(found.map(({ precision }) => precision)),
      ...NO_GOAL,
    },
    {
      what: '  intersection over union with all glass',
      measured: found.length === 0 ? 'none found' : low(found.map(({ overlap }) => overlap)),
      ...NO_GOAL,
    },
    {
      what: 'rooms without windows in which panes are found',
      measured: String(wrong),
      goal: '0',
      met: wrong === 0,
    },
  ];
}

function floorRows(where: string, floors: readonly FloorQuality[]): Row[] {
  return [
    {
      what: `bare floor found${where}, precision (furniture is none; rugs count neither way)`,
      measured: low(floors.map((f) => f.precision)),
      ...NO_GOAL,
    },
    { what: `bare floor found${where}, recall`, measured: low(floors.map((f) => f.recall)), ...NO_GOAL },
    {
      what: `bare floor taken for standing things${where}`,
      measured: spread(
        floors.map((f) => 100 * f.taken),
        1,
        ' %',
      ),
      ...NO_GOAL,
    },
  ];
}

const NO_GOAL = { goal: '', met: undefined } as const;

function spread(values: readonly number[], digits: number, unit: string): string {
  const at = (share: number) => `${percentile(values, share).toFixed(digits)}${unit}`;
  return `median ${at(0.5)}, p90 ${at(0.9)}, worst ${Math.max(...values).toFixed(digits)}${unit}`;
}

/** Of figures that should be high. */
function low(values: readonly number[]): string {
  return `median ${percentile(values, 0.5).toFixed(3)}, p10 ${percentile(values, 0.1).toFixed(3)}, worst ${Math.min(...values).toFixed(3)}`;
}

function scenesTable(scenes: readonly SceneQuality[]): string {
  return table(
    [
      'scene',
      'overlap',
      'bleed',
      'confidence',
      'floor precision',
      'floor recall',
      'empty: recall',
      'empty: taken',
      'up',
      'walls',
      'focal',
    ],
    scenes.map(({ id, heldOut, painted, floor, emptyFloor, ...camera }) => [
      heldOut ? `${id} (held out)` : id,
      painted ? painted.wallOverlap.toFixed(3) : 'refused',
      painted ? `${(100 * painted.bleed).toFixed(1)} %` : '',
      painted ? painted.confidence.toFixed(2) : '',
      floor ? floor.precision.toFixed(2) : 'none in view',
      floor ? floor.recall.toFixed(2) : '',
      emptyFloor ? emptyFloor.recall.toFixed(2) : '',
      emptyFloor ? `${(100 * emptyFloor.taken).toFixed(1)} %` : '',
      `${camera.upDegrees.toFixed(2)}°`,
      `${camera.yawDegrees.toFixed(2)}°`,
      `${camera.focalPercent.toFixed(1)} %`,
    ]),
  );
}

function skiesTable(houses: readonly SkyQuality[]): string {
  return table(
    ['house', 'overlap', 'goal', 'met', 'confidence'],
    houses.map(({ id, heldOut, sky }) => [
      heldOut ? `${id} (held out)` : id,
      sky.overlap?.toFixed(3) ?? 'none in view',
      `>= ${GOALS.sky}`,
      (sky.overlap ?? 0) >= GOALS.sky ? 'yes' : 'no',
      sky.confidence.toFixed(2),
    ]),
  );
}
