import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageOfHome } from '../../src/test/listings/listing-makers.ts';
import { drawPhoto } from '../crash/work-load.ts';

/** A property on the site, and the expected content of its listing. */
export interface SiteHome {
  url: string;
  name: string;
  /** Number of picture addresses on its page. */
  pictures: number;
  /** SHA-256 of the photos of its project, in their order: a picture under two addresses is one photo. */
  photos: string[];
}

export interface PropertySite {
  /** Host and port. */
  endpoint: string;
  homes: SiteHome[];
  /** Resolves after so many more answers, or when no request has come for a while. */
  answersOrQuiet(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Delay of each answer, as on the web. */
const ANSWER_MS = 20;
/** After this long without a request, no more are expected. */
const QUIET_MS = 20_000;
/** One home in so many has a picture under two addresses. */
const REPEATED = 5;

/** A website on this machine that sells homes. */
export async function startPropertySite(
  count: { homes: number; pictures: number },
  random: () => number,
): Promise<PropertySite> {
  const answers = new Map<string, { type: string; body: string | Uint8Array }>();
  let left = 0;
  let isQuiet: NodeJS.Timeout | undefined;
  let resolveNow: () => void = () => {};
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    isQuiet?.refresh();
    setTimeout(() => {
      response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' });
      response.end(answer?.body ?? 'Not found');
      left -= 1;
      if (left === 0) resolveNow();
    }, ANSWER_MS);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const homes: SiteHome[] = [];
  for (let n = 1; n <= count.homes; n++) {
    const home = { url: `http://${endpoint}/homes/${n}`, name: `House ${n}` };
    const addresses: string[] = [];
    const photos: string[] = [];
    for (let place = 1; place <= count.pictures; place++) {
      const body = await drawPhoto(random);
      photos.push(createHash('sha256').update(body).digest('hex'));
      addresses.push(`/pictures/${n}-${place}.jpg`);
      answers.set(`/pictures/${n}-${place}.jpg`, { type: 'image/jpeg', body });
    }
    if (n % REPEATED === 0) {
      addresses.push(`/pictures/${n}-again.jpg`);
      answers.set(`/pictures/${n}-again.jpg`, answers.get(addresses[0] ?? '')!);
    }
    const pictures = addresses.map((address) => `http://${endpoint}${address}`);
    const body = pageOfHome({ name: home.name, street: `${n} Quay Street`, pictures });
    answers.set(`/homes/${n}`, { type: 'text/html; charset=utf-8', body });
    homes.push({ ...home, photos, pictures: pictures.length });
  }
  return {
    endpoint,
    homes,
    answersOrQuiet: async (wanted) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      left = wanted;
      resolveNow = resolve;
      isQuiet = setTimeout(resolve, QUIET_MS);
      await promise;
      clearTimeout(isQuiet);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
