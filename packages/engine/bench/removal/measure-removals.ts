import { EngineError } from '../../src/base/engine-error.ts';
import { overlap } from '../../src/base/geometry/share-box.ts';
import type { Raster } from '../../src/base/raster/raster.ts';
import { Corrections } from '../../src/edits/corrections/corrections.ts';
import { emptyRoom } from '../../src/edits/empty-room/edit.ts';
import { EmptyRoomRequest } from '../../src/edits/empty-room/request.ts';
import { removeObjects } from '../../src/edits/object-removal/edit.ts';
import { removeThings, type ThingsRemoved } from '../../src/edits/object-removal/remove-things.ts';
import { ObjectRemovalRequest } from '../../src/edits/object-removal/request.ts';
import { type DetectedObject, detectObjects } from '../../src/objects/index.ts';
import type { Analysis } from '../../src/scene/analysis.ts';
import type { BenchmarkScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { type Thing, thingsInView } from '../objects/truth.ts';
import { allFurniture, type RemovalCase, singleThings } from './cases.ts';
import { likenessOf } from './likeness.ts';
import type { OUTLINES, RemovalQuality } from './removal-quality.ts';

/** A box and a thing that overlap less are not the same. */
const SAME_OVERLAP = 0.45;

/** Receives every result, for looking at. */
export type Look = (quality: RemovalQuality, removed: ThingsRemoved | null) => Promise<void>;

/** Takes things out of a scene, one by one and all together, with its own labels as outlines and with the engine's. */
export async function measureRemovals(
  scene: BenchmarkScene,
  analysis: Analysis,
  look: Look = () => Promise.resolve(),
): Promise<RemovalQuality[]> {
  const singles = singleThings(scene);
  const all = allFurniture(scene);
  const measured: RemovalQuality[] = [];
  const measure = async (
    removal: RemovalCase,
    outlines: (typeof OUTLINES)[number],
    remove: () => Promise<ThingsRemoved>,
  ) => {
    const start = process.cpuUsage();
    const outcome = await attempt(remove);
    const { user, system } = process.cpuUsage(start);
    const quality = qualityOf(scene, removal, outlines, outcome, (user + system) / 1e6);
    measured.push(quality);
    await look(quality, outcome.removed);
  };
  const exactly = (removal: RemovalCase) => () =>
    removeThings(
      scene.photo,
      analysis,
      removal,
      { corrections: Corrections.parse({}), seed: 1, byHand: true },
      {},
    );
  for (const single of singles) await measure(single, 'exact', exactly(single));
  await measure(all, 'exact', exactly(all));

  const objects = await detectObjects(scene.photo, analysis);
  for (const single of singles) {
    const found = objectOf(single, objects, thingsInView(scene));
    if (!found) continue;
    const request = ObjectRemovalRequest.parse({ mode: 'object-removal', objects: [found.id] });
    await measure(single, 'own', async () => expectSure(await removeObjects(scene.photo, analysis, request)));
  }
  const room_type = emptyRoomType(scene.facts.roomType);
  const request = EmptyRoomRequest.parse({ mode: 'empty-room', room_type });
  await measure(all, 'own', async () => expectSure(await emptyRoom(scene.photo, analysis, request)));
  return measured;
}

/** A suggestion counts as refused. */
function expectSure(removed: ThingsRemoved): ThingsRemoved {
  if (removed.suggestedBecause === undefined) return removed;
  throw new EngineError('edit_not_confident', removed.suggestedBecause);
}

function emptyRoomType(roomType: string): EmptyRoomRequest['room_type'] {
  const { options } = EmptyRoomRequest.shape.room_type.unwrap();
  return options.find((option) => option === roomType) ?? 'general';
}

interface Outcome {
  readonly removed: ThingsRemoved | null;
  readonly refused: string | null;
}

async function attempt(remove: () => Promise<ThingsRemoved>): Promise<Outcome> {
  try {
    return { removed: await remove(), refused: null };
  } catch (error) {
    if (error instanceof EngineError && error.code === 'edit_not_confident') {
      return { removed: null, refused: error.message };
    }
    throw error;
  }
}

function objectOf(
  { labels }: RemovalCase,
  objects: readonly DetectedObject[],
  things: readonly Thing[],
): DetectedObject | undefined {
  const thing = things.find(({ label }) => labels.has(label));
  if (!thing) return undefined;
  return objects
    .filter(({ type, box }) => thing.names.includes(type) && overlap(thing.box, box) >= SAME_OVERLAP)
    .sort((a, b) => overlap(thing.box, b.box) - overlap(thing.box, a.box))[0];
}

function qualityOf(
  { facts, photo, twin, labels }: BenchmarkScene,
  { name, things, judged }: RemovalCase,
  outlines: (typeof OUTLINES)[number],
  { removed, refused }: Outcome,
  cpuSeconds: number,
): RemovalQuality {
  const pixels = things.data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  return {
    scene: facts.id,
    heldOut: facts.heldOut,
    what: name,
    outlines,
    share: pixels / things.data.length,
    refused,
    likeness: removed && likenessOf(removed.raster, photo, twin!, judged, removed.mask, labels),
    confidence: removed ? removed.confidence : null,
    changedOutside: removed ? changedOutside(photo, removed) : 0,
    cpuSeconds,
  };
}

function changedOutside(photo: Raster, { raster, mask }: ThingsRemoved): number {
  let changed = 0;
  mask.data.forEach((value, i) => {
    if (value > 0) return;
    for (let c = 0; c < 3; c++) if (raster.data[i * 3 + c] !== photo.data[i * 3 + c]) changed++;
  });
  return changed;
}
