import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUE_COLOR = 2;
const BIT_DEPTH = 8;

/** A picture for a file input of Playwright. */
export interface DrawnPicture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A woven cloth from above: a valid photo without any wall. */
export function cloth(name = 'cloth.png', redness = 110, [width, height] = [900, 600]): DrawnPicture {
  return drawn(name, width, height, (x, y) => {
    const thread = (Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0 ? 40 : 0;
    const fold = Math.round(30 * Math.sin((x + 2 * y) / 90));
    return [redness + thread + fold, 70 + thread + fold, 60 + fold];
  });
}

/** Draws a PNG pixel by pixel. */
function drawn(
  name: string,
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly [red: number, green: number, blue: number],
): DrawnPicture {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = 0;
    for (let x = 0; x < width; x++) for (const value of colorAt(x, y)) rows[at++] = value;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, TRUE_COLOR], 8);
  const buffer = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
