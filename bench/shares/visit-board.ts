import { quantile } from '../statistics.ts';
import { browser, get } from './get.ts';

/** How a board came to many visitors who opened it at the same moment. */
export interface Visited {
  visitors: number;
  pictures: number;
  /** From opening the board to the last byte of its first picture, 95th percentile. */
  firstPictureP95: number;
  /** Until every picture of the grid was there, the slowest visitor. */
  allMs: number;
  /** Bytes of the grid's pictures for one visitor. */
  gridBytes: number;
  failed: number;
}

/** @param token of a live link */
export async function visitBoard(origin: string, token: string, visitors: number): Promise<Visited> {
  const first: number[] = [];
  const whole: number[] = [];
  let failed = 0;
  let pictures = 0;
  let gridBytes = 0;

  const visit = async () => {
    const agent = browser();
    const startedAt = performance.now();
    const board = await get(agent, `${origin}/api/v1/home-design/share/${token}/`);
    const { versions } = JSON.parse(board.body.toString()) as { versions: { thumbnail_url: string }[] };
    let bytes = 0;
    let hasFirst = false;
    const load = async ({ thumbnail_url }: { thumbnail_url: string }) => {
      const picture = await get(agent, `${origin}${thumbnail_url}`);
      if (picture.status !== 200) failed += 1;
      bytes += picture.body.length;
      if (!hasFirst) first.push(performance.now() - startedAt);
      hasFirst = true;
    };
    await Promise.all(versions.map(load));
    whole.push(performance.now() - startedAt);
    agent.destroy();
    pictures = versions.length;
    gridBytes = bytes;
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return {
    visitors,
    pictures,
    firstPictureP95: quantile(first, 0.95),
    allMs: Math.max(...whole),
    gridBytes,
    failed,
  };
}
