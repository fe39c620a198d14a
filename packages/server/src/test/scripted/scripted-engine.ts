import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AnalyseResult,
  type ConvertResult,
  DISCLOSURE,
  type EditOutcome,
  type EditTask,
  EngineError,
  type EngineTask,
  type FindMarksResult,
  type ForecastResult,
  type IngestResult,
  type IngestTask,
  type LabelResult,
  type MeasureLightResult,
  type PrepareStagingResult,
  type PublishResult,
  type PublishTask,
  type ResultOf,
  type RoomPicture,
  type RoomPictureResult,
  type StagingPlan,
  type StagingRequest,
} from '@home-design/engine';
import type { Engine, EngineHooks } from '../../platform/engine.ts';
import { compareByScript } from './scripted-comparison.ts';
import { writeScripted } from './scripted-file.ts';
import { SCRIPTED_LIGHT } from './scripted-light.ts';
import { piecesByScript, previewByScript, skiesByScript } from './scripted-preview.ts';
import { roomPictureByScript } from './scripted-room-picture.ts';
import {
  listGoingByScript,
  prepareByScript,
  selectByScript,
  selectSurfaceByScript,
} from './scripted-selection.ts';
import { SCRIPTED_FORECAST, SCRIPTED_MARKS, SCRIPTED_OBJECTS, SCRIPTED_STEPS } from './scripted-sights.ts';

/** What scripted pictures with the product's name in their corner begin with. */
export const WORDMARK = 'Home Design: ';

/** Every scripted picture is this large. */
export const SCRIPTED_SIZE = { width: 640, height: 480 };

/** What happens in the middle of an edit, after the first progress. */
export type EditScript = (task: EditTask, hooks: EngineHooks) => Promise<void>;

/**
 * Stands in for the engine where a test is about the server: takes any bytes for a photo, answers at once,
 * and does in an edit what the test has written for it. The real engine has tests of its own, and
 * `real-photos.test.ts` runs both together.
 */
export class ScriptedEngine implements Engine {
  /** Edits that were begun, in order. */
  readonly edits: EditTask[] = [];
  /** For each edit begun, whether an analysis was waiting for it. */
  readonly foundAnalysis: boolean[] = [];
  /** For the next edits, one each; when used up, edits simply succeed. */
  readonly scripts: EditScript[] = [];
  /** Tasks under way. */
  running = 0;
  /** Does everything from now on, where a test is about both together. */
  real: Engine | undefined;
  /** Analyses, detections, searches for marks and previews that were begun, in order. */
  readonly looks: EngineTask[] = [];
  /** What is forecast of every edit, and what becomes of each part of a redesign. */
  forecast: ForecastResult = SCRIPTED_FORECAST;
  steps: EditOutcome['steps'] = SCRIPTED_STEPS;
  /** Why results are suggestions; null: they are not. */
  suggestedBecause: string | null = null;
  /** Files of photos in which things can be selected. */
  readonly prepared: string[] = [];
  /** Pictures of the front page's living room that were made, in order. */
  readonly rooms: RoomPicture[] = [];
  /** Pictures made for publishing, and what happens before each. */
  published = 0;
  onPublish: ((count: number) => Promise<void> | void) | undefined;
  /** Light of photos by the ids of their versions; all others have the same. */
  readonly lights = new Map<string, MeasureLightResult>();
  /** Labels that were drawn. */
  labels = 0;
  /** The next upload, detection, search or preview ends with this. */
  refusal: Error | undefined;

  async run<T extends EngineTask>(task: T, hooks: EngineHooks = {}): Promise<ResultOf<T>> {
    this.running += 1;
    try {
      return await (this.real?.run(task, hooks) ?? this.script(task, hooks));
    } finally {
      this.running -= 1;
    }
  }

  private async script<T extends EngineTask>(task: T, hooks: EngineHooks): Promise<ResultOf<T>> {
    switch (task.kind) {
      case 'ingest':
        return (await this.ingest(task)) as ResultOf<T>;
      case 'edit':
        return (await this.edit(task, hooks)) as ResultOf<T>;
      case 'analyse':
        this.looks.push(task);
        await leaveAnalysis(task.analysis);
        return { layoutConfidence: 0.9 } satisfies AnalyseResult as ResultOf<T>;
      case 'detect':
        this.looks.push(task);
        await leaveAnalysis(task.analysis);
        this.endAsTold();
        return SCRIPTED_OBJECTS as ResultOf<T>;
      case 'find-marks':
        this.looks.push(task);
        this.endAsTold();
        return { marks: SCRIPTED_MARKS } satisfies FindMarksResult as ResultOf<T>;
      case 'measure-light':
        this.endAsTold();
        return this.lightOf(task.photo) as ResultOf<T>;
      case 'compare':
        return (await compareByScript(task)) as ResultOf<T>;
      case 'label':
        this.labels += 1;
        await writeFile(task.labeled, `${task.text ?? DISCLOSURE}: ${await readFile(task.picture)}`);
        return { ...SCRIPTED_SIZE } satisfies LabelResult as ResultOf<T>;
      case 'convert': {
        const mark = task.wordmark ? WORDMARK : '';
        await writeScripted(task.converted, `${mark}converted: ${await readFile(task.picture)}`);
        return { ...SCRIPTED_SIZE } satisfies ConvertResult as ResultOf<T>;
      }
      case 'publish':
        return (await this.publish(task)) as ResultOf<T>;
      case 'room-picture':
        this.rooms.push(task.picture);
        this.endAsTold();
        await roomPictureByScript(task);
        return { ...SCRIPTED_SIZE } satisfies RoomPictureResult as ResultOf<T>;
      case 'prepare-selection':
        this.endAsTold();
        this.prepared.push(task.prepared);
        return (await prepareByScript(task)) as ResultOf<T>;
      case 'preview-walls':
        this.looks.push(task);
        this.endAsTold();
        return (await previewByScript(task)) as ResultOf<T>;
      case 'preview-skies':
        this.looks.push(task);
        this.endAsTold();
        return (await skiesByScript(task)) as ResultOf<T>;
      case 'piece-sprites':
        this.looks.push(task);
        this.endAsTold();
        return (await piecesByScript(task)) as ResultOf<T>;
      case 'list-going':
        this.looks.push(task);
        this.endAsTold();
        return listGoingByScript() as ResultOf<T>;
      case 'prepare-staging':
        this.looks.push(task);
        this.endAsTold();
        return { isReady: true } satisfies PrepareStagingResult as ResultOf<T>;
      case 'forecast':
        this.looks.push(task);
        this.endAsTold();
        return this.forecast as ResultOf<T>;
      case 'select':
        return (await selectByScript(task)) as ResultOf<T>;
      case 'select-surface':
        return (await selectSurfaceByScript(task)) as ResultOf<T>;
    }
  }

  /** A JPEG of no pixels that says what it was made of. */
  private async publish({ picture, published, label, wordmark }: PublishTask): Promise<PublishResult> {
    this.endAsTold();
    this.published += 1;
    await this.onPublish?.(this.published);
    const said = `${wordmark ? WORDMARK : ''}${label?.text ?? 'plain'}: ${await readFile(picture)}`;
    const comment = Buffer.from(said);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(comment.length + 2);
    const jpeg = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xfe]),
      length,
      comment,
      Buffer.from([0xff, 0xd9]),
    ]);
    await writeFile(published, jpeg);
    return { ...SCRIPTED_SIZE, bytes: jpeg.length, quality: 90, ssim: 0.99, isReduced: false };
  }

  private lightOf(photo: string): MeasureLightResult {
    const [, light] = [...this.lights].find(([id]) => photo.includes(id)) ?? [];
    return light ?? SCRIPTED_LIGHT;
  }

  private endAsTold(): void {
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) throw refusal;
  }

  private async ingest({ source, folder }: IngestTask): Promise<IngestResult> {
    const bytes = await readFile(source);
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) {
      // A refusal half-way through must leave nothing behind either.
      await writeFile(join(folder, 'original.png'), bytes);
      throw refusal;
    }
    return {
      ...SCRIPTED_SIZE,
      format: 'jpeg',
      thumbhash: 'AAAA',
      focalLength35: 26,
      fingerprint: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
      files: await writePictures(folder, bytes),
    };
  }

  private async edit(task: EditTask, hooks: EngineHooks): Promise<EditOutcome> {
    this.edits.push(task);
    const isAnalysed = await stat(task.analysis).then(
      () => true,
      () => false,
    );
    this.foundAnalysis.push(isAnalysed);
    hooks.onProgress?.({ stage: 'Finding walls', fraction: 0.25 });
    await this.scripts.shift()?.(task, hooks);
    if (hooks.signal?.aborted) throw new EngineError('cancelled', 'This edit was canceled.');

    if (!isAnalysed) await leaveAnalysis(task.analysis);
    const photo = await readFile(task.photo);
    const made = createHash('sha256').update(photo).update(JSON.stringify(task.request)).digest();
    await writeFile(join(task.folder, 'mask.png'), 'mask');
    return {
      ...SCRIPTED_SIZE,
      thumbhash: 'BBBB',
      files: { ...(await writePictures(task.folder, made)), mask: 'mask.png' },
      changedShare: 0.4,
      confidence: 0.9,
      warnings: ['One wall is very dark.'],
      suggestedBecause: this.suggestedBecause,
      regions: [3, 5],
      editClass: 'surfaces',
      seed: task.request.seed,
      plan: task.request.mode === 'furniture' ? (task.request.plan ?? someArrangement(task.request)) : null,
      steps: task.request.mode === 'redesign' ? this.steps : [],
    };
  }
}

/** An analysis as no engine that is in use writes it. */
const leaveAnalysis = (path: string): Promise<void> => writeFile(path, '{"walls":[]}');

/** One chair, as a staging would place it; where it stands follows from the seed. */
function someArrangement({ style, room_type, seed }: StagingRequest): StagingPlan {
  const chair = { kind: 'armchair', silhouette: 'tub', y: 0, z: -2, turn: 0, size: [0.8, 0.9, 0.8] } as const;
  return { version: 1, style, roomType: room_type, seed, items: [{ ...chair, x: (seed % 40) / 10 }] };
}

async function writePictures(folder: string, bytes: Buffer): Promise<IngestResult['files']> {
  const files = {
    original: 'original.png',
    preview: { webp: 'preview.webp', jpeg: 'preview.jpg' },
    thumbnail: { webp: 'thumbnail.webp', jpeg: 'thumbnail.jpg' },
  };
  const names = [files.original, ...Object.values(files.preview), ...Object.values(files.thumbnail)];
  for (const name of names) await writeFile(join(folder, name), name === files.original ? bytes : name);
  return files;
}

/** An edit that ends with this. */
export const failing =
  (error: Error): EditScript =>
  async () => {
    throw error;
  };

/** An edit that goes on until the test lets it, or until it is stopped. */
export function heldEdit(): { script: EditScript; begun: Promise<void>; release: () => void } {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  return {
    begun: begun.promise,
    release: released.resolve,
    script: async (_task, { signal }) => {
      begun.resolve();
      const stopped = new Promise<void>((resolve) => {
        signal?.addEventListener('abort', () => resolve(), { once: true });
      });
      await Promise.race([released.promise, stopped]);
    },
  };
}
