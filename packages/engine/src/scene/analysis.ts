import { z } from 'zod';
import type { LabelMap } from '../base/raster/raster.ts';
import { FACES } from './room-box/layout.ts';
import type { SeenClasses } from './segmentation/room-network/seen-classes.ts';
import type { RoomSegmentation } from './segmentation/room-segmentation.ts';
import type { SeenWalls } from './segmentation/see-walls.ts';
import type { SeenThings } from './segmentation/seen-things.ts';

const share = z.number().min(0).max(1);
const vector = z.tuple([z.number(), z.number(), z.number()]).readonly();

const LineFacts = z.strictObject({
  x1: z.number(),
  y1: z.number(),
  x2: z.number(),
  y2: z.number(),
  length: z.number(),
  score: z.number(),
});

const CameraFacts = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  focal: z.number().positive(),
  axes: z.tuple([vector, vector, vector]).readonly(),
  pitch: z.number(),
  roll: z.number(),
  yaw: z.number(),
  focalSource: z.enum(['exif', 'lines']),
  confidence: share,
});

const LayoutFacts = z.strictObject({
  min: vector,
  max: vector,
  cameraHeight: z.number().positive(),
  scaleSource: z.enum(['ceiling', 'camera-height']),
  confidence: share,
  linesConfidence: share.optional(),
});

const RegionFacts = z.strictObject({
  id: z.int().min(0),
  share,
  color: z.strictObject({ L: z.number(), a: z.number(), b: z.number() }),
  texture: z.number().min(0),
  bounds: z.strictObject({ left: share, top: share, right: share, bottom: share }),
  face: z.enum(FACES),
  wallShare: share,
  reach: z.strictObject({ bottom: z.number(), top: z.number() }),
  widthMeters: z.number().min(0),
  framing: z.strictObject({ left: share, right: share, top: share, bottom: share }),
  cutByTop: share,
  fill: share,
  /** Probability that this region is painted wall, by the rules. */
  wallProbability: share,
  /** How much of it shows upright folds, slats or grain (`uprightFolds`): curtains and paneling do, painted wall does not. */
  folds: share,
});

/** All of an analysis except the maps: plain numbers that JSON stores exactly. */
export const AnalysisFacts = z.strictObject({
  lines: z.array(LineFacts),
  camera: CameraFacts,
  layout: LayoutFacts,
  regions: z.array(RegionFacts),
  walls: z.strictObject({ regions: z.array(z.int().min(0)), confidence: share }),
});
export type AnalysisFacts = z.infer<typeof AnalysisFacts>;

/** One region with what it is likely to be. */
export type AnalyzedRegion = AnalysisFacts['regions'][number];

/**
 * The analysis of a photo. Lines, camera and layout refer to a copy of at most 1024 px (`camera.width` x
 * `camera.height`); `labels` numbers the regions on a copy of at most 640 px; bounds are shares of the picture.
 */
export interface Analysis extends AnalysisFacts {
  readonly labels: LabelMap;
  /** The answers of the classifier of cells; absent if the room was not read from a photo. */
  readonly segmentation?: RoomSegmentation;
  /** The painted walls that were seen; absent if the room was not read from a photo. */
  readonly seenWalls?: SeenWalls;
  /** The movable things that were seen; absent if the room was not read from a photo. */
  readonly seenThings?: SeenThings;
  /** What the room network saw in each cell of `seenThings`; absent if the room was not read from a photo. */
  readonly seenClasses?: SeenClasses;
}
