export { type DecodeOptions, decodeMask, decodeRaster } from './decode.ts';
export { encodeJpeg, encodeMaskPng, encodePng, encodeWebp } from './encode.ts';
