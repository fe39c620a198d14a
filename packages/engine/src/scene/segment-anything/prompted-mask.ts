import { createPlane, type Plane } from '../../base/raster/raster.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import { type InferenceSession, modelSession, Tensor, tappedSession } from '../../models/session.ts';
import { EMBEDDING_CHANNELS, EMBEDDING_SIDE, ENCODER_SIDE, type PhotoEmbedding } from './embed-photo.ts';

/**
 * A prompt for the decoder: the thing in a box, the subject of a rough map and a few certain places, or a person's
 * taps.
 */
export type MaskPrompt = BoxPrompt | MapPrompt | TapPrompt;

/** The box of a thing, in shares of the photo. */
export interface BoxPrompt {
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** A guess to be outlined. */
export interface MapPrompt {
  /** Likelihood of each place of the photo, 0 … 1, at any size. */
  readonly likely: Plane;
  /** Places that certainly belong to it, or certainly do not; in shares of the photo. */
  readonly points: readonly PromptPoint[];
}

/** A person's taps, one after the other. */
export interface TapPrompt {
  readonly taps: readonly PromptPoint[];
  /** A rectangle that was drawn around it. */
  readonly around?: BoxPrompt['box'] | undefined;
  /** The decoder's answer to the taps before the last one. */
  readonly before?: Plane | undefined;
}

export interface PromptPoint {
  readonly x: number;
  readonly y: number;
  readonly isMeant: boolean;
}

/** Side of the decoder's map, which covers the encoder's whole square. */
const MAP_SIDE = 256;
/** The decoder's labels of points: outside, inside, the two corners of a box, and no point. */
const POINT = { without: 0, within: 1, first: 2, last: 3, none: -1 } as const;
/**
 * Largest likelihood of a guess, and its weight: the decoder accepts its own maps, whose odds are larger, as guesses.
 */
const GUESS = { surest: 0.99, gain: 2 };
/** The guess beyond the photo's edge: certainly not. */
const BEYOND = -10;

/**
 * The odds (logarithms) that every place of a photo belongs to the prompted thing, on a map four times coarser than
 * the encoder's picture; above 0 it does. By the mask decoder of Segment Anything (Kirillov et al. 2023).
 */
export async function promptedMask(embedding: PhotoEmbedding, prompt: MaskPrompt): Promise<Plane> {
  const session = await modelSession('segment-anything-decoder');
  return answerOf(session, embedding, prompt, 'low_res_masks', 0);
}

/** The masks of several scales inside the decoder, before it chooses one of them. */
const ALL_MASKS = '/Reshape_9_output_0';
/** Place of the mask of the smallest scale; the one before it is for prompts of several points. */
const SMALLEST = 1;
let scales: Promise<InferenceSession> | undefined;

/**
 * The same for the smallest part at the taps: a seat rather than the sofa, one wall rather than the room. The decoder
 * answers at three scales, and `promptedMask` is the one that it prefers.
 */
export async function promptedPart(embedding: PhotoEmbedding, taps: readonly PromptPoint[]): Promise<Plane> {
  scales ??= tappedSession('segment-anything-decoder', [ALL_MASKS]);
  scales.catch(() => {
    scales = undefined;
  });
  return answerOf(await scales, embedding, { taps }, ALL_MASKS, SMALLEST);
}

/** One of the maps in an output of the decoder, as large as the photo within the encoder's square. */
async function answerOf(
  session: InferenceSession,
  embedding: PhotoEmbedding,
  prompt: MaskPrompt,
  output: string,
  number: number,
): Promise<Plane> {
  const { width, height } = embedding;
  const columns = Math.max(1, Math.round((width * MAP_SIDE) / ENCODER_SIDE));
  const rows = Math.max(1, Math.round((height * MAP_SIDE) / ENCODER_SIDE));
  const { coordinates, labels } = pointsOf(prompt, width, height);
  const guess = guessIn(prompt, columns, rows);
  const answer = await session.run(
    {
      image_embeddings: new Tensor('float32', embedding.data, [
        1,
        EMBEDDING_CHANNELS,
        EMBEDDING_SIDE,
        EMBEDDING_SIDE,
      ]),
      point_coords: new Tensor('float32', coordinates, [1, labels.length, 2]),
      point_labels: new Tensor('float32', labels, [1, labels.length]),
      mask_input: new Tensor('float32', guess ?? new Float32Array(MAP_SIDE * MAP_SIDE), [
        1,
        1,
        MAP_SIDE,
        MAP_SIDE,
      ]),
      has_mask_input: new Tensor('float32', [guess ? 1 : 0], [1]),
      // The map itself is read, so enlarging it inside the model would be useless.
      orig_im_size: new Tensor('float32', [rows, columns], [2]),
    },
    [output],
  );
  const maps = answer[output]?.data;
  if (!(maps instanceof Float32Array) || maps.length < (number + 1) * MAP_SIDE * MAP_SIDE) {
    throw new Error('The mask decoder answered without a mask.');
  }
  const plane = createPlane(columns, rows);
  for (let y = 0; y < rows; y++) {
    const from = (number * MAP_SIDE + y) * MAP_SIDE;
    plane.data.set(maps.subarray(from, from + columns), y * columns);
  }
  return plane;
}

/** The prompt's points in the encoder's square; a point without effect if there are none. */
function pointsOf(
  prompt: MaskPrompt,
  width: number,
  height: number,
): { coordinates: Float32Array; labels: Float32Array } {
  if ('box' in prompt) {
    const { left, top, right, bottom } = prompt.box;
    return {
      coordinates: Float32Array.from([left * width, top * height, right * width, bottom * height]),
      labels: Float32Array.from([POINT.first, POINT.last]),
    };
  }
  const corners = 'taps' in prompt && prompt.around ? cornersOf(prompt.around) : [];
  // The decoder was trained with an ineffective point at the end of prompts without a box.
  const end = 'taps' in prompt && !prompt.around ? [{ x: 0, y: 0, label: POINT.none }] : [];
  const points = 'taps' in prompt ? prompt.taps : prompt.points;
  const all = [
    ...points.map(({ x, y, isMeant }) => ({ x, y, label: isMeant ? POINT.within : POINT.without })),
    ...corners,
    ...end,
  ];
  if (all.length === 0) {
    return { coordinates: Float32Array.from([0, 0]), labels: Float32Array.from([POINT.none]) };
  }
  return {
    coordinates: Float32Array.from(all.flatMap(({ x, y }) => [x * width, y * height])),
    labels: floatsFrom(all, ({ label }) => label),
  };
}

const cornersOf = ({ left, top, right, bottom }: BoxPrompt['box']) => [
  { x: left, y: top, label: POINT.first },
  { x: right, y: bottom, label: POINT.last },
];

/** The decoder's initial guess, as odds on its whole map. */
function guessIn(prompt: MaskPrompt, columns: number, rows: number): Float32Array | undefined {
  if ('likely' in prompt) return guessOf(prompt.likely, columns, rows);
  if (!('taps' in prompt) || !prompt.before) return undefined;
  const guess = new Float32Array(MAP_SIDE * MAP_SIDE).fill(BEYOND);
  const { width, height, data } = prompt.before;
  for (let y = 0; y < height; y++) guess.set(data.subarray(y * width, (y + 1) * width), y * MAP_SIDE);
  return guess;
}

/** A guess as odds on the decoder's whole map. */
function guessOf(likely: Plane, columns: number, rows: number): Float32Array {
  const fitted = resizePlane(likely, columns, rows, 'bilinear').data;
  const guess = new Float32Array(MAP_SIDE * MAP_SIDE).fill(BEYOND);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const share = Math.min(GUESS.surest, Math.max(1 - GUESS.surest, fitted[y * columns + x]!));
      guess[y * MAP_SIDE + x] = GUESS.gain * Math.log(share / (1 - share));
    }
  }
  return guess;
}
