import type { Browser, BrowserContext } from 'playwright-core';
import { throttling } from './visit.js';

/** Slow 4G, as Lighthouse simulates it: round trips of 150 ms, 1.6 Mbit/s down and 0.75 Mbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** What is painted this long after the page has loaded its content counts, too. */
const settleMs = 1_500;

/** For a page, on a busy machine. */
const longestMs = 120_000;

const observe = `new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true })`;

/**
 * When the largest part of a page was painted (Largest Contentful Paint), in milliseconds after the request: in a logged-in browser
 * with an empty cache, a slowed-down processor and a slow connection.
 */
export async function largestPaint(
  browser: Browser,
  url: string,
  login: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<number> {
  const context = await browser.newContext({ storageState: login });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(longestMs);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await page.addInitScript(observe);
    const rejected: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) rejected.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Loading …').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(settleMs);
    // A page of what does not exist would be there sooner.
    if (rejected.length > 0) throw new Error(`${url} had ${rejected.join(', ')}`);
    return (await page.evaluate('window.largestPaint')) as number;
  } finally {
    await context.close();
  }
}
