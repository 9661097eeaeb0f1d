import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Response } from 'playwright-core';
import { openBrowser, site, Visitor } from './visitor.js';

const mostBytes = 250_000;

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await Visitor.arrive(browser);
  await visitor.register('weigher');
  await visitor.openConsole('/');
});
afterAll(() => browser.close());

describe('The first load of the console', () => {
  it('is less than 250 kB of compressed script', async () => {
    const scripts: Response[] = [];
    const newcomer = await Visitor.arrive(browser);
    newcomer.page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await newcomer.register('newcomer');
    await newcomer.openConsole('/');
    await newcomer.page.getByText('You have no application yet').first().waitFor();
    const answers = scripts.filter((script) => script.status() === 200);
    const sizes = await Promise.all(answers.map((script) => script.headerValue('content-length')));
    const encodings = await Promise.all(answers.map((script) => script.headerValue('content-encoding')));
    // What gets no smaller is not compressed.
    expect(encodings.filter((name, i) => name === null && Number(sizes[i]) > 200)).toEqual([]);
    expect(encodings).toContain('br');
    const whole = new Map(answers.map((script, i) => [script.url(), Number(sizes[i])]));
    expect(whole.size).toBeGreaterThan(0);
    expect([...whole.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
    await newcomer.leave();
  });

  it('comes from files that browsers keep, and a page that they ask for', async () => {
    const page = await fetch(site);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const [, script = ''] = /src="([^"]+)"/.exec(await page.text()) ?? [];
    const answer = await fetch(site + script);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });
});
