import type { Browser, BrowserContext, Page } from 'playwright-core';
import { site } from './visitor.js';

/** Something that was painted and has moved without input of the user. */
interface Shift {
  /** The part of the window that moved, times how far, as the Layout Instability API computes it. */
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

const observer = `
  window.shifts = [];
  const nameOf = ({ node }) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? element.tagName + ' "' + element.textContent.slice(0, 40) + '"' : 'a removed element';
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        window.shifts.push({
          value,
          moved: sources.map((one) => nameOf(one) + ' from ' + one.previousRect.y + ' to ' + one.currentRect.y),
        });
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Two frames: what a response has changed is painted. */
const painted = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Lets the requests of a page to APIs go one by one, so that each response is painted before the next one comes. */
class OneByOne {
  private last: Promise<unknown> = Promise.resolve();

  async hold(page: Page): Promise<void> {
    await page.route('**', async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'fetch') return route.continue();
      const turn = this.last.then(async () => {
        await route.continue();
        await request.response();
        await page.evaluate(painted);
      });
      // A page that is left has no frames; a request that it has aborted has no response.
      this.last = turn.catch(() => undefined);
      return this.last as Promise<void>;
    });
  }

  /** Waits until no request is left, also none that a response has led to. */
  async end(page: Page): Promise<void> {
    for (let seen: unknown; seen !== this.last;) {
      seen = this.last;
      await seen;
      await page.evaluate(painted);
    }
  }
}

interface Loaded {
  readonly login: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly path: string;
  readonly width: number;
}

/** What moves while a page of the console is loaded into an empty browser, until it has all that it shows. */
export async function shiftsWhileLoading(
  browser: Browser,
  { login, path, width }: Loaded,
): Promise<readonly Shift[]> {
  const context = await browser.newContext({ storageState: login, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(observer);
  // What follows a part that loads is hidden for some seconds of animation, which a slow machine would use up.
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  const requests = new OneByOne();
  await requests.hold(page);
  await page.goto(site + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('main .waiting').first().waitFor({ state: 'detached' });
  await requests.end(page);
  const shifts = (await page.evaluate('window.shifts')) as readonly Shift[];
  await context.close();
  return shifts;
}
