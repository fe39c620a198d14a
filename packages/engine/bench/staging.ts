import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editPhoto } from '../src/edits/edit-photo.ts';
import { StagingRequest } from '../src/edits/furniture/request.ts';
import { performTask } from '../src/pool/perform-task.ts';
import type { StagingTiming } from './jobs.ts';
import { analysisFile } from './staging-room.ts';

const REQUEST = StagingRequest.parse({ mode: 'furniture', style: 'scandinavian', seed: 7 });

/** From the stored photo and its analysis to all files of the furnished version. One run before is not counted. */
export async function timeStaging(photo: string, runs: number): Promise<StagingTiming> {
  const timing: StagingTiming = { seconds: [], cpuSeconds: [], stages: {} };
  for (let run = -1; run < runs; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-staging-'));
    const clock = stageClock();
    const begun = performance.now();
    const cpu = process.cpuUsage();
    await performTask(
      {
        kind: 'edit',
        photo,
        focalLength35: null,
        analysis: analysisFile(photo),
        request: { ...REQUEST, seed: REQUEST.seed + run },
        folder,
      },
      ({ stage }) => clock.begin(stage),
    );
    const { user, system } = process.cpuUsage(cpu);
    if (run >= 0) {
      timing.seconds.push((performance.now() - begun) / 1000);
      timing.cpuSeconds.push((user + system) / 1e6);
      for (const [stage, seconds] of clock.end()) {
        timing.stages[stage] = (timing.stages[stage] ?? 0) + seconds / runs;
      }
    }
    await rm(folder, { recursive: true });
  }
  return timing;
}

/** Adds up how long each stage lasts. */
function stageClock() {
  const seconds = new Map<string, number>();
  let current = '';
  let since = performance.now();
  const begin = (stage: string) => {
    const now = performance.now();
    if (current) seconds.set(current, (seconds.get(current) ?? 0) + (now - since) / 1000);
    [current, since] = [stage, now];
  };
  const end = () => {
    begin('');
    return seconds;
  };
  return { begin, end };
}

/** Shares of the work at which it is canceled. */
const CANCELLED_AT = [0.21, 0.3, 0.4, 0.5, 0.6, 0.7];

/** Seconds from a cancel, at several moments of a staging, until it has stopped. */
export async function timeCancel(photo: string): Promise<number[]> {
  const source = { photo, focalLength35: null, analysis: analysisFile(photo) };
  const seconds: number[] = [];
  for (const share of CANCELLED_AT) {
    const controller = new AbortController();
    let canceled = Number.NaN;
    const onProgress = ({ fraction }: { fraction: number }) => {
      if (fraction < share || controller.signal.aborted) return;
      // Later than the report, so that work is under way.
      setTimeout(() => {
        canceled = performance.now();
        controller.abort();
      }, 50);
    };
    await editPhoto(source, REQUEST, { onProgress, signal: controller.signal }).catch(() => {});
    // The last steps may be over before the cancel comes.
    if (!Number.isNaN(canceled)) seconds.push((performance.now() - canceled) / 1000);
  }
  return seconds;
}
