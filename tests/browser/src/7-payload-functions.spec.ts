import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from './support/handler-calls.js';
import { isTooWide, takePicture, violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { openBrowser, Visitor } from './support/visitor.js';

const id = `functions-${randomBytes(4).toString('hex')}`;

let browser: Browser;
let owner: Visitor;
let calls: HandlerCalls;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  calls = await HandlerCalls.makeApplication(await owner.register('coder'), id);
  await owner.openConsole(`/console/applications/${id}/payload-functions`);
  await owner.sees('Payload functions');
});
afterAll(() => browser.close());

const { button, says } = partsOf(() => owner);
const tab = (name: string) => owner.page.getByRole('tab', { name });
/** Resolves when an editor has a source with this text. */
const hasSource = async (name: string, text: string) => {
  await editor(name).waitFor();
  await owner.page.locator('.code-editor .pce-line', { hasText: text }).first().waitFor();
};
/** A line that the editor marks as wrong. */
const markedLine = () => owner.page.locator('.code-editor .wrong-line');
const editor = (name: string) => owner.page.getByRole('textbox', { name: `Source of the ${name}` });

/** Puts a source in place of what an editor has, without what the editor adds to typed text. */
async function write(name: string, source: string): Promise<void> {
  await editor(name).press('Control+a');
  await owner.page.keyboard.insertText(source);
}

describe('Payload functions', () => {
  it('are begun with an example', async () => {
    await owner.page.getByLabel('Payload format').selectOption('Functions in JavaScript');
    await button('Insert an example').click();
    await hasSource('Decoder', 'function Decoder');
    await says('Not saved yet: Payload format, Decoder.');
  });

  it('run as you type with a real uplink, before they are saved', async () => {
    await owner.page.getByLabel('Bytes', { exact: true }).fill('08 34 5');
    await says('Use pairs of hexadecimal digits.');
    await owner.page.getByLabel('Bytes', { exact: true }).fill('08 34 5A');
    await says(/"temperature": 21/);
    await says('The message is valid.');
    await calls.addDevice('station');
    await calls.simulate('station', [0x09, 0x00, 0x10]);
    await button('Use the uplink of station at port 1').click();
    expect(await owner.page.getByLabel('Bytes', { exact: true }).inputValue()).toBe('09 00 10');
    await says(/"temperature": 23.04/);
  });

  it('have their result beside the editor, also with recent uplinks on a screen of 1,280 by 800', async () => {
    await calls.simulate('station', [0x09, 0x00, 0x10, 1, 2, 3, 4]);
    await owner.page.setViewportSize({ width: 1280, height: 800 });
    await owner.page.evaluate('scrollTo(0, 0)');
    const result = await owner.page.getByText('The message is valid.').boundingBox();
    expect((result?.y ?? Infinity) + (result?.height ?? 0)).toBeLessThan(800);
    const bytes = owner.page.locator('.uplink-bytes', { hasText: '09 00 10 01 02 03 04' });
    expect((await bytes.boundingBox())?.height).toBeLessThan(28);
    await takePicture(owner.page, 'payload-functions-1280');
  });

  it('take bytes as base64 and text too', async () => {
    await owner.page.getByText('Base64', { exact: true }).click();
    expect(await owner.page.getByLabel('Bytes', { exact: true }).inputValue()).toBe('CQAQ');
    await owner.page.getByLabel('Bytes', { exact: true }).fill('CDRa');
    await says(/"temperature": 21/);
    await owner.page.getByText('Text', { exact: true }).click();
    await owner.page.getByLabel('Bytes', { exact: true }).fill('abc');
    await says(/"temperature": 249.3/);
    await owner.page.getByText('Hex', { exact: true }).click();
    expect(await owner.page.getByLabel('Bytes', { exact: true }).inputValue()).toBe('61 62 63');
  });

  it('show what they write to the console, and what the validator says', async () => {
    await write(
      'Decoder',
      'function Decoder(bytes, port) { console.log("port", port); return { ok: false }; }',
    );
    await tab('Validator').click();
    await write('Validator', 'function Validator(fields) { return fields.ok; }');
    await owner.page.getByRole('row', { name: 'Decoder "port" 1' }).waitFor();
    await says('The validator returned false: an uplink like this would be dropped.');
  });

  it('are saved, and say what of them was', async () => {
    await button('Save').click();
    await says('Saved: Payload format, Decoder, Validator.');
    await says('Everything is saved.');
    await owner.page.reload();
    await hasSource('Decoder', 'console.log');
  });

  it('make bytes of fields', async () => {
    await tab('Encoder').click();
    await write('Encoder', 'function Encoder(fields) { return [fields.level, 255]; }');
    await owner.page.getByLabel('Direction').selectOption('Downlink: fields to bytes');
    await owner.page.getByLabel('Fields').fill('{"level": 7}');
    await says('07 FF');
  });

  it('have errors of their syntax shown at their place', async () => {
    await write('Encoder', 'function Encoder(fields) {\n  return [;\n}');
    await says('Line 2: Unexpected token');
    await owner.page.getByRole('alert').getByText('Encoder, line 2: Unexpected token').waitFor();
    await markedLine().waitFor();
  });

  it('have errors without a line, such as a result that is no list, shown below the editor, and what was logged before', async () => {
    owner.failedRequests.expect(400, 'POST', `/handler/applications/${id}/dry-downlink`);
    await write('Encoder', 'function Encoder(fields) { console.log("level", fields.level); return 5; }');
    const message = 'Encoder not valid: does not return an Array';
    await owner.page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    await owner.page.getByRole('status').filter({ hasText: message }).waitFor();
    await owner.page.getByRole('row', { name: 'Encoder "level" 7' }).waitFor();
  });

  it('have errors of a run shown at the line that threw, in the editor of its function', async () => {
    owner.failedRequests.expect(500, 'POST', `/handler/applications/${id}/dry-downlink`);
    await write('Encoder', 'function Encoder(fields) {\n  return [];\n}');
    await says(/^No syntax errors/);
    await markedLine().waitFor({ state: 'detached' });
    await write('Encoder', 'function Encoder(fields) {\n\n  throw new Error("no level");\n}');
    const said = owner.page.getByText('Line 3: Error: no level', { exact: true });
    await said.waitFor();
    await owner.page.getByRole('alert').getByText('Encoder, line 3: Error: no level').waitFor();
    await markedLine().waitFor();
    expect(await markedLine().innerText()).toContain('throw new Error("no level");');
    await takePicture(owner.page, 'payload-functions-thrown');
    await tab('Decoder').click();
    await editor('Decoder').waitFor();
    expect(await said.count()).toBe(0);
    await tab('Encoder').click();
    await said.waitFor();
  });

  it('are edited by keyboard alone: Tab indents, and leaves after Escape', async () => {
    await editor('Encoder').focus();
    await owner.page.keyboard.press('Escape');
    await owner.page.keyboard.press('Tab');
    expect(await editor('Encoder').and(owner.page.locator(':focus')).count()).toBe(0);
  });

  it('have no violation that axe-core knows with an editor and a result, narrow or wide', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await owner.page.emulateMedia({ colorScheme });
      for (const width of [360, 1600]) {
        await owner.page.setViewportSize({ width, height: 900 });
        expect(await violationsOn(owner.page)).toEqual([]);
        expect(await isTooWide(owner.page)).toBe(false);
        await takePicture(owner.page, `payload-functions-run-${colorScheme}-${width}`);
      }
    }
  });

  it('are undone as long as they are not saved', async () => {
    await button('Undo all changes').click();
    await says('Everything is saved.');
  });
});

describe('A codec', () => {
  it('is begun with an example, and shows fields, warnings and errors', async () => {
    await owner.page.getByLabel('Payload format').selectOption('Codec (TS013)');
    await button('Insert an example').click();
    await hasSource('Codec', 'decodeUplink');
    await owner.page.getByLabel('Direction').selectOption('Uplink: bytes to fields');
    await owner.page.getByLabel('Bytes', { exact: true }).fill('08 34 05');
    await says(/"temperature": 21/);
    await owner.page.getByRole('alert').getByText('battery is low').waitFor();
    await owner.page.getByLabel('Bytes', { exact: true }).fill('08');
    await owner.page.getByRole('alert').getByText('expected 3 bytes').waitFor();
  });

  it('encodes downlinks on a port of its choice, and decodes them', async () => {
    await owner.page.getByLabel('Direction').selectOption('Downlink: fields to bytes');
    await owner.page.getByLabel('Fields').fill('{"led": true}');
    await says('Sent on port 1.');
    await owner.page.getByLabel('Direction').selectOption('Downlink: bytes to fields');
    await owner.page.getByLabel('Bytes', { exact: true }).fill('01');
    await says(/"led": true/);
  });

  it('is saved, and has no violation that axe-core knows', async () => {
    await button('Save').click();
    await says('Saved: Payload format, Codec.');
    expect(await violationsOn(owner.page)).toEqual([]);
    await owner.page.reload();
    await hasSource('Codec', 'encodeDownlink');
  });
});

describe('All of that', () => {
  it('was done with what the policy of the pages allows, at one host', () =>
    expect(owner.complaints).toEqual([]));
});
