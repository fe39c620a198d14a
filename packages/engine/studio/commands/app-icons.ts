/**
 * `node packages/engine/studio/commands/app-icons.ts`: draws the icons of the installed app from the icon of the web page.
 * The same SVG gives the same files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const PUBLIC = resolve(import.meta.dirname, '../../../web/public');
const OUTPUT = join(PUBLIC, 'icons');
/** The unit of the SVG's own coordinates is a pixel at this density. */
const DENSITY = 72;
/** Side of the SVG's view box. */
const SIDE = 32;

const drawn = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
/** Phones cut their own shape out of these, so the ground reaches the corners. */
const square = drawn.replace(' rx="7"', '');

await mkdir(OUTPUT, { recursive: true });
await draw('app-192.png', drawn, 192);
await draw('app-512.png', drawn, 512);
await draw('app-maskable-512.png', square, 512);
await draw('apple-touch-icon.png', square, 180);

async function draw(name: string, svg: string, side: number): Promise<void> {
  const picture = sharp(Buffer.from(svg), { density: (DENSITY * side) / SIDE });
  // Three flat colors: a palette is a quarter of the size, without a visible difference.
  const png = await picture.resize(side, side).png({ palette: true, compressionLevel: 9 }).toBuffer();
  await writeFile(join(OUTPUT, name), png);
}
