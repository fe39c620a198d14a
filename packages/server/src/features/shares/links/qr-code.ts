import { crc32, deflateSync } from 'node:zlib';
import encodeQR from 'qr';

/** Modules of quiet zone on each side, as the standard requires. */
const BORDER = 4;
/** Pixels per module: about 500 in all for an address of this server, sharp on a phone and in print at 4 cm. */
const SCALE = 10;

/** A text as SVG markup of a QR code. */
export function qrSvg(text: string): string {
  return encodeQR(text, 'svg', { ecc: 'medium', border: BORDER });
}

/** A text as a PNG of a QR code, black on white, one bit a pixel. */
export function qrPng(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const side = modules.length * SCALE;
  const rowBytes = Math.ceil(side / 8) + 1;
  const pixels = Buffer.alloc(rowBytes * side);
  for (let y = 0; y < side; y++) {
    const row = modules[Math.floor(y / SCALE)] ?? [];
    for (let x = 0; x < side; x++) {
      const isWhite = !row[Math.floor(x / SCALE)];
      const at = y * rowBytes + 1 + (x >> 3);
      if (isWhite) pixels.writeUInt8(pixels.readUInt8(at) | (0x80 >> (x & 7)), at);
    }
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit, gray, and the only defined methods.
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of a PNG file: length, type, data, checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
