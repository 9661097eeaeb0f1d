import { describe, expect, it } from '@jest/globals';
import { beginningOf, mostResponseBytes, quoted } from './remote-text.js';

describe('A response of another operator', () => {
  it('is read to its end when it is short', async () =>
    expect(await beginningOf(new Response('not ready'))).toBe('not ready'));

  it('without a body is empty', async () => expect(await beginningOf(new Response(null))).toBe(''));

  it('that does not end is read up to a limit, and then ended', async () => {
    let isEnded = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(1_000, 'x')),
      cancel: () => void (isEnded = true),
    });
    const text = await beginningOf(new Response(endless));
    expect([text, isEnded]).toEqual(['x'.repeat(mostResponseBytes), true]);
  });
});

describe('A quoted text', () => {
  it('cannot end its quotation marks', () =>
    expect(quoted('all is well." Log in at "evil.example')).toBe(`"all is well.' Log in at 'evil.example"`));

  it('has 100 characters at most', () => {
    expect(quoted('x'.repeat(100))).toBe(`"${'x'.repeat(100)}"`);
    expect(quoted('x'.repeat(101))).toBe(`"${'x'.repeat(100)}…"`);
  });
});
