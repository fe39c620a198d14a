import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { quantile } from '../statistics.ts';

/** How smoothly the page draws while a piece follows the mouse. */
export interface Smoothness {
  framesPerSecond: number;
  longestFrameMs: number;
  /** From a press, a release or a key to the next picture of the page; 95 of 100 are faster. */
  interactionMs: number;
  interactions: number;
}

type Place = readonly [x: number, y: number];

const SECONDS = 5;
/** As often as a mouse reports, milliseconds. */
const REPORT_MS = 8;
/** The way of the mouse around the place where it began, pixels, and its time, seconds. */
const WAY = { x: 160, y: 40, seconds: 2 };
const STROKES = 6;

/** Drags the chosen piece in circles, and turns it by its handle, with the processor slowed down. */
export async function dragPieces(
  page: Page,
  slowdown: number,
): Promise<{ drag: Smoothness; turn: Smoothness }> {
  const tools = await page.context().newCDPSession(page);
  const stage = page.getByRole('application', { name: 'Arrangement on the photo' });
  const sofa = stage.locator('polygon', { has: page.locator('title', { hasText: /sofa/i }) }).first();
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const drag = await measured(page, tools, await middleOf(sofa));
  const turn = await measured(page, tools, await middleOf(stage.locator('circle').last()));
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { drag, turn };
}

async function middleOf(target: ReturnType<Page['locator']>): Promise<Place> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The piece is not in view.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses at a place, moves the mouse around it several times, and counts the frames meanwhile. */
async function measured(page: Page, tools: CDPSession, [x, y]: Place): Promise<Smoothness> {
  await page.evaluate(countFrames);
  const send = (type: string, at: Place, buttons: number) =>
    tools.send('Input.dispatchMouseEvent', {
      ...{ type: type as 'mouseMoved', x: at[0], y: at[1], buttons },
      ...{ button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
    });
  for (let stroke = 0; stroke < STROKES; stroke++) {
    await send('mousePressed', [x, y], 1);
    const begun = performance.now();
    let seconds = 0;
    while (seconds < SECONDS / STROKES) {
      seconds = (performance.now() - begun) / 1000;
      const angle = (2 * Math.PI * seconds) / WAY.seconds;
      // Not awaited: a mouse does not wait for the page.
      void send('mouseMoved', [x + WAY.x * Math.sin(angle), y + WAY.y * (1 - Math.cos(angle))], 1);
      await sleep(REPORT_MS);
    }
    await send('mouseMoved', [x, y], 1);
    await send('mouseReleased', [x, y], 0);
  }
  const { frames, interactions } = await page.evaluate(countedFrames);
  const total = frames.reduce((sum, ms) => sum + ms, 0);
  return {
    framesPerSecond: (1000 * frames.length) / total,
    longestFrameMs: Math.max(...frames),
    interactionMs: quantile(interactions, 0.95),
    interactions: interactions.length,
  };
}

declare global {
  interface Window {
    measuredFrames: { frames: number[]; interactions: number[]; stop: () => void };
  }
}

/** Begins to count. Runs in the page. */
function countFrames(): void {
  const frames: number[] = [];
  const interactions: number[] = [];
  let last: number | undefined;
  let isOver = false;
  const next = (now: number) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    if (!isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) interactions.push(entry.duration);
    }
  });
  // The shortest duration that browsers report.
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.measuredFrames = {
    frames,
    interactions,
    stop: () => {
      isOver = true;
      observer.disconnect();
    },
  };
}

/** Runs in the page. */
async function countedFrames(): Promise<{ frames: number[]; interactions: number[] }> {
  // Observers hear of an interaction after it was drawn.
  await new Promise((heard) => setTimeout(heard, 500));
  window.measuredFrames.stop();
  const { frames, interactions } = window.measuredFrames;
  return { frames, interactions };
}
