import { gunzipSync } from 'node:zlib';
import { quantile } from '../statistics.ts';
import { type Answer, Connection } from './connection.ts';

/** Connections that a browser opens to one server. */
const CONNECTIONS = 6;

/** How a board came to many visitors who opened it at the same moment. */
export interface Visited {
  visitors: number;
  pictures: number;
  /** From opening the page to the last byte of its first picture, 95th percentile. */
  firstPictureP95: number;
  /** Until every picture of the grid was there, the slowest visitor. */
  allMs: number;
  /** Bytes of the grid's pictures for one visitor. */
  gridBytes: number;
  /** Bytes of what says which pictures there are. */
  listBytes: number;
  failed: number;
}

/**
 * Lets visitors open a board at the same moment, each as a browser does: the page, then at once the picture that the
 * page names in its head and, by the page's script, the list of pictures, then the others in their order by six
 * connections. The files of the script are not asked for: they never change, and browsers keep them.
 * @param token of a live link
 */
export async function visitBoard(origin: string, token: string, visitors: number): Promise<Visited> {
  const readPictures = createListReader();
  const visit = async () => {
    const main = new Connection(origin);
    const startedAt = performance.now();
    const page = await main.get(`/app/share/board/${token}`);
    const named = preloadOf(page);
    const second = new Connection(origin);
    const [first, list] = await Promise.all([
      main.get(named).then((answer) => ({ answer, at: performance.now() })),
      second.get(`/api/v1/home-design/share/${token}/`),
    ]);
    const left = readPictures(list).filter((path) => path !== named);
    const got = [first.answer];
    const more = Array.from({ length: CONNECTIONS - 2 }, () => new Connection(origin));
    const connections = [main, second, ...more];
    const load = async (connection: Connection) => {
      for (let path = left.shift(); path !== undefined; path = left.shift())
        got.push(await connection.get(path));
    };
    await Promise.all(connections.map(load));
    const allMs = performance.now() - startedAt;
    for (const connection of connections) connection.close();
    return {
      firstMs: first.at - startedAt,
      allMs,
      listBytes: list.body.length,
      pictures: got.length,
      gridBytes: got.reduce((sum, { body }) => sum + body.length, 0),
      failed: [page, list, ...got].filter(({ status }) => status !== 200).length,
    };
  };
  const visits = await Promise.all(Array.from({ length: visitors }, visit));
  const worst = (of: (one: (typeof visits)[number]) => number) => Math.max(...visits.map(of));
  return {
    visitors,
    pictures: Math.min(...visits.map(({ pictures }) => pictures)),
    firstPictureP95: quantile(
      visits.map(({ firstMs }) => firstMs),
      0.95,
    ),
    allMs: worst(({ allMs }) => allMs),
    gridBytes: worst(({ gridBytes }) => gridBytes),
    listBytes: worst(({ listBytes }) => listBytes),
    failed: visits.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The picture that the head of a page asks for before anything else is known. */
function preloadOf({ body }: Answer): string {
  const found = /<link rel="preload" as="image" href="([^"]+)"/.exec(body.toString())?.[1];
  if (found === undefined) throw new Error('The page names no picture in its head.');
  return found.replaceAll('&amp;', '&');
}

/**
 * Reads lists of pictures; one that was read before is not read again. Visitors have machines of their own, but here
 * they share the server's cores.
 */
function createListReader(): (list: Answer) => string[] {
  const known: { body: Buffer; pictures: string[] }[] = [];
  return ({ head, body }) => {
    const same = known.find((list) => list.body.equals(body));
    if (same) return [...same.pictures];
    const text = (/\r\ncontent-encoding: gzip/i.test(head) ? gunzipSync(body) : body).toString();
    const { versions } = JSON.parse(text) as { versions: { thumbnail_url: string }[] };
    const pictures = versions.map(({ thumbnail_url }) => thumbnail_url);
    known.push({ body, pictures });
    return [...pictures];
  };
}
