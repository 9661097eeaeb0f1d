import { afterAll, afterEach, expect } from '@jest/globals';
import { until } from '@fieldpost/testing';
import type { BrowserContext, Page, Request } from 'playwright-core';

/** How a request failed: the status of its response from 400 on, or `no response`. */
type Failure = number | 'no response';

interface ExpectedFailure {
  readonly method: string;
  /** The path begins like this. */
  readonly path: string;
  readonly failure: Failure;
}

/** The browser aborts the requests of a page that is left before their responses. */
const aborted = 'net::ERR_ABORTED';

/** Those of the browsers of this test file. */
const ofFile: FailedRequests[] = [];

/** Requests of a browser that failed, except those that the test has named before. Each fails the test. */
export class FailedRequests {
  private readonly failed: string[] = [];
  private readonly expected: ExpectedFailure[] = [];
  private readonly expectedInFile: ExpectedFailure[] = [];
  /** What was expected when a request was sent: its response may come in the next test. */
  private readonly expectedOf = new WeakMap<Request, readonly ExpectedFailure[]>();
  /** Requests of each open page that have no response yet. */
  private readonly pending = new Map<Page, Set<Request>>();

  constructor(private readonly context: BrowserContext) {
    ofFile.push(this);
    context.on('page', (page) => this.watch(page));
    context.on('request', (request) => this.expectedOf.set(request, [...this.expected]));
    context.on('response', (response) => {
      if (response.status() >= 400) this.note(response.request(), response.status());
    });
    context.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== aborted) this.note(request, 'no response');
    });
  }

  /** In this test such requests are expected to fail. */
  expect(failure: Failure, method: string, path: string): void {
    this.expected.push({ failure, method, path });
  }

  /** Such requests are expected to fail in all tests of the file. */
  expectInFile(failure: Failure, method: string, path: string): void {
    this.expectedInFile.push({ failure, method, path });
  }

  /** The requests that have failed since the last test, as `GET /path: 404`; nothing is expected to fail any more. */
  endTest(): readonly string[] {
    this.expected.length = 0;
    return this.failed.splice(0);
  }

  /** Waits for the responses to what open pages have sent, and closes the pages. */
  async end(): Promise<void> {
    await until('a response to all requests', () =>
      [...this.pending.values()].every(({ size }) => size === 0),
    );
    await this.context.close();
  }

  private watch(page: Page): void {
    const sent = new Set<Request>();
    this.pending.set(page, sent);
    page.on('request', (request) => sent.add(request));
    page.on('response', (response) => sent.delete(response.request()));
    page.on('requestfailed', (request) => sent.delete(request));
    page.on('close', () => this.pending.delete(page));
  }

  private note(request: Request, failure: Failure): void {
    const method = request.method();
    const { pathname } = new URL(request.url());
    const atRequest = this.expectedOf.get(request) ?? [];
    const isExpected = [...atRequest, ...this.expected, ...this.expectedInFile].some(
      (each) => each.method === method && each.failure === failure && pathname.startsWith(each.path),
    );
    if (!isExpected) this.failed.push(`${method} ${pathname}: ${failure}`);
  }
}

const failed = () => ofFile.flatMap((each) => each.endTest());

afterEach(() => {
  expect(failed()).toEqual([]);
});

/** Before what the file itself does at its end: hooks run in the order in which they are set up. */
afterAll(async () => {
  await Promise.all(ofFile.map((each) => each.end()));
  expect(failed()).toEqual([]);
});
