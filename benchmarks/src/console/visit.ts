import type { Browser, BrowserContext, Page, Response } from 'playwright-core';

/** Slow-down of the processor for the browser. */
export const throttling = 4;

/** Measurements of one page load with an empty cache. */
export interface Visit {
  /** Compressed script until the page can be used, in kB. */
  readonly scriptKb: number;
  /** First paint of the final page, from the request. */
  readonly firstPaintMs: number;
  /** From the request until the main content is shown and the page is responsive. */
  readonly interactiveMs: number;
}

/** A page, with the selector of its main content. */
export interface Goal {
  readonly name: string;
  readonly url: string;
  readonly ready: string;
}

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens the page in a logged-in browser with an empty cache and a slowed-down processor. */
export async function visit(browser: Browser, goal: Goal, login: Stored): Promise<Visit> {
  const context = await browser.newContext({ storageState: login });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    const scripts = scriptsOf(page);
    const since = performance.now();
    await page.goto(goal.url, { waitUntil: 'commit' });
    await page.locator(goal.ready).first().waitFor();
    const needed = [...scripts];
    // After two frames the page has handled its queued work.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const interactiveMs = performance.now() - since;
    const sinceLoadMs = (await page.evaluate('performance.now()')) as number;
    const paintedMs = (await page.evaluate(
      "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0",
    )) as number;
    const firstPaintMs = interactiveMs - sinceLoadMs + paintedMs;
    return { scriptKb: await sizeOf(needed), firstPaintMs, interactiveMs };
  } finally {
    await context.close();
  }
}

function scriptsOf(page: Page): readonly Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.status() === 200) scripts.push(response);
  });
  return scripts;
}

/** The second load of a script comes from the cache. */
async function sizeOf(scripts: readonly Response[]): Promise<number> {
  const byUrl = new Map(scripts.map((script) => [script.url(), script]));
  const sizes = await Promise.all(
    [...byUrl.values()].map(async (script) => Number(await script.headerValue('content-length'))),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
