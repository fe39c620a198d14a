import sharp from 'sharp';
import type { Raster } from '../raster/raster.ts';
import { asPng, openRaster } from './encode.ts';
import { openRaw } from './libvips.ts';

/** A picture on a sheet, with a line of text under it. */
export interface Tile {
  readonly picture: Raster;
  readonly label: string;
}

/** Pixels between tiles. */
const GAP = 8;
/** Pixels under a tile for its label. */
const LABEL_HEIGHT = 24;
const BACKGROUND = 34;

/**
 * Lays rows of tiles, each `tileWidth` wide, into one picture. Rows may differ in height and number.
 *
 * @example
 * const sheet = await tileSheet([[{ picture: before, label: 'before' }, { picture: after, label: 'after' }]], 600);
 */
export async function tileSheet(rows: ReadonlyArray<readonly Tile[]>, tileWidth: number): Promise<Raster> {
  const heightOf = ({ picture }: Tile) => Math.round((picture.height / picture.width) * tileWidth);
  const heights = rows.map((row) => Math.max(...row.map(heightOf)));
  const width = Math.max(...rows.map((row) => row.length)) * (tileWidth + GAP) + GAP;
  const height = heights.reduce((sum, tall) => sum + tall + LABEL_HEIGHT + GAP, GAP);

  const layers: Array<{ input: Buffer; left: number; top: number }> = [];
  let top = GAP;
  for (const [index, row] of rows.entries()) {
    const labelTop = top + heights[index]!;
    for (const [column, tile] of row.entries()) {
      const left = GAP + column * (tileWidth + GAP);
      const small = openRaster(tile.picture).resize({
        width: tileWidth,
        height: heightOf(tile),
        fit: 'fill',
      });
      layers.push({ input: await asPng(small).toBuffer(), left, top });
      layers.push({ input: await labelPicture(tile.label, tileWidth), left, top: labelTop });
    }
    top = labelTop + LABEL_HEIGHT + GAP;
  }
  const canvas = openRaw(new Uint8Array(width * height * 3).fill(BACKGROUND), width, height, 3);
  const data = await canvas.composite(layers).removeAlpha().raw().toBuffer();
  return { width, height, data };
}

/** One line of text, shortened to fit. */
function labelPicture(label: string, width: number): Promise<Buffer> {
  const most = Math.floor(width / 7);
  const line = label.length > most ? `${label.slice(0, most - 1)}…` : label;
  const safe = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return sharp({ text: { text: `<span foreground="#dddddd">${safe}</span>`, rgba: true, dpi: 84 } })
    .png()
    .toBuffer();
}
