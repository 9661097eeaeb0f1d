import { afterEach, expect } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';

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

/** Requests of a browser that failed, except those that the test has named before. */
export class FailedRequests {
  private readonly failed: string[] = [];
  private readonly expected: ExpectedFailure[] = [];

  constructor(context: BrowserContext) {
    context.on('response', (response) => {
      if (response.status() >= 400) this.note(response.request().method(), response.url(), response.status());
    });
    context.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== aborted) this.note(request.method(), request.url(), 'no response');
    });
  }

  /** From now on such requests are expected to fail. */
  expect(failure: Failure, method: string, path: string): void {
    this.expected.push({ failure, method, path });
  }

  /** The requests that have failed since the last call, as `GET /path: 404`. */
  take(): readonly string[] {
    return this.failed.splice(0);
  }

  private note(method: string, url: string, failure: Failure): void {
    const { pathname } = new URL(url);
    const isExpected = this.expected.some(
      (each) => each.method === method && each.failure === failure && pathname.startsWith(each.path),
    );
    if (!isExpected) this.failed.push(`${method} ${pathname}: ${failure}`);
  }
}

/** A visitor whose failed requests are collected. */
interface Watched {
  readonly failedRequests: FailedRequests;
}

/** Each test of the file fails when pages of these visitors have made requests that failed and were not expected to. */
export function expectNoFailedRequests(visitors: () => readonly Watched[]): void {
  afterEach(() => {
    expect(visitors().flatMap(({ failedRequests }) => failedRequests.take())).toEqual([]);
  });
}
