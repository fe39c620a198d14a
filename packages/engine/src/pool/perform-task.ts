import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import {
  decodeRaster,
  encodeCutout,
  encodeFor,
  encodeForSharing,
  encodeMaskPng,
  encodeWebp,
  ingestPhoto,
} from '../base/codec/index.ts';
import type { Progress, Watch } from '../base/progress/watch.ts';
import { compareRasters } from '../base/raster/compare.ts';
import type { Editing } from '../edits/base/edit.ts';
import type { Editor } from '../edits/base/editor.ts';
import { analysisOf, editPhoto } from '../edits/edit-photo.ts';
import type { EditOutcome, EditTask } from '../edits/edit-task.ts';
import { editingBy, OWN_EDITORS } from '../edits/editing.ts';
import { prepareStaging } from '../edits/furniture/prepare-staging.ts';
import { pieceSprites } from '../edits/furniture/sprites/piece-sprites.ts';
import { type SpriteRoom, spriteRoom } from '../edits/furniture/sprites/sprite-room.ts';
import { listGoing } from '../edits/going/list-going.ts';
import { measureLightStatistics } from '../edits/light-match/light-statistics.ts';
import { skyThumbnails } from '../edits/sky/sky-thumbnails.ts';
import { layerFiles, wallPreviewLayers } from '../edits/wall-color/wall-preview-layers.ts';
import { listMarks } from '../edits/watermark/list-marks.ts';
import { writeEdit } from '../edits/write-edit.ts';
import { detectObjects, objectCategories } from '../objects/index.ts';
import { SMALL_PLANES } from '../paint/preview-layers.ts';
import { drawDisclosureLabel } from '../publishing/disclosure-label/draw-disclosure-label.ts';
import { publishPicture } from '../publishing/publish-picture.ts';
import { markExport } from '../publishing/wordmark/mark-export.ts';
import { preparePhoto, writePreparedPhoto } from '../scene/selection/prepared-photo.ts';
import { makeRoomPicture } from '../styled-rooms/room-picture.ts';
import type { Perform } from './serve-tasks.ts';
import type {
  AnalyseResult,
  CompareResult,
  CompareTask,
  ConvertResult,
  ConvertTask,
  DetectResult,
  EngineTask,
  FindMarksResult,
  ForecastTask,
  LabelResult,
  LabelTask,
  ListGoingResult,
  ListGoingTask,
  PieceSpritesResult,
  PieceSpritesTask,
  PrepareSelectionResult,
  PrepareSelectionTask,
  PrepareStagingResult,
  PreviewSkiesResult,
  PreviewSkiesTask,
  PreviewWallsResult,
  PreviewWallsTask,
  PublishResult,
  PublishTask,
  RoomPictureResult,
  RoomPictureTask,
} from './tasks.ts';

const compress = promisify(deflate);

/** Light is measured on a picture of this size: soft enough that grain does not count. */
const MEASURED_SIDE = 384;

/** Quality of the small pictures of skies: about 25 kB each. */
const SKY_QUALITY = 80;

/** Quality of the previews of edits: some 40 kB each. */
const PREVIEW_QUALITY = 80;

/** Size of photos for selections: twice the encoder's input. */
const READ_SIDE = 2048;

/** Runs any of the engine's tasks in this process. */
export const performTask: Perform = performBy(OWN_EDITORS);

/** Runs any task in this process; edits are made by the first of the editors that supports them. */
export function performBy(editors: readonly Editor[]): Perform {
  const editing = editingBy(editors);
  return async (task, onProgress, onPreview) => {
    switch (task.kind) {
      case 'edit':
        return edit(task, editing, onProgress, onPreview);
      case 'forecast': {
        const photo = await decodeRaster(task.photo);
        const readRoom = (watch: Watch) => analysisOf(photo, task, watch);
        return editing.forecast(photo, task.request, readRoom, { onProgress });
      }
      default:
        return performOther(task, onProgress);
    }
  };
}

/** Runs a task that is no edit. */
async function performOther(
  task: Exclude<EngineTask, EditTask | ForecastTask>,
  onProgress: (progress: Progress) => void,
): Promise<unknown> {
  switch (task.kind) {
    case 'ingest':
      return ingestPhoto(task, onProgress);
    case 'analyse': {
      const analysis = await analysisOf(await decodeRaster(task.photo), task, { onProgress });
      return { layoutConfidence: analysis.layout.confidence } satisfies AnalyseResult;
    }
    case 'detect': {
      const photo = await decodeRaster(task.photo);
      const objects = await detectObjects(photo, await analysisOf(photo, task, { onProgress }));
      return { objects, categories: objectCategories(objects) } satisfies DetectResult;
    }
    case 'find-marks':
      return {
        marks: await listMarks(await decodeRaster(task.photo), task.looksTwice),
      } satisfies FindMarksResult;
    case 'measure-light':
      return measureLightStatistics(await decodeRaster(task.photo, { maxSide: MEASURED_SIDE }));
    case 'compare':
      return compare(task);
    case 'label':
      return label(task);
    case 'convert':
      return convert(task);
    case 'publish':
      return publish(task);
    case 'room-picture':
      return roomPicture(task);
    case 'prepare-selection':
      return prepareSelection(task);
    case 'preview-walls':
      return previewWalls(task, onProgress);
    case 'preview-skies':
      return previewSkies(task);
    case 'piece-sprites':
      return drawPiece(task, onProgress);
    case 'list-going':
      return goingThings(task, onProgress);
    case 'prepare-staging': {
      const photo = await decodeRaster(task.photo);
      const analysis = await analysisOf(photo, task, { onProgress });
      return { isReady: await prepareStaging(photo, analysis) } satisfies PrepareStagingResult;
    }
    case 'select':
    case 'select-surface':
      throw new Error('Taps are answered by a process of their own.');
  }
}

async function edit(
  task: EditTask,
  editing: Editing,
  onProgress: (progress: Progress) => void,
  onPreview?: (webp: Buffer) => void,
): Promise<EditOutcome> {
  const watch: Watch = {
    onProgress,
    ...(onPreview && {
      onPreview: async (preview) => onPreview(await encodeWebp(preview, PREVIEW_QUALITY)),
    }),
  };
  const edited = await editPhoto(task, task.request, watch, editing);
  return writeEdit(task.folder, edited, task.request.seed, { onProgress });
}

async function compare({ pictures, map }: CompareTask): Promise<CompareResult> {
  const [first, second] = await Promise.all(pictures.map((picture) => decodeRaster(picture)));
  const { map: difference, ...result } = compareRasters(first!, second!);
  if (map !== null) await writeFile(map, await encodeMaskPng(difference));
  return result;
}

async function label({ picture, text, place, labeled }: LabelTask): Promise<LabelResult> {
  const made = drawDisclosureLabel(await decodeRaster(picture), text, place);
  await writeFile(labeled, await encodeFor(labeled, made, 'screen'));
  return { width: made.width, height: made.height };
}

async function convert({
  picture,
  converted,
  quality,
  maxSide,
  wordmark,
}: ConvertTask): Promise<ConvertResult> {
  const plain = await decodeRaster(picture, maxSide === undefined ? {} : { maxSide });
  const made = wordmark ? markExport(plain) : plain;
  await writeFile(converted, await encodeForSharing(converted, made, quality));
  return { width: made.width, height: made.height };
}

async function publish({ picture, published, ...limits }: PublishTask): Promise<PublishResult> {
  const { jpeg, ...result } = await publishPicture(picture, limits);
  await writeFile(published, jpeg);
  return result;
}

async function roomPicture({ picture, folder }: RoomPictureTask): Promise<RoomPictureResult> {
  const { plain, marked, width, height } = await makeRoomPicture(picture);
  await writeFile(join(folder, 'plain.jpg'), plain);
  await writeFile(join(folder, 'marked.jpg'), marked);
  return { width, height };
}

async function prepareSelection({ photo, prepared }: PrepareSelectionTask): Promise<PrepareSelectionResult> {
  const made = await preparePhoto(await decodeRaster(photo, { maxSide: READ_SIDE }));
  await writePreparedPhoto(prepared, made);
  const { width, height } = made.brightness;
  return { width, height };
}

async function previewWalls(
  task: PreviewWallsTask,
  onProgress: (progress: Progress) => void,
): Promise<PreviewWallsResult> {
  const photo = await decodeRaster(task.photo);
  const analysis = await analysisOf(photo, task, { onProgress });
  const layers = await wallPreviewLayers(photo, analysis);
  const files = await layerFiles(layers);
  await writeFile(join(task.folder, 'photo.webp'), files.photo);
  await writeFile(join(task.folder, 'mask.png'), files.mask);
  await writeFile(join(task.folder, 'small.png'), files.small);
  const { photo: shown, small, light, from } = layers;
  return {
    width: shown.width,
    height: shown.height,
    small: { width: small.width, height: small.height / SMALL_PLANES.length },
    light,
    from: { L: from.L, a: from.a, b: from.b },
  };
}

async function previewSkies({ photo, focalLength35, folder }: PreviewSkiesTask): Promise<PreviewSkiesResult> {
  const pictures = await skyThumbnails(await decodeRaster(photo), focalLength35);
  for (const [name, picture] of Object.entries(pictures)) {
    await writeFile(join(folder, `${name}.webp`), await encodeWebp(picture, SKY_QUALITY));
  }
  const { width, height } = pictures.clear_blue;
  return { width, height };
}

/** The room of the last sprites: its other pieces come next. A stored photo never changes. */
let lastRoom: { photo: string; room: SpriteRoom } | undefined;

async function drawPiece(
  task: PieceSpritesTask,
  onProgress: (progress: Progress) => void,
): Promise<PieceSpritesResult> {
  if (lastRoom?.photo !== task.photo) {
    const photo = await decodeRaster(task.photo);
    const analysis = await analysisOf(photo, task, { onProgress });
    lastRoom = { photo: task.photo, room: spriteRoom(photo, analysis) };
  }
  const sprites = await pieceSprites(lastRoom.room, task);
  for (const [number, { picture }] of sprites.entries()) {
    await writeFile(join(task.folder, `${number}.webp`), await encodeCutout(picture));
  }
  return { sprites: sprites.map(({ turn, area }) => ({ turn, area })) };
}

async function goingThings(
  task: ListGoingTask,
  onProgress: (progress: Progress) => void,
): Promise<ListGoingResult> {
  const photo = await decodeRaster(task.photo);
  const analysis = await analysisOf(photo, task, { onProgress });
  const { map, things } = await listGoing(photo, analysis, task.question, { onProgress });
  const { width, height, data } = map;
  return { width, height, map: (await compress(data)).toString('base64'), things: [...things] };
}
