import type { Mask, Raster } from '../../src/base/raster/raster.ts';
import { denoise } from '../../src/render/denoise/denoise.ts';
import { develop, meterLight } from '../../src/render/develop.ts';
import { render } from '../../src/render/index.ts';
import { relabeled, SCENE_LABELS } from '../../studio/benchmark-scenes/labels.ts';
import { developmentOf } from '../../studio/benchmark-scenes/rooms/room-source.ts';
import type { RoomSpec } from '../../studio/samples/room-spec.ts';
import { type LabeledThing, sceneOf } from '../../studio/samples/scene.ts';

/** A rendered room and what each of its pixels shows. */
export interface PhotographedRoom {
  readonly photo: Raster;
  readonly labels: Mask;
  readonly things: readonly LabeledThing[];
}

/** Rougher than the benchmark's pictures: half as many light paths. */
const LOOK = { side: 640, samples: 2, bounces: 4 };
const OUTSIDE: ReadonlySet<number> = new Set([SCENE_LABELS.sky, SCENE_LABELS.pane]);

/** Photographs a room as the benchmark's are. */
export async function photographRoom(room: RoomSpec): Promise<PhotographedRoom> {
  const side = room.camera.aspect >= 1 ? LOOK.side : Math.round(LOOK.side * room.camera.aspect);
  const furnished = sceneOf(room, 'furnished', side);
  const { light } = sceneOf(room, 'empty', side).scene;
  const { scene, things } = relabeled({ ...furnished, scene: { ...furnished.scene, light } });
  const { samples, bounces } = LOOK;
  const seen = await render(scene, { samples, bounces, seed: room.seed, threads: 1 });
  const { width, height, radiance, albedo, normal } = seen;
  const clean = await denoise({ width, height, color: radiance, albedo, normal }, { quality: 'fast' });
  const labels = { width, height, data: Uint8Array.from(seen.object) };
  const counts = labels.data.map((label) => (OUTSIDE.has(label) ? 0 : 1));
  const lit = { width, height, light: clean, counts };
  const development = developmentOf(room);
  return {
    photo: develop(lit, { ...development, gains: meterLight(lit, development) }),
    labels,
    things,
  };
}
