import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningServer } from '../operator/server-adapter.ts';
import { startTestServer, type TestServer } from './harness.ts';

/** A server that the operator's commands reach, by its address and its key; it is November 22, 2026. */
export async function startOperatorServer(): Promise<{ server: TestServer; running: RunningServer }> {
  const server = await startTestServer({ clock: { now: () => new Date('2026-11-22T10:00:00Z') } });
  await mkdir(join(server.folder, 'keys'));
  await writeFile(join(server.folder, 'keys', 'operator'), server.operatorKey.toString('base64'));
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, running: { address, dataFolder: server.folder } };
}
