import { once } from 'node:events';
import { API_BASE, type EditJob, type EditJobId, type Image } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeEdit, makeImage, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';
import { until } from '../../test/until.ts';

let server: PictureServer;
let guest: TestClient;
let image: Image;
let origin: string;
beforeAll(async () => {
  server = await startPictureServer({ concurrency: 1 });
  guest = await server.guest();
  image = await makeImage(guest);
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

interface Stream {
  answer: Response;
  /** The states received so far. */
  jobs: EditJob[];
  ended: Promise<void>;
  leave(): void;
}

/** Opens the stream over a real connection, as a browser does. */
async function open(id: EditJobId): Promise<Stream> {
  const leaving = new AbortController();
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}${API_BASE}/edit-jobs/${id}/events/`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  const jobs: EditJob[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, json] = /^event: job\ndata: (.*)$/.exec(event) ?? [];
        if (json) jobs.push(JSON.parse(json) as EditJob);
      }
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return { answer, jobs, ended, leave: () => leaving.abort() };
}

describe('the event stream of a job', () => {
  it('sends the state at once, then every change, and ends with the job', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { job_id } = await startEdit(guest, image.id);
    const stream = await open(job_id);
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.answer.headers.get('cache-control')).toBe('private, no-store');
    await until(async () => stream.jobs.some((job) => job.stage === 'Finding walls'));
    held.release();
    await stream.ended;

    expect(stream.jobs.length).toBeGreaterThan(1);
    expect(stream.jobs[0]?.status).toBe('in_progress');
    expect(stream.jobs.at(-1)).toMatchObject({ id: job_id, status: 'succeeded', progress: 1 });
    const progress = stream.jobs.map((job) => job.progress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it('U-12 gives a returning client the current state', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { job_id } = await startEdit(guest, image.id);
    await held.begun;
    const first = await open(job_id);
    await until(async () => first.jobs.length > 0);
    first.leave();
    const second = await open(job_id);
    await until(async () => second.jobs.some((job) => job.status === 'in_progress'));
    held.release();
    await second.ended;
    expect(second.jobs.at(-1)?.status).toBe('succeeded');
  });

  it('is one event for an ended job', async () => {
    const { id } = await makeEdit(guest, image.id);
    const stream = await open(id);
    await stream.ended;
    expect(stream.jobs).toMatchObject([{ id, status: 'succeeded' }]);
  });

  it('sends an unannounced change within seconds', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { job_id } = await startEdit(guest, image.id);
    await held.begun;
    onTestFinished(held.release);
    const stream = await open(job_id);
    // The engine's stage is written after the edit has begun, and would overwrite the unannounced one.
    await until(async () => stream.jobs.some((job) => job.stage === 'Finding walls'));
    await server.db.updateTable('editJobs').set({ stage: 'Quietly' }).where('id', '=', job_id).execute();
    await until(async () => stream.jobs.some((job) => job.stage === 'Quietly'));
    held.release();
    await stream.ended;
  });

  it('ends the oldest stream of a session with ten, and leaves the others open', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { job_id } = await startEdit(guest, image.id);
    await held.begun;
    const streams: Stream[] = [];
    for (let tab = 0; tab < 11; tab++) {
      const stream = await open(job_id);
      streams.push(stream);
      await until(async () => stream.jobs.length > 0);
    }
    await streams[0]?.ended;
    expect(streams[0]?.jobs.at(-1)?.status).toBe('in_progress');

    held.release();
    await Promise.all(streams.map(({ ended }) => ended));
    expect(streams.slice(1).map(({ jobs }) => jobs.at(-1)?.status)).toEqual(Array(10).fill('succeeded'));
  });

  it('ends when the server stops, so that stopping does not wait for it', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { job_id } = await startEdit(guest, image.id);
    const stream = await open(job_id);
    const closed = once(server.app.server, 'close');
    void server.app.close();
    await stream.ended;
    await closed;
    held.release();
  });
});
