import type { LabelPlace } from '@home-design/vocabulary';
import type { IngestResult, IngestTask } from '../base/codec/ingest-task.ts';
import type { EditOutcome, EditTask } from '../edits/edit-task.ts';
import type { LightStatistics } from '../edits/light-match/light-statistics.ts';
import type { Mark } from '../edits/watermark/list-marks.ts';
import type { DetectedObject, ObjectCategory } from '../objects/index.ts';
import type { RoomPicture } from '../styled-rooms/room-picture.ts';
import type {
  ForecastResult,
  ForecastTask,
  ListGoingResult,
  ListGoingTask,
  PieceSpritesResult,
  PieceSpritesTask,
  PrepareSelectionResult,
  PrepareSelectionTask,
  PrepareStagingResult,
  PrepareStagingTask,
  PreviewSkiesResult,
  PreviewSkiesTask,
  PreviewWallsResult,
  PreviewWallsTask,
  SelectResult,
  SelectSurfaceResult,
  SelectSurfaceTask,
  SelectTask,
} from './interactive-tasks.ts';

export type * from './interactive-tasks.ts';

/**
 * The tasks of child processes. Tasks carry file paths, never pixels; only selections and lists of things return a
 * small mask. Every path is absolute; every folder named as an output exists already, is empty, and is the caller's
 * to move or delete.
 */
export type EngineTask =
  | IngestTask
  | AnalyseTask
  | DetectTask
  | FindMarksTask
  | MeasureLightTask
  | EditTask
  | CompareTask
  | LabelTask
  | ConvertTask
  | PublishTask
  | RoomPictureTask
  | PrepareSelectionTask
  | SelectTask
  | SelectSurfaceTask
  | PreviewWallsTask
  | PreviewSkiesTask
  | PieceSpritesTask
  | ListGoingTask
  | PrepareStagingTask
  | ForecastTask;

/** Analyze the photo; done once per version and cached. */
export interface AnalyseTask {
  kind: 'analyse';
  photo: string;
  focalLength35: number | null;
  /** Output file (JSON) of the analysis. */
  analysis: string;
}

export interface AnalyseResult {
  /** Overall confidence in the room layout, 0 … 1. */
  layoutConfidence: number;
}

/** Find the things in the photo. */
export interface DetectTask {
  kind: 'detect';
  photo: string;
  focalLength35: number | null;
  /** A cached analysis of this photo; read if it exists, else written. */
  analysis: string;
}

export interface DetectResult {
  /** Strongest first; their numbers name them in an `object-removal` of the same photo. */
  objects: DetectedObject[];
  /** The number of each type, most frequent first. */
  categories: ObjectCategory[];
}

/** Find possible watermarks in the photo. */
export interface FindMarksTask {
  kind: 'find-marks';
  photo: string;
  /** Whether small and faint text along the edges is searched as well, as in an edit of high quality. */
  looksTwice: boolean;
}

export interface FindMarksResult {
  /** Their numbers name them in the corrections of a `watermark` edit of the same photo and quality. */
  marks: Mark[];
}

/** Measure the light of the photo, for comparison with others. */
export interface MeasureLightTask {
  kind: 'measure-light';
  photo: string;
}

export type MeasureLightResult = LightStatistics;

/** Compare two pictures. */
export interface CompareTask {
  kind: 'compare';
  pictures: [string, string];
  /** Output file (8-bit PNG): the largest difference of each pixel's three values, 0 to 255. Null: none. */
  map: string | null;
}

export interface CompareResult {
  /** Whether neither had to be reduced. */
  sameSize: boolean;
  /** Share of pixels that differ, 0 … 1. */
  changedShare: number;
  /** Mean absolute difference of the sRGB values, 0 … 255. */
  meanDifference: number;
}

/** Write across the foot of a copy of a picture that it is virtually staged. */
export interface LabelTask {
  kind: 'label';
  picture: string;
  /** One line; default 'Virtually staged'. */
  text?: string | undefined;
  /** Default: across the foot. */
  place?: LabelPlace | undefined;
  /** Output file; its name ends in .png for saving, in .jpg or .webp for the screen. */
  labeled: string;
}

export interface LabelResult {
  width: number;
  height: number;
}

/** Write a picture in another format, with unchanged pixels if the format allows it, or smaller. */
export interface ConvertTask {
  kind: 'convert';
  picture: string;
  /** Output file; its name ends in .jpg, .png or .webp, which defines the format. A JPEG carries an sRGB profile. */
  converted: string;
  /** Of JPEG and WebP, 1 … 100; the default is fit for keeping. */
  quality?: number | undefined;
  /** Longest side in pixels; smaller pictures stay as they are. */
  maxSide?: number | undefined;
  /** Whether the product's name is small in its corner. */
  wordmark?: boolean | undefined;
}

export interface ConvertResult {
  width: number;
  height: number;
}

/** Make a JPEG of a picture for publishing: within limits of pixels and bytes, in the best quality. */
export interface PublishTask {
  kind: 'publish';
  picture: string;
  /** Output file; its name ends in .jpg. */
  published: string;
  /** Larger pictures are scaled down to fit; smaller ones stay as they are. */
  maxWidth: number;
  maxHeight: number;
  maxBytes: number;
  /** The label on it; null: none. */
  label: { text: string; place: LabelPlace } | null;
  /** Whether the product's name is small in its corner. */
  wordmark: boolean;
}

export interface PublishResult {
  width: number;
  height: number;
  bytes: number;
  /** Of the JPEG, 1 … 100. */
  quality: number;
  /** Similarity to the picture before compression (SSIM): 1 = the same. */
  ssim: number;
  /** Whether it had to be smaller than the limit of pixels, because of the bytes. */
  isReduced: boolean;
}

/** Compose a picture of the front page's living room from its layers. */
export interface RoomPictureTask {
  kind: 'room-picture';
  picture: RoomPicture;
  /** Output folder: `plain.jpg`, and `marked.jpg` with the product's name in its corner. */
  folder: string;
}

export interface RoomPictureResult {
  width: number;
  height: number;
}

interface Results {
  ingest: IngestResult;
  analyse: AnalyseResult;
  detect: DetectResult;
  'find-marks': FindMarksResult;
  'measure-light': MeasureLightResult;
  edit: EditOutcome;
  compare: CompareResult;
  label: LabelResult;
  convert: ConvertResult;
  publish: PublishResult;
  'room-picture': RoomPictureResult;
  'prepare-selection': PrepareSelectionResult;
  select: SelectResult;
  'select-surface': SelectSurfaceResult;
  'preview-walls': PreviewWallsResult;
  'preview-skies': PreviewSkiesResult;
  'piece-sprites': PieceSpritesResult;
  'list-going': ListGoingResult;
  'prepare-staging': PrepareStagingResult;
  forecast: ForecastResult;
}
export type ResultOf<T extends EngineTask> = Results[T['kind']];
