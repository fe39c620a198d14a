import type { EditJob, EditJobId } from '@home-design/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type JobEnd, useJobWatch } from './use-job-watch.ts';
import type { WatchSources } from './watch-job.ts';

const FIRST = 'first' as EditJobId;
const SECOND = 'second' as EditJobId;
const job = (id: string, status: EditJob['status'], progress = 0) =>
  ({ id, status, progress, error_message: null }) as EditJob;

function watch(first: EditJobId[], readJob: WatchSources['readJob']) {
  const ends: JobEnd[] = [];
  const sources: WatchSources = { openEvents: () => null, readJob };
  const hook = renderHook(({ ids }) => useJobWatch(ids, (end) => void ends.push(end), sources), {
    initialProps: { ids: first },
  });
  return { ...hook, ends };
}

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useJobWatch', () => {
  it('U-12 shows the state of every pending job and reports how each ends', async () => {
    const { result, ends } = watch([FIRST, SECOND], (id) =>
      Promise.resolve(id === FIRST ? job(id, 'succeeded', 1) : job(id, 'in_progress', 0.5)),
    );
    await passes(0);
    expect(result.current.jobs.get(SECOND)?.progress).toBe(0.5);
    expect(ends).toMatchObject([{ at: 'succeeded', jobId: FIRST }]);
  });

  it('JOBS-13 stops watching a job that left the list of running ones', async () => {
    const readJob = vi.fn((id: EditJobId) => Promise.resolve(job(id, 'in_progress')));
    const { rerender } = watch([FIRST], readJob);
    await passes(2000);
    rerender({ ids: [] });
    await passes(20_000);
    expect(readJob).toHaveBeenCalledTimes(2);
  });

  it('C-41 stops after two minutes, and continues when asked to', async () => {
    let status: EditJob['status'] = 'in_progress';
    const { result, ends } = watch([FIRST], (id) => Promise.resolve(job(id, status)));
    await passes(120_000);
    expect(ends).toEqual([{ at: 'timeout', jobId: FIRST }]);
    expect(result.current.timedOut.has(FIRST)).toBe(true);

    status = 'succeeded';
    act(() => result.current.resume(FIRST));
    await passes(0);
    expect(ends[1]).toMatchObject({ at: 'succeeded', jobId: FIRST });
  });

  it('reports a job that can no longer be read', async () => {
    const gone = new Error('Job not found.');
    const { ends } = watch([FIRST], () => Promise.reject(gone));
    await passes(0);
    expect(ends).toEqual([{ at: 'lost', jobId: FIRST, error: gone }]);
  });

  it('reports nothing after the page is left', async () => {
    const { unmount, ends } = watch([FIRST], (id) => Promise.resolve(job(id, 'in_progress')));
    unmount();
    await passes(130_000);
    expect(ends).toEqual([]);
  });
});
