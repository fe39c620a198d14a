import type { EmptyRoomType, Surface } from '@home-design/vocabulary';
import type { Oklab } from '../base/color/oklab.ts';
import type { Forecast } from '../edits/compose/forecast.ts';
import type { EditRequest } from '../edits/edit-request.ts';
import type { PlanItem, StagingPlan } from '../edits/furniture/plan/staging-plan.ts';
import type { PictureArea } from '../edits/furniture/sprites/seen-area.ts';
import type { GoingThing } from '../edits/going/going-thing.ts';
import type { RoomLight } from '../paint/new-paint.ts';

/** Prepare a photo so that taps on it can be answered at once. */
export interface PrepareSelectionTask {
  kind: 'prepare-selection';
  photo: string;
  /** Output file, read by `select` and `select-surface` on the same machine: about 6 MB. */
  prepared: string;
}

export interface PrepareSelectionResult {
  /** Size of the masks that answer taps. */
  width: number;
  height: number;
}

/** Outline the thing at a person's taps in a prepared photo. A separate process does this. */
export interface SelectTask {
  kind: 'select';
  /** What `prepare-selection` wrote. */
  prepared: string;
  points: { x: number; y: number; isMeant: boolean }[];
  /** A rectangle around the subject. */
  box: { left: number; top: number; right: number; bottom: number } | null;
}

export interface SelectResult {
  width: number;
  height: number;
  /** Row by row, one byte a pixel, 255 inside and 0 outside; compressed as zlib data, in base64. */
  mask: string;
}

/**
 * Select the walls or the floor of a prepared photo, or correct such a selection by taps. The process of `select` does
 * this.
 */
export interface SelectSurfaceTask {
  kind: 'select-surface';
  /** What `prepare-selection` wrote. */
  prepared: string;
  /** The cached analysis of this photo. */
  analysis: string;
  surface: Surface;
  /**
   * The selection that the last point corrects, as the `mask` of the result; null: select what the edit of this surface
   * would take by itself.
   */
  selected: string | null;
  /** All taps on this selection in their order: the last one is new. `isMeant` says whether it adds. */
  points: { x: number; y: number; isMeant: boolean }[];
}

export interface SelectSurfaceResult extends SelectResult {
  /** Separate pieces of at least a thousandth of the picture. */
  pieces: number;
}

/** Make the layers with which a browser shows the photo's walls in any paint. */
export interface PreviewWallsTask {
  kind: 'preview-walls';
  photo: string;
  focalLength35: number | null;
  /** A cached analysis of this photo; read if it exists, else written. */
  analysis: string;
  /** Output folder: `photo.webp`, and the 8-bit PNG files `mask.png` and `small.png` (see `PreviewLayers`). */
  folder: string;
}

export interface PreviewWallsResult {
  /** Size of the photo and the mask. */
  width: number;
  height: number;
  /** Size of each of the planes that are stacked in `small.png`. */
  small: { width: number; height: number };
  /** See `RoomLight`. */
  light: RoomLight;
  /** The room's main old paint in its usual light, OKLab. */
  from: Oklab;
}

/** Make small pictures of a photo under every sky. */
export interface PreviewSkiesTask {
  kind: 'preview-skies';
  photo: string;
  focalLength35: number | null;
  /** Output folder: a WebP file for each sky, such as `sunset.webp`. */
  folder: string;
}

export interface PreviewSkiesResult {
  /** Size of each picture. */
  width: number;
  height: number;
}

/** Render one piece of a plan by itself, so that a page can show it while it is moved and turned. */
export interface PieceSpritesTask {
  kind: 'piece-sprites';
  /** The photo before it was furnished. */
  photo: string;
  focalLength35: number | null;
  /** A cached analysis of this photo; read if it exists, else written. */
  analysis: string;
  style: StagingPlan['style'];
  seed: number;
  item: PlanItem;
  /** Number of the item in its plan, from 0. */
  number: number;
  /** How many turns, evenly around the circle, from the item's own on. */
  turns: number;
  /** Output folder: `0.webp`, `1.webp` … with transparent ground, one for each entry of the result. */
  folder: string;
}

export interface PieceSpritesResult {
  /** Turns in which the piece is behind the camera or far outside the picture are left out. */
  sprites: { turn: number; area: PictureArea }[];
}

/** List the things that an edit would remove from the photo, so that a person can keep some and add others. */
export interface ListGoingTask {
  kind: 'list-going';
  photo: string;
  focalLength35: number | null;
  /** A cached analysis of this photo; read if it exists, else written. */
  analysis: string;
  question: { mode: 'empty-room'; roomType: EmptyRoomType } | { mode: 'declutter' };
}

export interface ListGoingResult {
  /** Size of the map, that of selections. */
  width: number;
  height: number;
  /** Row by row, one byte a pixel, the number of its thing or 0; compressed as zlib data, in base64. */
  map: string;
  things: GoingThing[];
}

/** Forecast a composed edit of the photo, without making it. */
export interface ForecastTask {
  kind: 'forecast';
  photo: string;
  focalLength35: number | null;
  /** A cached analysis of this photo; read if it exists, else written. */
  analysis: string;
  request: EditRequest;
}

export type ForecastResult = Forecast;

/**
 * Read a room ahead of its staging. The process that does it remembers the room, so a staging should follow in the same
 * one, which a pool prefers.
 */
export interface PrepareStagingTask {
  kind: 'prepare-staging';
  photo: string;
  focalLength35: number | null;
  /** A cached analysis of this photo; read if it exists, else written. */
  analysis: string;
}

export interface PrepareStagingResult {
  /** False if the photo cannot be furnished. */
  isReady: boolean;
}
