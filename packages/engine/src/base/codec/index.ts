export { type Cutout, type DecodeOptions, decodeCutout, decodeMask, decodeRaster } from './decode.ts';
export {
  encodeCutout,
  encodeFor,
  encodeForSharing,
  encodeJpeg,
  encodeLayers,
  encodeMaskPng,
  encodePng,
  encodeWebp,
} from './encode.ts';
export { decodeGray16, encodeGray16Png, type Gray16 } from './gray16.ts';
export { ingestPhoto } from './ingest.ts';
export { inspectPhoto, type PhotoHeader } from './inspect.ts';
export { writePictureFiles } from './picture-files.ts';
export { type Tile, tileSheet } from './tile-sheet.ts';
