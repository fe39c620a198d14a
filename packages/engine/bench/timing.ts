import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EditRequest } from '../src/edits/edit-request.ts';
import { performTask } from '../src/pool/perform-task.ts';
import type { TimedMode, Timing } from './jobs.ts';

const REQUESTS: Readonly<Record<TimedMode, EditRequest>> = {
  'wall-color': EditRequest.parse({ mode: 'wall-color', color: '#9caf88' }),
  lighting: EditRequest.parse({ mode: 'lighting' }),
  // The slowest sky: clouds all over.
  sky: EditRequest.parse({ mode: 'sky', sky_type: 'dramatic' }),
  'window-view': EditRequest.parse({ mode: 'window-view' }),
  'object-removal': EditRequest.parse({ mode: 'object-removal', categories: ['sofa'] }),
  // The bench before the bed and the nightstands have no name among the objects, and are marked.
  'empty-room': EditRequest.parse({
    mode: 'empty-room',
    corrections: {
      add: {
        boxes: [
          { x: 0.24, y: 0.75, width: 0.48, height: 0.25 },
          { x: 0.24, y: 0.57, width: 0.11, height: 0.15 },
          { x: 0.67, y: 0.5, width: 0.11, height: 0.22 },
        ],
      },
    },
  }),
  upscale: EditRequest.parse({ mode: 'upscale', scale: 2 }),
  architecture: EditRequest.parse({ mode: 'architecture' }),
  blueprint: EditRequest.parse({ mode: 'blueprint' }),
  brand: EditRequest.parse({ mode: 'brand', text: 'Home Design' }),
  'selective-change': EditRequest.parse({ mode: 'selective-change', color: '#9caf88', light: 'moody' }),
  'style-transfer': EditRequest.parse({ mode: 'style-transfer' }),
  redesign: EditRequest.parse({ mode: 'redesign' }),
  watermark: EditRequest.parse({ mode: 'watermark', rights: true }),
};

/** Taking in a photo: from received bytes to all files written. */
export function timeIngest(photo: string, runs: number): Promise<Timing> {
  return repeat(runs, (folder) => performTask({ kind: 'ingest', source: photo, folder }, () => {}));
}

/** From the stored photo to the written analysis. */
export function timeAnalysis(photo: string, runs: number): Promise<Timing> {
  return repeat(runs, (folder) =>
    performTask(
      { kind: 'analyse', photo, focalLength35: null, analysis: join(folder, 'analysis.json') },
      () => {},
    ),
  );
}

/** From the stored photo and its analysis to all files of the new version. */
export async function timeEdit(photo: string, mode: TimedMode, runs: number): Promise<Timing> {
  const kept = await mkdtemp(join(tmpdir(), 'bench-analysis-'));
  const analysis = join(kept, 'analysis.json');
  try {
    // These need no analysis, whose memory would count as their own.
    if (mode !== 'upscale' && mode !== 'watermark') {
      await performTask({ kind: 'analyse', photo, focalLength35: null, analysis }, () => {});
    }
    return await repeat(runs, (folder) =>
      performTask(
        { kind: 'edit', photo, focalLength35: null, analysis, request: REQUESTS[mode], folder },
        () => {},
      ),
    );
  } finally {
    await rm(kept, { recursive: true });
  }
}

/** Times a task several times, each in a fresh folder; one run before is not counted. */
async function repeat(runs: number, task: (folder: string) => Promise<unknown>): Promise<Timing> {
  const seconds: number[] = [];
  for (let run = -1; run < runs; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-'));
    const start = performance.now();
    await task(folder);
    if (run >= 0) seconds.push((performance.now() - start) / 1000);
    await rm(folder, { recursive: true });
  }
  return { seconds };
}
