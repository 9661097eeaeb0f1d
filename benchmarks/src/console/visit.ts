import type { Browser, BrowserContext, Page, Response } from 'playwright-core';

/** How much slower than this machine the visitor's one is. */
export const throttling = 4;

/** Measurements of one page load with an empty cache. */
export interface Visit {
  /** Compressed script that was loaded until then, in kB. */
  readonly scriptKb: number;
  /** From the request to the first thing painted on the page that is shown at last. */
  readonly firstPaintMs: number;
  /** From the request until what the page is for is there and the page answers. */
  readonly interactiveMs: number;
}

/** A page, and what is on it when it can be used: a selector. */
export interface Goal {
  readonly name: string;
  readonly url: string;
  readonly ready: string;
}

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens the page in a browser that knows nothing but the login, with the processor slowed down. */
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
    // Two frames: what was waiting for the processor has had its turn.
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

/** A script that is loaded twice comes from the cache the second time. */
async function sizeOf(scripts: readonly Response[]): Promise<number> {
  const byUrl = new Map(scripts.map((script) => [script.url(), script]));
  const sizes = await Promise.all(
    [...byUrl.values()].map(async (script) => Number(await script.headerValue('content-length'))),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
