import { crc32, deflateSync } from 'node:zlib';

/** A text no compressed pixels hold by chance. */
export const SECRET = 'GPS 52.5163 N 13.3777 E, owner@example.com';

/** The JPEG with a secret in every place metadata can hide, and another file behind its end. */
export function jpegWithSecrets(jpeg: Buffer): Buffer {
  const segments = [
    jpegSegment(0xe1, `Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0${SECRET}`),
    jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SECRET}</x:xmpmeta>`),
    jpegSegment(0xe2, `MPF\0${SECRET}`),
    jpegSegment(0xed, `Photoshop 3.0\x008BIM\x04\x04${SECRET}`),
    jpegSegment(0xe0, `JFXX\0\x10${SECRET}`),
    jpegSegment(0xee, `Adobe\0\x64\0\0\0\0\x01${SECRET}`),
    jpegSegment(0xef, SECRET),
    jpegSegment(0xfe, SECRET),
  ];
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...segments,
    jpeg.subarray(2),
    Buffer.from(`PK\x03\x04${SECRET}`),
  ]);
}

function jpegSegment(code: number, text: string): Buffer {
  const payload = Buffer.from(text, 'latin1');
  const head = Buffer.of(0xff, code, 0, 0);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** The PNG with a secret in text, time and unknown chunks, and behind its end. */
export function pngWithSecrets(png: Buffer): Buffer {
  const afterHeader = 8 + 25;
  const chunks = [
    pngChunk('tEXt', Buffer.from(`Comment\0${SECRET}`)),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${SECRET}`)),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Author\0\0'), deflateSync(SECRET)])),
    pngChunk('prVt', Buffer.from(SECRET)),
  ];
  return Buffer.concat([
    png.subarray(0, afterHeader),
    ...chunks,
    png.subarray(afterHeader),
    Buffer.from(SECRET),
  ]);
}

/** A PNG that claims a size and holds next to nothing. */
export function pngHeader(width: number, height: number, options: { animated?: boolean } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...(options.animated ? [pngChunk('acTL', frames)] : []),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, payload: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), payload]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(payload.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
