import type { Analysis } from '../../src/scene/analysis.ts';
import { faceMap } from '../../src/scene/room-box/layout.ts';
import { VIEW_CLASSES } from '../../src/scene/segmentation/room-network/view-classes.ts';
import type { PixelMap, Product } from './product.ts';

/** The walls, things, classes and faces of an analysis as masks; all of it exactly as facts. */
export function mapsOfAnalysis(analysis: Analysis): Pick<Product, 'maps' | 'facts'> {
  const { camera, layout, labels, regions, seenWalls, seenThings, seenClasses } = analysis;
  const walls = Uint8Array.from(labels.data, (region) => (regions[region]!.wallProbability >= 0.5 ? 1 : 0));
  return {
    maps: {
      faces: mask(faceMap(camera, layout, camera.width, camera.height)),
      walls: mask(walls),
      ...(seenWalls && { seenWalls: likely(seenWalls.cells), outlinedWalls: likely(seenWalls.outline) }),
      ...(seenThings && { things: likely(seenThings.outline) }),
      ...(seenClasses && { classes: mask(likeliest(seenClasses.data, VIEW_CLASSES.length)) }),
    },
    facts: JSON.stringify(analysis, (_key, value: unknown) =>
      ArrayBuffer.isView(value) ? base64Of(value) : value,
    ),
  };
}

const base64Of = ({ buffer, byteOffset, byteLength }: ArrayBufferView): string =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength).toString('base64');

const mask = (data: Uint8Array): PixelMap => ({ channels: 1, data });

const likely = ({ data }: { readonly data: Uint8Array }): PixelMap =>
  mask(data.map((likelihood) => (likelihood >= 128 ? 1 : 0)));

/** The number of the likeliest class of every cell. */
function likeliest(data: Uint8Array, classes: number): Uint8Array {
  return Uint8Array.from({ length: data.length / classes }, (_, cell) => {
    const start = cell * classes;
    let best = 0;
    for (let k = 1; k < classes; k++) if (data[start + k]! > data[start + best]!) best = k;
    return best;
  });
}
