import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { HandlerCalls } from '../support/handler-calls.js';
import { violationsOn } from '../support/pages.js';
import { partsOf } from '../support/parts.js';
import { type Member, openBrowser, Visitor } from '../support/visitor.js';

const appId = `simulated-${randomBytes(4).toString('hex')}`;
const page = `/console/applications/${appId}/devices/roof/simulate`;

let browser: Browser;
let owner: Visitor;
let member: Member;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  member = await owner.register('simulator');
  const handler = await HandlerCalls.makeApplication(member, appId);
  await handler.addDevice('roof');
});
afterAll(() => browser.close());

const { button, says } = partsOf(() => owner);

async function edgesOf(part: Locator) {
  const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

describe('Messages after changes', () => {
  it('cover nothing on a phone that cannot be scrolled away from them', async () => {
    await owner.page.setViewportSize({ width: 360, height: 640 });
    await owner.openConsole(page);
    await button('Start the simulated device').waitFor();
    const messages = owner.page.getByRole('alert').filter({ hasText: 'The message was published' });
    for (const at of [0, 1]) {
      await button('Simulate one uplink').click();
      await messages.nth(at).hover();
    }
    await owner.page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const [end, first, last] = await Promise.all(
      [button('Start the simulated device'), messages.first(), messages.last()].map(edgesOf),
    );
    expect(first?.top).toBeGreaterThan(end?.bottom ?? Infinity);
    expect(last?.bottom).toBeLessThanOrEqual(640);
    await owner.page.setViewportSize({ width: 1280, height: 900 });
  });
});

describe('A simulated device', () => {
  it('is shown as running, also after the page is loaded again and in another browser', async () => {
    await owner.openConsole(page);
    await owner.page.getByRole('button', { name: 'Start the simulated device', exact: true }).click();
    await says('Simulated until');
    await owner.page.getByRole('link', { name: 'Choose Cayenne LPP' }).waitFor();
    await owner.openConsole(page);
    await says('Simulated until');
    await says('It sends.');
    expect(await button('Start the simulated device').count()).toBe(0);
    expect(await violationsOn(owner.page)).toEqual([]);
  });

  it('is named on the overview and in the live data of the device, with a link to it', async () => {
    for (const path of ['', '/data']) {
      await owner.openConsole(page.replace(/\/simulate$/, path));
      await owner.page.getByText(/^A simulated device sends until/).waitFor();
      expect(await violationsOn(owner.page)).toEqual([]);
      await owner.page.getByRole('link', { name: 'Simulated device' }).click();
      await says('Simulated until');
    }
  });

  it('has uplinks that are marked in live data, although they have a signal', async () => {
    await owner.openConsole(page.replace(/\/simulate$/, '/data'));
    await owner.page
      .getByRole('row', { name: /Uplink Simulated .* -\d+/ })
      .first()
      .waitFor();
    await owner.openConsole(page);
  });

  it('is marked in the list of devices', async () => {
    await owner.openConsole(page.replace(/\/roof\/simulate$/, ''));
    await owner.page.getByRole('rowheader', { name: 'roof Simulated' }).waitFor();
    expect(await violationsOn(owner.page)).toEqual([]);
    await owner.openConsole(page);
  });

  it('is stopped there, and the first browser shows that', async () => {
    const elsewhere = await Visitor.arrive(browser);
    await elsewhere.logInAs(member);
    await elsewhere.openConsole(page);
    await elsewhere.page.getByRole('button', { name: 'Stop the simulated device', exact: true }).click();
    await elsewhere.page.getByText('it was stopped.').waitFor();
    await elsewhere.leave();
    await says('it was stopped.');
    await owner.openConsole(page);
    await says('it was stopped.');
    await button('Start the simulated device').waitFor();
    expect(owner.complaints).toEqual([]);
  });

  it('is started again without a question while the real device was not heard', async () => {
    await button('Start the simulated device').click();
    await says('Simulated until');
    expect(await owner.page.getByRole('dialog').count()).toBe(0);
    await button('Stop the simulated device').click();
    await says('it was stopped.');
  });
});
