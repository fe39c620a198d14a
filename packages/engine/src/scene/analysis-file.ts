import { readFile, rename, writeFile } from 'node:fs/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import { z } from 'zod';
import type { LabelMap, Mask } from '../base/raster/raster.ts';
import { type Analysis, AnalysisFacts } from './analysis.ts';
import { ROOM_CLASSES } from './segmentation/room-classes.ts';
import { VIEW_CLASSES } from './segmentation/room-network/view-classes.ts';

/** Increase this whenever an analysis would change; older files are then replaced. @fixed a version */
export const ANALYSIS_VERSION = 14;

/** A byte or more per cell, deflated, base64. */
const PackedMap = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  deflated: z.base64(),
});
type PackedMap = z.infer<typeof PackedMap>;

/** A reading of the room network, and its outline. */
const PackedSight = z.strictObject({ cells: PackedMap, outline: PackedMap });
type PackedSight = z.infer<typeof PackedSight>;

const AnalysisFile = z.strictObject({
  version: z.literal(ANALYSIS_VERSION),
  facts: AnalysisFacts,
  labels: z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    count: z.int().positive(),
    /** Region numbers as little-endian 16-bit integers, deflated, base64. */
    deflated: z.base64(),
  }),
  segmentation: PackedMap.optional(),
  seenWalls: PackedSight.optional(),
  seenThings: PackedSight.optional(),
  seenClasses: PackedMap.optional(),
});

/**
 * Write an analysis (about 150 kB of JSON) in one step: a reader sees the whole file or none.
 *
 * @throws ZodError if it contains a value that no reader would accept, such as a share that is not a number.
 */
export async function writeAnalysis(path: string, analysis: Analysis): Promise<void> {
  const { labels, segmentation, seenWalls, seenThings, seenClasses, ...facts } = analysis;
  const file: z.input<typeof AnalysisFile> = {
    version: ANALYSIS_VERSION,
    facts: AnalysisFacts.parse(facts),
    labels: { width: labels.width, height: labels.height, count: labels.count, deflated: packLabels(labels) },
    ...(segmentation && { segmentation: packMap(segmentation) }),
    ...(seenWalls && { seenWalls: packSight(seenWalls) }),
    ...(seenThings && { seenThings: packSight(seenThings) }),
    ...(seenClasses && { seenClasses: packMap(seenClasses) }),
  };
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, JSON.stringify(file));
  await rename(unfinished, path);
}

/** The analysis stored at `path`; null if there is none, it is of another version, or it is damaged. */
export async function readAnalysis(path: string): Promise<Analysis | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;

  const file = AnalysisFile.safeParse(jsonOrNull(text));
  if (!file.success) return null;
  const { facts } = file.data;
  const labels = unpackLabels(file.data.labels);
  if (labels?.count !== facts.regions.length) return null;
  const segmentation = file.data.segmentation && unpackMap(file.data.segmentation, ROOM_CLASSES.length);
  const seenWalls = file.data.seenWalls && unpackSight(file.data.seenWalls, 1);
  const seenThings = file.data.seenThings && unpackSight(file.data.seenThings, ROOM_CLASSES.length);
  const seenClasses = file.data.seenClasses && unpackMap(file.data.seenClasses, VIEW_CLASSES.length);
  if ([segmentation, seenWalls, seenThings, seenClasses].includes(null)) return null;
  return {
    ...facts,
    labels,
    ...(segmentation && { segmentation }),
    ...(seenWalls && { seenWalls }),
    ...(seenThings && { seenThings }),
    ...(seenClasses && { seenClasses }),
  };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function packLabels(labels: LabelMap): string {
  const bytes = new DataView(new ArrayBuffer(labels.data.length * 2));
  labels.data.forEach((region, i) => {
    bytes.setUint16(i * 2, region, true);
  });
  return deflateSync(new Uint8Array(bytes.buffer)).toString('base64');
}

function unpackLabels(packed: z.infer<typeof AnalysisFile>['labels']): LabelMap | null {
  const { width, height, count } = packed;
  const expected = width * height * 2;
  const bytes = inflatedOrNull(Buffer.from(packed.deflated, 'base64'), expected);
  if (bytes?.byteLength !== expected) return null;

  const data = new Uint16Array(width * height);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let i = 0; i < data.length; i++) data[i] = view.getUint16(i * 2, true);
  return data.every((region) => region < count) ? { width, height, data, count } : null;
}

function packMap({ width, height, data }: Mask): PackedMap {
  return { width, height, deflated: deflateSync(data).toString('base64') };
}

/** @param each bytes per cell. */
function unpackMap({ width, height, deflated }: PackedMap, each: number): Mask | null {
  const expected = width * height * each;
  const bytes = inflatedOrNull(Buffer.from(deflated, 'base64'), expected);
  return bytes?.byteLength === expected ? { width, height, data: new Uint8Array(bytes) } : null;
}

function packSight({ cells, outline }: { readonly cells: Mask; readonly outline: Mask }): PackedSight {
  return { cells: packMap(cells), outline: packMap(outline) };
}

/** @param each bytes per cell; an outline has one. */
function unpackSight(packed: PackedSight, each: number): { cells: Mask; outline: Mask } | null {
  const [cells, outline] = [unpackMap(packed.cells, each), unpackMap(packed.outline, 1)];
  return cells && outline && { cells, outline };
}

function inflatedOrNull(bytes: Uint8Array, most: number): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch {
    return null;
  }
}
