import type { EditJob, EditJobId } from '@home-design/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type JobEvents, watchJob } from './watch-job.ts';

const JOB_ID = '0b5e8f2a-2f53-4a35-9c51-6a4a4f2f8f10' as EditJobId;
const job = (status: EditJob['status'], progress = 0): EditJob => ({
  id: JOB_ID,
  kind: 'wall-color',
  image: '6f0e9f8e-36a0-4f5e-8a4d-1df1f3b0a001' as EditJob['image'],
  version: null,
  result_version: null,
  error_message: status === 'failed' ? 'No walls were found.' : null,
  error_code: null,
  stage: 'Finding walls',
  progress,
  queue_position: null,
  estimated_wait_seconds: null,
  estimated_seconds: null,
  seconds_left: null,
  preview_url: null,
  created_at: '2026-01-01T10:00:00Z',
  started_at: null,
  finished_at: null,
  status,
});

/** An event stream that the test controls. */
class FakeEvents extends EventTarget implements JobEvents {
  closed = false;
  close() {
    this.closed = true;
  }
  say(message: EditJob | string) {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('job', { data }));
  }
  breakOff() {
    this.dispatchEvent(new Event('error'));
  }
}

function watching(events: JobEvents | null, answers: EditJob[] = []) {
  const leave = new AbortController();
  const seen: number[] = [];
  const readJob = vi.fn(() => Promise.resolve(answers.shift() ?? job('in_progress')));
  const end = watchJob(
    JOB_ID,
    { openEvents: () => events, readJob },
    { onJob: (each) => void seen.push(each.progress), signal: leave.signal },
  );
  return { end, leave, seen, readJob };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('watchJob', () => {
  it('follows the event stream until success and closes it, without polling', async () => {
    const events = new FakeEvents();
    const { end, seen, readJob } = watching(events);
    events.say(job('in_progress', 0.4));
    events.say(job('succeeded', 1));
    await expect(end).resolves.toMatchObject({ status: 'succeeded' });
    expect(seen).toEqual([0.4, 1]);
    expect(events.closed).toBe(true);
    expect(readJob).not.toHaveBeenCalled();
  });

  it('JOBS-21 rejects with the failed job and its reason', async () => {
    const events = new FakeEvents();
    const { end } = watching(events);
    events.say(job('failed'));
    await expect(end).rejects.toMatchObject({
      message: 'Job failed',
      job: { error_message: 'No walls were found.' },
    });
  });

  it('VERSIONS-21 polls every 2 s when the stream breaks off', async () => {
    const events = new FakeEvents();
    const { end, readJob } = watching(events, [job('in_progress'), job('succeeded')]);
    events.breakOff();
    await vi.advanceTimersByTimeAsync(2000);
    await expect(end).resolves.toMatchObject({ status: 'succeeded' });
    expect(readJob).toHaveBeenCalledTimes(2);
    expect(events.closed).toBe(true);
  });

  it('polls if there is no stream, or an unreadable one', async () => {
    const events = new FakeEvents();
    const unreadable = watching(events, [job('succeeded')]);
    events.say('{"id":');
    await expect(unreadable.end).resolves.toMatchObject({ status: 'succeeded' });
    await expect(watching(null, [job('succeeded')]).end).resolves.toMatchObject({ status: 'succeeded' });
  });

  it("PLAYGROUND-41 JOBS-23 C-41 gives up after 120000 ms with 'Job timeout', on a stream and on polling", async () => {
    const events = new FakeEvents();
    const streamed = expect(watching(events).end).rejects.toThrow('Job timeout');
    const polled = watching(null);
    const timedOut = expect(polled.end).rejects.toThrow('Job timeout');
    await vi.advanceTimersByTimeAsync(120_000);
    await Promise.all([streamed, timedOut]);
    expect(events.closed).toBe(true);
    expect(polled.readJob).toHaveBeenCalledTimes(60);
  });

  it('issue 19: does not count the time in which the job waits behind others', async () => {
    const waiting = { ...job('in_progress'), queue_position: 4 };
    const events = new FakeEvents();
    const streamed = watching(events);
    const polled = watching(
      null,
      Array.from({ length: 150 }, () => waiting),
    );
    const ends = [streamed, polled].map(({ end }) => expect(end).rejects.toThrow('Job timeout'));
    events.say(waiting);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(events.closed).toBe(false);
    events.say(job('in_progress', 0.1));
    await vi.advanceTimersByTimeAsync(119_000);
    expect(events.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(events.closed).toBe(true);
    await Promise.all(ends);
  });

  it('closes the stream when the page is left', async () => {
    const events = new FakeEvents();
    const { end, leave } = watching(events);
    const left = expect(end).rejects.toThrow();
    leave.abort();
    await left;
    expect(events.closed).toBe(true);
  });
});
