import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** An event in the format of PostHog's library. */
export interface Captured {
  event: string;
  properties: Record<string, unknown>;
}

/** A stand-in for PostHog with its published API. It stores every event in readable form. */
export interface CaptureServer {
  readonly url: string;
  /** Paths of every request so far, preflights included. */
  readonly requests: string[];
  readonly events: Captured[];
  /** All events as JSON. */
  text(): string;
  close(): Promise<void>;
}

const SETTINGS = {
  supportedCompression: ['gzip', 'gzip-js'],
  hasFeatureFlags: false,
  captureDeadClicks: false,
  capturePerformance: false,
  autocapture_opt_out: false,
  autocaptureExceptions: false,
  analytics: { endpoint: '/i/v0/e/' },
  elementsChainAsString: true,
  sessionRecording: { endpoint: '/s/', consoleLogRecordingEnabled: false, recorderVersion: 'v2' },
  heatmaps: false,
  surveys: false,
  defaultIdentifiedOnly: true,
  siteApps: [],
  isAuthenticated: false,
  toolbarParams: {},
};

export async function startCaptureServer(): Promise<CaptureServer> {
  const requests: string[] = [];
  const events: Captured[] = [];
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    requests.push(path);
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'content-type');
    const body = await textOf(request);
    if (/^\/(e|s|i\/v0\/e|batch)\/$/.test(path)) events.push(...eventsOf(body));
    response.setHeader('content-type', 'application/json');
    if (path.endsWith('/config')) response.end(JSON.stringify(SETTINGS));
    else if (path.startsWith('/flags')) {
      response.end(
        JSON.stringify({ ...SETTINGS, errorsWhileComputingFlags: false, flags: {}, requestId: 'r' }),
      );
    } else response.end(JSON.stringify({ status: 'Ok' }));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    events,
    text: () => JSON.stringify(events),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isPacked ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Events come as a batch, as a list, or alone; in a form they are base64. */
function eventsOf(body: string): Captured[] {
  if (body === '') return [];
  const json = body.startsWith('data=')
    ? Buffer.from(decodeURIComponent(body.slice(5)), 'base64').toString('utf8')
    : body;
  const found = JSON.parse(json) as Captured | Captured[] | { batch: Captured[] };
  if (Array.isArray(found)) return found;
  return 'batch' in found ? found.batch : [found];
}
