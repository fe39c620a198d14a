import { crc32 } from 'node:zlib';
import { encodeJpeg, encodePng, encodeWebp } from '@home-design/engine/codec';
import { phonePicture } from '../../src/test/phone-photo.ts';

/** A file that no camera writes. */
export interface BadFile {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
}

const EXTENSIONS = ['jpg', 'png', 'webp'] as const;
type Extension = (typeof EXTENSIONS)[number];

const CUTS = 24;
const DAMAGED = 30;
/** Bytes that are overwritten in a damaged file. */
const HITS = 16;
const SIZES = [
  [0, 0],
  [1, 65_500],
  [65_500, 65_500],
  [32_767, 2],
  [30_000, 30_000],
  [361, 240],
  [360, 24_000],
] as const;

/** Contents of files that only have the name of a photo. */
const FOREIGN: Readonly<Record<string, Buffer>> = {
  nothing: Buffer.alloc(0),
  'one byte': Buffer.of(0xff),
  zeros: Buffer.alloc(5_000),
  text: Buffer.from('This is no photo. '.repeat(100)),
  'an SVG with a script': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  ),
  'an SVG that reads a file': Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "../secret">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
  ),
  'a web page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  'a GIF': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'a bitmap': Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 1)]),
  'a TIFF': Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(60, 8)]),
  'a ZIP': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(60)]),
  'a film': Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from('ftypisom'), Buffer.alloc(60)]),
  'a HEIC header': Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from('ftypheic'), Buffer.alloc(60)]),
  'an AVIF header': Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from('ftypavif'), Buffer.alloc(60)]),
  'a program': Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(60)]),
};

/** 245 files, the same every time. */
export async function badFiles(): Promise<BadFile[]> {
  const picture = phonePicture();
  const good: Record<Extension, Buffer> = {
    jpg: await encodeJpeg(picture, 90),
    png: await encodePng(picture),
    webp: await encodeWebp(picture),
  };
  const files = EXTENSIONS.flatMap((extension) => [
    ...cut(extension, good[extension]),
    ...damaged(extension, good[extension]),
    ...Object.entries(FOREIGN).map(([what, content]) => ({ what, name: `room.${extension}`, content })),
  ]);
  return [...files, ...lying(good), ...double(good)];
}

function cut(extension: Extension, content: Buffer): BadFile[] {
  return Array.from({ length: CUTS }, (_, i) => {
    const length = Math.round((content.length * (i + 0.5)) / CUTS);
    return {
      what: `cut after ${length} bytes`,
      name: `cut.${extension}`,
      content: content.subarray(0, length),
    };
  });
}

function damaged(extension: Extension, content: Buffer): BadFile[] {
  return Array.from({ length: DAMAGED }, (_, seed) => {
    const broken = Buffer.from(content);
    const next = random(seed + 1);
    // The first third has damaged headers only, where the damage has most effect.
    const reach = seed < DAMAGED / 3 ? Math.min(200, content.length) : content.length;
    for (let hit = 0; hit < HITS; hit++) broken[Math.floor(next() * reach)] = Math.floor(next() * 256);
    return { what: `damaged with seed ${seed}`, name: `damaged.${extension}`, content: broken };
  });
}

/** Headers with a wrong size of the picture. */
function lying({ jpg, png, webp }: Record<Extension, Buffer>): BadFile[] {
  return SIZES.flatMap(([width, height]) => [
    { what: `a JPEG of ${width} x ${height}`, name: 'lie.jpg', content: sizedJpeg(jpg, width, height) },
    { what: `a PNG of ${width} x ${height}`, name: 'lie.png', content: sizedPng(png, width, height) },
    { what: `a WebP of ${width} x ${height}`, name: 'lie.webp', content: sizedWebp(webp, width, height) },
  ]);
}

function sizedJpeg(content: Buffer, width: number, height: number): Buffer {
  const lie = Buffer.from(content);
  for (let at = 2; at + 9 < lie.length && lie[at] === 0xff; at += 2 + lie.readUInt16BE(at + 2)) {
    if (lie[at + 1] !== 0xc0 && lie[at + 1] !== 0xc2) continue;
    lie.writeUInt16BE(height, at + 5);
    lie.writeUInt16BE(width, at + 7);
    break;
  }
  return lie;
}

function sizedPng(content: Buffer, width: number, height: number): Buffer {
  const lie = Buffer.from(content);
  lie.writeUInt32BE(width, 16);
  lie.writeUInt32BE(height, 20);
  lie.writeUInt32BE(crc32(lie.subarray(12, 29)), 29);
  return lie;
}

/** Of a lossy WebP without an extended header: 14 bits for each side. */
function sizedWebp(content: Buffer, width: number, height: number): Buffer {
  const lie = Buffer.from(content);
  const at = lie.indexOf(Buffer.of(0x9d, 0x01, 0x2a));
  if (at < 0) throw new Error('The WebP has no lossy frame.');
  lie.writeUInt16LE(width & 0x3fff, at + 3);
  lie.writeUInt16LE(height & 0x3fff, at + 5);
  return lie;
}

/** Photos that are another kind of file at the same time, or contain much more than a photo. */
function double({ jpg, png, webp }: Record<Extension, Buffer>): BadFile[] {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, page.length + 2), page]);
  return [
    {
      what: 'a JPEG with a page in its comment',
      name: 'a.jpg',
      content: Buffer.concat([jpg.subarray(0, 2), comment, jpg.subarray(2)]),
    },
    { what: 'a JPEG with a page after its end', name: 'a.html.jpg', content: Buffer.concat([jpg, page]) },
    {
      what: 'a PNG with a ZIP after its end',
      name: 'a.png',
      content: Buffer.concat([png, FOREIGN['a ZIP']!]),
    },
    {
      what: 'a WebP with a film after its end',
      name: 'a.webp',
      content: Buffer.concat([webp, FOREIGN['a film']!]),
    },
    { what: 'a page before a JPEG', name: '../../a.jpg', content: Buffer.concat([page, jpg]) },
    {
      what: 'a JPEG of a thousand beginnings',
      name: 'a\u202egpj.exe',
      content: Buffer.concat(Array<Buffer>(1_000).fill(jpg.subarray(0, 20))),
    },
    { what: 'a PNG with 2 MB of text', name: 'a.png', content: withText(png, 2_000_000) },
    { what: 'two JPEGs in one', name: 'a.jpg', content: Buffer.concat([jpg, jpg]) },
    { what: 'a PNG that is only its header', name: 'a.png', content: png.subarray(0, 33) },
    {
      what: 'a JPEG with a segment of no length',
      name: 'a.jpg',
      content: Buffer.concat([jpg.subarray(0, 2), Buffer.of(0xff, 0xe1, 0, 0), jpg.subarray(2)]),
    },
    {
      what: 'a WebP whose length is a lie',
      name: 'a.webp',
      content: Buffer.concat([webp.subarray(0, 4), Buffer.of(0xff, 0xff, 0xff, 0x7f), webp.subarray(8)]),
    },
    {
      what: 'a PNG with a chunk longer than the file',
      name: 'a.png',
      content: Buffer.concat([png.subarray(0, 33), Buffer.of(0x7f, 0xff, 0xff, 0xff), png.subarray(37)]),
    },
    { what: 'a PNG called JPEG', name: 'a.jpg', content: Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), png]) },
    { what: 'a JPEG without its first bytes', name: 'a.jpg', content: jpg.subarray(2) },
  ];
}

/** A PNG with a text chunk of so many bytes after its header. */
function withText(png: Buffer, bytes: number): Buffer {
  const body = Buffer.concat([Buffer.from('tEXtComment\0'), Buffer.alloc(bytes, 'x')]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
}

/** Numbers from 0 to below 1, the same for one seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
