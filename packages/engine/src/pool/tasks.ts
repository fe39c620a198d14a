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
  PrepareSelectionResult,
  PrepareSelectionTask,
  PreviewWallsResult,
  PreviewWallsTask,
  SelectResult,
  SelectTask,
} from './interactive-tasks.ts';

export type * from './interactive-tasks.ts';

/**
 * What the child processes do. Tasks carry file paths, never pixels; only selections and lists of things answer with a small mask. Every path is
 * absolute; every folder named as an output exists already, is empty, and is the caller's to move or delete.
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
  | PreviewWallsTask
  | ListGoingTask
  | ForecastTask;

/** Find out what is in the photo; done once per version and cached. */
export interface AnalyseTask {
  kind: 'analyse';
  photo: string;
  focalLength35: number | null;
  /** Output file (JSON) of the analysis. */
  analysis: string;
}

export interface AnalyseResult {
  /** Overall trust in the room layout, 0 … 1. */
  layoutConfidence: number;
}

/** Find the things in the photo. */
export interface DetectTask {
  kind: 'detect';
  photo: string;
  focalLength35: number | null;
  /** A cached analysis of this photo; read when it exists, written when it does not. */
  analysis: string;
}

export interface DetectResult {
  /** Strongest first; their numbers name them in an `object-removal` of the same photo. */
  objects: DetectedObject[];
  /** How many there are of each type, most frequent first. */
  categories: ObjectCategory[];
}

/** Find what may be a watermark in the photo. */
export interface FindMarksTask {
  kind: 'find-marks';
  photo: string;
  /** Whether small and faint text along the edges is looked for, too, as an edit of high quality does. */
  looksTwice: boolean;
}

export interface FindMarksResult {
  /** Their numbers name them in the corrections of a `watermark` edit of the same photo and quality. */
  marks: Mark[];
}

/** Measure the light of the photo, to be compared with others. */
export interface MeasureLightTask {
  kind: 'measure-light';
  photo: string;
}

export type MeasureLightResult = LightStatistics;

/** Tell how two pictures differ. */
export interface CompareTask {
  kind: 'compare';
  pictures: [string, string];
  /** Output file (8-bit PNG): the largest difference of each pixel's three values, 0 to 255. Null makes none. */
  map: string | null;
}

export interface CompareResult {
  /** Whether neither had to be made smaller. */
  sameSize: boolean;
  /** Share of pixels that are not exactly the same, 0 … 1. */
  changedShare: number;
  /** Mean absolute difference of the sRGB values, 0 … 255. */
  meanDifference: number;
}

/** Write across the foot of a copy of a picture that it is virtually staged. */
export interface LabelTask {
  kind: 'label';
  picture: string;
  /** One line; 'Virtually staged' where it is left out. */
  text?: string | undefined;
  /** Across the foot where it is left out. */
  place?: LabelPlace | undefined;
  /** Output file; its name ends in .png for saving, in .jpg or .webp for the screen. */
  labeled: string;
}

export interface LabelResult {
  width: number;
  height: number;
}

/** Write a picture in another format, every pixel as it is where the format can hold it, or smaller. */
export interface ConvertTask {
  kind: 'convert';
  picture: string;
  /** Output file; its name ends in .jpg, .png or .webp, which says the format. A JPEG carries an sRGB profile. */
  converted: string;
  /** Of JPEG and WebP, 1 … 100; what is fit for keeping where it is left out. */
  quality?: number | undefined;
  /** Longest side in pixels; smaller pictures stay as they are. */
  maxSide?: number | undefined;
  /** Whether the product's name stands small in its corner. */
  wordmark?: boolean | undefined;
}

export interface ConvertResult {
  width: number;
  height: number;
}

/** Make a JPEG of a picture for publishing: small enough in pixels and bytes, as good as that allows. */
export interface PublishTask {
  kind: 'publish';
  picture: string;
  /** Output file; its name ends in .jpg. */
  published: string;
  /** Larger pictures are scaled down to fit; smaller ones stay as they are. */
  maxWidth: number;
  maxHeight: number;
  maxBytes: number;
  /** What is written on it; null: nothing. */
  label: { text: string; place: LabelPlace } | null;
  /** Whether the product's name stands small in its corner. */
  wordmark: boolean;
}

export interface PublishResult {
  width: number;
  height: number;
  bytes: number;
  /** Of the JPEG, 1 … 100. */
  quality: number;
  /** How like the picture before compression it is (SSIM): 1 = the same. */
  ssim: number;
  /** Whether it had to be smaller than the pixels allow, because of the bytes. */
  isReduced: boolean;
}

/** Put a picture of the front page's living room together from its layers. */
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
  'preview-walls': PreviewWallsResult;
  'list-going': ListGoingResult;
  forecast: ForecastResult;
}
export type ResultOf<T extends EngineTask> = Results[T['kind']];
