import { requireSize, sizeMismatch } from './photo-size.ts';

/** Where headers end: cameras put previews and profiles before the size, seldom more than this. */
export const HEADER_LENGTH = 256 * 1024;

/** What a file declares, and the least number of bytes that can hold it. */
interface Declared {
  width: number;
  height: number;
  leastBytes: number;
}

/**
 * Judges a photo by the first bytes of its file, without decoding it: cheap and safe in any process. It accepts what
 * it cannot read, and leaves it to the decoder.
 * @param head the first HEADER_LENGTH bytes, or all
 * @param fileBytes size of the whole file
 * @throws EngineError `photo_too_many_pixels`, `photo_too_small`, or `photo_size_mismatch` if no file of this size
 * can
 * hold a picture of the declared one
 */
export function judgeHeader(head: Buffer, fileBytes: number): void {
  const declared = declaredByJpeg(head) ?? declaredByPng(head) ?? declaredByWebp(head);
  if (!declared) return;
  requireSize(declared.width, declared.height);
  if (fileBytes < declared.leastBytes) throw sizeMismatch();
}

/** Each block of 8 × 8 pixels takes at least one bit in every coding. */
const JPEG_PIXELS_PER_BYTE = 512;

function declaredByJpeg(head: Buffer): Declared | undefined {
  if (!(head[0] === 0xff && head[1] === 0xd8)) return undefined;
  for (let at = 2; at + 9 < head.length; ) {
    if (head[at] !== 0xff) return undefined;
    const code = head[at + 1]!;
    if (code === 0xff) {
      at++;
      continue;
    }
    if (isFrame(code)) {
      const [height, width] = [head.readUInt16BE(at + 5), head.readUInt16BE(at + 7)];
      return { width, height, leastBytes: (width * height) / JPEG_PIXELS_PER_BYTE };
    }
    // Pixels before any frame, or the end of the file.
    if (code === 0xda || code === 0xd9) return undefined;
    at += 2 + head.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Frame headers (ITU-T T.81, B.2.2); C4, C8 and CC are other segments. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/** Deflate never packs denser (its format allows 258 bytes in 2 bits). */
const DEFLATE_RATIO = 1_032;
/** Samples of a pixel by color type (PNG, 11.2.1). */
const PNG_SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function declaredByPng(head: Buffer): Declared | undefined {
  const isPng = head.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' && head.length >= 29;
  if (!isPng || head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)];
  const bits = head[24]! * (PNG_SAMPLES[head[25]!] ?? 1);
  return { width, height, leastBytes: ((width * bits) / 8 / DEFLATE_RATIO) * height };
}

/** WebP packs a flat picture into very few bytes; no photo comes near this. */
const WEBP_PIXELS_PER_BYTE = 32_768;

function declaredByWebp(head: Buffer): Declared | undefined {
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  if (head.length < 30) return undefined;
  const size = webpSize(head);
  return size && { ...size, leastBytes: (size.width * size.height) / WEBP_PIXELS_PER_BYTE };
}

/** By the first chunk: simple lossy, simple lossless, or extended (RFC 9649). */
function webpSize(head: Buffer): { width: number; height: number } | undefined {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
