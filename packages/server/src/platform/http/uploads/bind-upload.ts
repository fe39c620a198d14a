import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyRoute } from '../any-route.ts';
import { AppError } from '../app-error.ts';
import { type Call, type CallerOf, callerOf, recordAct, register } from '../bind-route.ts';
import { answerOnce } from '../idempotency/idempotency.ts';
import { fieldsOf } from '../zod-fields.ts';
import type { OpenUploads } from './open-uploads.ts';
import { type ReceivedFile, receiveUpload } from './receive-upload.ts';

/** The client gets this long to finish sending a refused form; a stopping server does not wait longer. */
const DISMISS_MS = 5_000;

type UploadRoute = AnyRoute & { readonly upload?: { fields: z.ZodType } | undefined };
type FieldsOf<R extends UploadRoute> = z.output<NonNullable<R['upload']>['fields']>;
type AnswerOf<R extends UploadRoute> = z.input<NonNullable<R['response']>>;

export interface UploadCall<R extends UploadRoute> {
  params: Call<R>['params'];
  fields: FieldsOf<R>;
  /** At least one; too large files are marked as refused. */
  files: ReceivedFile[];
  who: CallerOf<R>;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A new folder for incoming files. */
    scratchFolder(): Promise<string>;
    openUploads: OpenUploads;
    /** Largest photo of an upload. */
    maxPhotoMegabytes: number;
  }
}

/**
 * Binds a handler to an upload route of the contract. Files are streamed to temporary files, under the size
 * limit; these are deleted after the handler, also if it fails.
 * @param admit throws for callers whose upload is not to be read at all
 */
export function bindUpload<const R extends UploadRoute>(
  app: FastifyInstance,
  route: R,
  handler: (call: UploadCall<R>) => Promise<AnswerOf<R>>,
  admit: (call: Pick<UploadCall<R>, 'params' | 'request' | 'reply'>) => Promise<void> = async () => {},
): void {
  const { upload } = route;
  if (!upload) throw new Error(`${route.path} is not an upload route`);

  register(app, route, {}, async (request, reply) => {
    const who = callerOf(route, request);
    if (!request.isMultipart()) throw new AppError('media_type_refused');

    let end: (() => void) | undefined;
    let folder: string | undefined;
    try {
      // Visitors of a link have no account; they count by address.
      end = app.openUploads.begin(request.who?.userId ?? request.ip);
      folder = await app.scratchFolder();
      await admit({ params: request.params as Call<R>['params'], request, reply });
      const { maxMegabytes = app.maxPhotoMegabytes } = upload;
      const received = await receiveUpload(request, { ...upload, maxMegabytes }, folder);
      const fields = upload.fields.safeParse(received.fields);
      if (!fields.success)
        throw new AppError('invalid_request', undefined, { fields: fieldsOf(fields.error) });
      if (received.files.length === 0) throw new AppError('upload_missing');

      const call = {
        params: request.params,
        fields: fields.data,
        files: received.files,
        who,
        request,
        reply,
      } as UploadCall<R>;
      const hashes = received.files.map((file) => ('sha256' in file ? file.sha256 : file.refused.code));
      const content = JSON.stringify([request.params, fields.data, hashes]);
      await answerOnce({ app, route, request, reply, content }, async () => {
        const answer = await handler(call);
        await recordAct(app, route, request, answer);
        return answer;
      });
    } finally {
      end?.();
      dismissRest(request);
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    }
  });
}

/**
 * Reads and drops the rest of a refused form for a while. A client that is cut off in the middle
 * would never see the answer, and one that is not read would keep its connection open.
 */
function dismissRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), DISMISS_MS);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}

export type { ReceivedFile };
