import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate, open } from '../../base/raster/morphology.ts';
import type { Mask } from '../../base/raster/raster.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';

/** Rims are up to twice this wide, share of the longer side, and at most so much of the picture. */
const RIM = { half: 0.004, largest: 0.003 };
/** A rim has at least this share of its border with what goes. */
const BESIDE = 0.4;

/**
 * The parts without thin rims of building along things that go. Between the classes of a thing and of the wall behind it
 * the room network may see a line of a third class. It would stay as an outline of the thing, and part its surroundings.
 */
export function withoutThinRims(parts: FoundParts): FoundParts {
  const { going, building, doubtful } = parts;
  const { width, height } = going;
  const half = Math.max(1, Math.round(RIM.half * Math.max(width, height)));
  const thick = dilate(open(building, half), 1).data;
  const thin = bytesFrom(building.data, (value, i) => (value && !thick[i] ? 255 : 0));
  const { labels, areas } = connectedComponents({ width, height, data: thin });
  const [border, beside] = [new Uint32Array(areas.length), new Uint32Array(areas.length)];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const piece = labels[i]!;
      if (piece < 0) continue;
      const around = [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width];
      for (const next of around) {
        if (next < 0 || next >= labels.length || labels[next] === piece) continue;
        border[piece]!++;
        if (going.data[next]) beside[piece]!++;
      }
    }
  }
  const isRim = Array.from(
    areas,
    (area, piece) => area < RIM.largest * labels.length && beside[piece]! >= BESIDE * border[piece]!,
  );
  if (!isRim.includes(true)) return parts;
  const changed = (mask: Mask, value: number): Mask => ({
    ...mask,
    data: mask.data.map((old, i) => (labels[i]! >= 0 && isRim[labels[i]!] ? value : old)),
  });
  return {
    ...parts,
    going: changed(going, 255),
    building: changed(building, 0),
    doubtful: changed(doubtful, 0),
  };
}
