import type { BrowserContext, CDPSession, Page } from 'playwright-core';
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

interface Paused {
  readonly requestId: string;
  /** The same for a request and where it is redirected to. */
  readonly networkId?: string;
}

/** Lets the requests of a page to APIs go one by one, so that each response is painted before the next one comes. */
class OneByOne {
  private last: Promise<unknown> = Promise.resolve();
  /** Requests that the page has sent, by their number, with what is to be called when they have a response or none. */
  private readonly sent = new Map<string, () => void>();

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Only requests to APIs are held, so that the files of the console come from the cache of the browser. */
  static async hold(page: Page, session: CDPSession): Promise<OneByOne> {
    const requests = new OneByOne(page, session);
    session.on('Network.responseReceived', ({ requestId }) => requests.sent.get(requestId)?.());
    session.on('Network.loadingFailed', ({ requestId }) => requests.sent.get(requestId)?.());
    session.on('Fetch.requestPaused', (paused) => requests.enqueue(paused));
    await session.send('Network.enable');
    await session.send('Fetch.enable', { patterns: [{ resourceType: 'Fetch' }] });
    return requests;
  }

  /** Nothing waits for what a page has asked for that is left: such a request may have no end. */
  begin(): void {
    this.last = Promise.resolve();
    this.sent.clear();
  }

  private enqueue({ requestId, networkId }: Paused): void {
    const go = () => this.session.send('Fetch.continueRequest', { requestId });
    const id = networkId ?? requestId;
    // A redirect is part of the request that goes already.
    if (this.sent.has(id)) return void go().catch(() => undefined);
    const ended = new Promise<void>((resolve) => this.sent.set(id, resolve));
    const turn = this.last.then(async () => {
      await go();
      await ended;
      await this.page.evaluate(painted);
    });
    // A page that is left has no frames; a request that it has aborted cannot go on.
    this.last = turn.catch(() => undefined);
  }

  /** Waits until no request is left, also none that a response has led to. */
  async end(): Promise<void> {
    for (let seen: unknown; seen !== this.last;) {
      seen = this.last;
      await seen;
      await this.page.evaluate(painted);
    }
  }
}

/** A tab in which pages of the console are loaded one after another, each as a whole. */
export class LoadingTab {
  private constructor(
    private readonly page: Page,
    private readonly requests: OneByOne,
  ) {}

  static async open(context: BrowserContext): Promise<LoadingTab> {
    const page = await context.newPage();
    await page.addInitScript(observer);
    // What follows a part that loads is hidden for some seconds of animation, which a slow machine would use up.
    const session = await context.newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    return new LoadingTab(page, await OneByOne.hold(page, session));
  }

  /** What moves while a page is loaded at this width, until it has all that it shows. */
  async shiftsOf(path: string, width: number): Promise<readonly Shift[]> {
    await this.page.setViewportSize({ width, height: 900 });
    await this.page.goto('about:blank');
    this.requests.begin();
    await this.page.goto(site + path);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.page.locator('main .waiting').first().waitFor({ state: 'detached' });
    await this.requests.end();
    return (await this.page.evaluate('window.shifts')) as readonly Shift[];
  }
}
