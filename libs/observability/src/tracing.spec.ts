import { describe, expect, it } from '@jest/globals';
import { currentContext, runInContext } from './request-context.js';
import type { Span, SpanAbout } from './span.js';
import { failureOf, NoTracing, traced, Tracing } from './tracing.js';

/** Writes spans down as they end. */
class Notebook extends Tracing {
  readonly isOn = true;
  readonly ended: [path: string, failure: string | undefined][] = [];

  begin({ name }: SpanAbout): Span {
    return this.span(name);
  }

  async close(): Promise<void> {
    // Nothing to send.
  }

  private span(path: string): Span {
    return {
      traceparent: path,
      traceId: path,
      child: ({ name }) => this.span(`${path}/${name}`),
      note: () => undefined,
      end: (failure) => void this.ended.push([path, failure]),
    };
  }
}

const about = { name: 'request', kind: 'server' } as const;
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('A trace', () => {
  it('has what is done on its behalf, across turns of the event loop', async () => {
    const notebook = new Notebook();
    await notebook.run(about, async () => {
      await turn();
      await traced('statement', turn);
    });
    expect(notebook.ended).toEqual([
      ['request/statement', undefined],
      ['request', undefined],
    ]);
  });

  it('records the kind of a failure, and throws it again', async () => {
    const notebook = new Notebook();
    const failure = Object.assign(new Error('a secret'), { code: '23505' });
    await expect(notebook.run(about, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(() => notebook.run(about, () => expect(1).toBe(2))).toThrow();
    expect(notebook.ended[0]).toEqual(['request', '23505']);
  });

  it('keeps the id of the request', () => {
    runInContext({ requestId: 'one' }, () =>
      new Notebook().run(about, () => expect(currentContext()?.requestId).toBe('one')),
    );
    expect.assertions(1);
  });

  it('is not made for what goes on by itself', () => {
    const notebook = new Notebook();
    notebook.run(about, () => runInContext(undefined, () => traced('statement', () => undefined)));
    expect(notebook.ended).toHaveLength(1);
  });
});

describe('A request context', () => {
  it('holds across turns of the event loop, and for concurrent requests apart', async () => {
    const idAfterTurn = async () => {
      await turn();
      return currentContext()?.requestId;
    };
    const ids = ['one', 'two'].map((requestId) => runInContext({ requestId }, idAfterTurn));
    expect(await Promise.all(ids)).toEqual(['one', 'two']);
    expect(currentContext()).toBeUndefined();
  });
});

describe('Without a tracer', () => {
  it('work is done just so', () => {
    expect(new NoTracing().run(about, () => traced('statement', () => 7))).toBe(7);
    expect(new NoTracing().run(about, () => currentContext())).toBeUndefined();
  });
});

describe('The kind of a failure', () => {
  it('never is its message', () =>
    expect([failureOf(new TypeError('a secret')), failureOf('a secret')]).toEqual(['TypeError', 'unknown']));
});
