import type { EditJob } from '@home-design/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { type BatchEntry, entriesOf, secondsLeft, stateOf, summaryOf, withRetried } from './batch-state.ts';

const image = () => make.image([make.version()]);
const jobOf = (about: object = {}): EditJob => {
  const version = make.version();
  return make.job(make.pending(version, make.id()), about);
};
const [running, waiting, done, failed, stopped] = [
  jobOf({ progress: 0.5 }),
  jobOf({ started_at: null, queue_position: 2, progress: 0 }),
  jobOf({ status: 'succeeded', progress: 1 }),
  jobOf({ status: 'failed', error_message: 'No walls.', error_code: 'edit_not_confident' }),
  jobOf({ status: 'failed', error_code: 'cancelled' }),
];
const ALL = [running, waiting, done, failed, stopped];
const entries = ALL.map((job): BatchEntry => ({ imageId: job.image, jobId: job.id }));
const jobs = new Map(ALL.map((job) => [job.id, job]));

describe('a photo of a batch', () => {
  it('is waiting, running, done, failed or stopped', () => {
    expect(ALL.map(stateOf)).toEqual(['running', 'waiting', 'done', 'failed', 'stopped']);
    expect(stateOf(undefined)).toBe('waiting');
  });
});

describe('a batch', () => {
  it('counts its photos, and running ones by their progress', () => {
    expect(summaryOf(entries, jobs)).toEqual({
      total: 5,
      done: 1,
      failed: 1,
      stopped: 1,
      isOver: false,
      fraction: 0.7,
    });
  });

  it('is over when no edit is left', () => {
    expect(summaryOf(entries.slice(2), jobs)).toMatchObject({ isOver: true, fraction: 1 });
  });

  it('never counts more photos than it has', () => {
    fc.assert(
      fc.property(fc.subarray(entries), (some) => {
        const { total, done, failed, stopped, fraction } = summaryOf(some, jobs);
        expect(done + failed + stopped).toBeLessThanOrEqual(total);
        expect(fraction).toBeGreaterThanOrEqual(0);
        expect(fraction).toBeLessThanOrEqual(1);
      }),
    );
  });

  describe('has the time left', () => {
    const ended = [done, failed, stopped];
    const leftOf = (...all: EditJob[]) => {
      const own = [...ended, ...all] as EditJob[];
      return secondsLeft(
        own.map((job) => ({ imageId: job.image, jobId: job.id })),
        new Map(own.map((job) => [job.id, job])),
      );
    };
    const runs = (seconds_left: number | null) => jobOf({ seconds_left });
    const waits = (estimated_wait_seconds: number | null, about = {}) =>
      jobOf({
        ...{ started_at: null, queue_position: 3, estimated_seconds: 20, estimated_wait_seconds },
        ...about,
      });

    it('of its running edit, as the server says it', () => {
      expect(leftOf(runs(12))).toBe(12);
    });

    it('of the edit that ends last, with its wait and its usual duration', () => {
      expect(leftOf(runs(12), waits(12), waits(32))).toBe(52);
    });

    it('of an edit that is about to begin', () => {
      expect(leftOf(waits(null, { queue_position: 0 }))).toBe(20);
    });

    it('of nothing if it is unknown of one edit', () => {
      expect(leftOf(runs(null), waits(12))).toBeNull();
      expect(leftOf(runs(12), waits(null))).toBeNull();
      expect(leftOf(runs(12), waits(12, { estimated_seconds: null }))).toBeNull();
      expect(secondsLeft(entries, new Map())).toBeNull();
    });

    it('of no time when all have ended', () => {
      expect(leftOf()).toBe(0);
    });
  });

  it('continues in its order with the jobs that replace failed ones', () => {
    const again = make.id() as BatchEntry['jobId'];
    const next = withRetried(entries, new Map([[failed?.id as BatchEntry['jobId'], again]]));
    expect(next.map(({ imageId }) => imageId)).toEqual(entries.map(({ imageId }) => imageId));
    expect(next[3]?.jobId).toBe(again);
    expect(next[0]).toEqual(entries[0]);
  });

  it('is found again among the running jobs, in the order of their requests', () => {
    const [own, other] = [image(), image()];
    const [first, second, foreign] = [own, own, other].map((one) => jobOf({ image: one.id }));
    const found = entriesOf([own], [second, foreign, first] as EditJob[]);
    expect(found.map(({ jobId }) => jobId)).toEqual([first?.id, second?.id]);
  });
});
