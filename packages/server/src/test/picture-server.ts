import type { Image } from '@home-design/contract';
import { planNumbers, quotaBytes } from '../config.ts';
import type { WebFetcher } from '../platform/web-fetcher/web-fetcher.ts';
import { startWorker } from '../worker.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './harness.ts';
import { makeImage } from './makers.ts';
import { ScriptedWeb } from './scripted/scripted-web.ts';
import type { TestClient } from './test-client.ts';
import { until } from './until.ts';

/** The whole server with a worker that makes edits by the scripted engine. */
export interface PictureServer extends TestServer {
  /** Resolves when no edit waits and none is being made. */
  idle(): Promise<void>;
  /** The web, as listings are read from it. */
  web: ScriptedWeb;
}

export async function startPictureServer(
  options: TestServerOptions & { concurrency?: number; webFetcher?: WebFetcher } = {},
): Promise<PictureServer> {
  const server = await startTestServer({
    ...options,
    settings: { GUEST_DESIGNS_PER_MONTH: '1000', ...options.settings },
  });
  const web = new ScriptedWeb();
  const webFetcher = options.webFetcher ?? web;
  const stopWorker = await startWorker(
    { ...server, program: 'test', webFetcher, readAgainAfterMs: [0, 0], fetchAgainAfterMs: [0] },
    {
      concurrency: options.concurrency ?? 2,
      perAccount: server.config.EDITS_RUNNING_PER_ACCOUNT,
      startedAt: server.clock.now(),
      alone: false,
      limits: {
        plans: planNumbers(server.config),
        storageBytes: quotaBytes(server.config),
        photoMegabytes: server.config.MAX_PHOTO_MB,
      },
    },
  );
  return {
    ...server,
    web,
    idle: async () => {
      let unfinished: unknown[] = [];
      await until(
        async () => {
          unfinished = await server.db
            .selectFrom('editJobs')
            .selectAll()
            .where('status', 'in', ['pending', 'in_progress'])
            .execute();
          return unfinished.length === 0 && server.engine.running === 0;
        },
        () => ({ unfinished, engineRuns: server.engine.running }),
      );
    },
    close: async () => {
      await stopWorker();
      await server.close();
    },
  };
}

/** A server that makes one edit at a time, and a guest of it with a photo to edit. */
export async function startServerWithPhoto(): Promise<{
  server: PictureServer;
  guest: TestClient;
  image: Image;
}> {
  const server = await startPictureServer({ concurrency: 1 });
  const guest = await server.guest();
  return { server, guest, image: await makeImage(guest) };
}
