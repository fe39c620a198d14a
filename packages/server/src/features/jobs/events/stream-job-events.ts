import type { ServerResponse } from 'node:http';
import type { EditJobId } from '@home-design/contract';
import type { FastifyReply } from 'fastify';
import { createBell } from '../../../platform/bell.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Who } from '../../../platform/http/who.ts';
import { hasEnded } from '../rules.ts';
import { ownJob, type SeenJob } from '../store.ts';
import { editJobView } from '../view.ts';
import type { JobWatch } from './job-watch.ts';
import type { StreamSeats } from './stream-seats.ts';

/** Finds changes whose announcement was lost. */
const POLL_MS = 1_000;
/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 15_000;

/** The sessions as a stream needs them. */
export interface WatchedSessions {
  isLive(id: string): Promise<boolean>;
  /** @returns a function that ends the subscription */
  onEnd(id: string, ended: () => void): () => void;
}

/**
 * Sends the job's state at once and after every change, as server-sent events named `job`, until the job has ended or
 * the client has gone. The stream ends if the server stops, the session ends, or newer streams of the session need
 * the place; the web app then polls.
 * @throws AppError `job_not_found`, before anything is sent
 */
export async function streamJobEvents(
  deps: {
    db: Database;
    watch: JobWatch;
    sessions: WatchedSessions;
    seats: StreamSeats;
    closing: AbortSignal;
  },
  who: Who,
  id: EditJobId,
  reply: FastifyReply,
): Promise<void> {
  // Before the first query, so that no later change is missed.
  const changes = createBell();
  const unsubscribe = deps.watch.subscribe(id, changes.ring);
  const lost = new AbortController();
  const stayAway = deps.sessions.onEnd(who.sessionId, () => lost.abort());
  let leave = () => {};
  try {
    const job = await ownJob(deps.db, who.userId, id);
    if (!job) throw new AppError('job_not_found');
    leave = deps.seats.take(who.sessionId, () => lost.abort());
    await sendStates(
      openStream(reply),
      job,
      async () => {
        await changes.wait(POLL_MS);
        // Some sessions end without an announcement: with their person, or by their age.
        if (!(await deps.sessions.isLive(who.sessionId))) return undefined;
        return ownJob(deps.db, who.userId, id);
      },
      { wake: changes.ring, closing: AbortSignal.any([deps.closing, lost.signal]) },
    );
  } finally {
    leave();
    stayAway();
    unsubscribe();
  }
}

async function sendStates(
  stream: ServerResponse,
  first: SeenJob,
  next: () => Promise<SeenJob | undefined>,
  { wake, closing }: { wake: () => void; closing: AbortSignal },
): Promise<void> {
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
  stream.once('close', wake);
  closing.addEventListener('abort', wake);
  const isOver = () => stream.destroyed || closing.aborted;
  try {
    let sent = '';
    for (let job: SeenJob | undefined = first; job && !isOver(); job = await next()) {
      const state = JSON.stringify(editJobView(job));
      if (state !== sent) stream.write(`event: job\ndata: ${state}\n\n`);
      sent = state;
      if (hasEnded(job.status)) break;
    }
  } finally {
    clearInterval(heartbeat);
    closing.removeEventListener('abort', wake);
    stream.end();
  }
}

/** Takes the connection over from Fastify, with the headers that hooks have set. */
function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
    // A kept connection would delay a stopping server.
    connection: 'close',
  });
  return reply.raw;
}
