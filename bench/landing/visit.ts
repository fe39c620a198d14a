import type { Browser, CDPSession, Page } from '@playwright/test';

/** What somebody meets who opens the landing page for the first time. */
export interface Visit {
  /** Largest Contentful Paint, milliseconds from asking for the page. */
  lcpMs: number;
  /** Cumulative Layout Shift until the end of the page was scrolled to. */
  cls: number;
  /** Bytes on the line until then. */
  bytes: number;
}

/** 'Fast 4G' as in the developer tools of Chromium: 9 Mbit/s down and 1.5 up, of which 90 % is reached; 165 ms. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1_000;

/** Opens the page with an empty cache, on a slow processor and line, and scrolls to its end. */
export async function visit(browser: Browser, origin: string, width: number): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 600 ? 740 : 900 },
  });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', FAST_4G);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const line = countBytes(tools);
    await page.addInitScript(observe);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const lcpMs = await page.evaluate(() => window.measuredLcp);
    await scrollThrough(page);
    const cls = await page.evaluate(() => window.measuredCls);
    return { lcpMs, cls, bytes: line.bytes() };
  } finally {
    await context.close();
  }
}

function countBytes(tools: CDPSession): { bytes: () => number } {
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return { bytes: () => bytes };
}

async function scrollThrough(page: Page): Promise<void> {
  for (;;) {
    const isAtEnd = await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight / 2);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(SETTLE_MS / 4);
    if (isAtEnd) return;
  }
}

declare global {
  interface Window {
    measuredLcp: number;
    measuredCls: number;
  }
}

/** Runs in the page before anything else. */
function observe(): void {
  window.measuredLcp = 0;
  window.measuredCls = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.measuredLcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.measuredCls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
