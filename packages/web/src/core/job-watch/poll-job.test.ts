import type { EditJob } from '@home-design/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { hasEnded, hasSucceeded } from './job-status.ts';
import { pollJob } from './poll-job.ts';

const job = (status: EditJob['status']) => ({ id: 'job', status, error_message: null }) as EditJob;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('job status', () => {
  it('JOBS-02 JOBS-11 JOBS-12 counts succeeded and completed as success, failed as an end', () => {
    expect(hasSucceeded('succeeded') && hasSucceeded('completed')).toBe(true);
    expect(hasEnded('failed')).toBe(true);
    expect(hasEnded('pending') || hasEnded('in_progress') || hasSucceeded('failed')).toBe(false);
  });
});

describe('pollJob', () => {
  it('JOBS-19 asks every 2000 ms until the job has succeeded', async () => {
    const read = vi
      .fn<() => Promise<EditJob>>()
      .mockResolvedValueOnce(job('in_progress'))
      .mockResolvedValue(job('succeeded'));
    const polled = pollJob(read);
    await vi.advanceTimersByTimeAsync(1999);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(polled).resolves.toMatchObject({ status: 'succeeded' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("JOBS-21 ERRORS-53 throws 'Job failed' with the job", async () => {
    const failed = { ...job('failed'), error_message: 'No walls were found.' };
    await expect(pollJob(() => Promise.resolve(failed))).rejects.toMatchObject({
      message: 'Job failed',
      job: { error_message: 'No walls were found.' },
    });
  });

  it("JOBS-20 JOBS-22 ERRORS-54 throws 'Job timeout' after 60 attempts", async () => {
    const read = vi.fn(() => Promise.resolve(job('in_progress')));
    const polled = expect(pollJob(read)).rejects.toThrow('Job timeout');
    await vi.advanceTimersByTimeAsync(120_000);
    await polled;
    expect(read).toHaveBeenCalledTimes(60);
  });

  it('U-13 continues while the server is away, and stops when it refuses', async () => {
    const read = vi
      .fn<() => Promise<EditJob>>()
      .mockRejectedValueOnce(networkError())
      .mockRejectedValueOnce(new ApiError('The service is not ready.', { status: 503 }))
      .mockRejectedValue(new ApiError('Job not found.', { status: 404 }));
    const polled = expect(pollJob(read)).rejects.toThrow('Job not found.');
    await vi.advanceTimersByTimeAsync(4000);
    await polled;
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('stops asking when it is aborted', async () => {
    const leave = new AbortController();
    const read = vi.fn(() => Promise.resolve(job('in_progress')));
    const polled = expect(pollJob(read, { signal: leave.signal })).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(2000);
    leave.abort();
    await polled;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
