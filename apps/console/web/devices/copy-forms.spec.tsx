/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/render.js';
import { cString } from './bytes.js';
import { CopyForms, CopySecret } from './copy-forms.js';
import { KeyField } from './settings/key-field.js';

const written: string[] = [];
Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });

afterEach(() => {
  cleanup();
  written.length = 0;
});

/** Copies in this format, which is behind "Copy as". */
async function copyAs(label: string, format: string): Promise<string | undefined> {
  fireEvent.click(await screen.findByRole('button', { name: `Copy as: ${label}` }));
  fireEvent.click(await screen.findByRole('button', { name: format }));
  return written.at(-1);
}

describe('A value that can be copied', () => {
  it('is an EUI in the formats of firmware', async () => {
    await renderPart(<CopyForms label="EUI" hex="0102030405060708" />);
    expect(await copyAs('EUI', 'C array, LSB first')).toBe(
      '{ 0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01 }',
    );
  });

  it('is an access key as a literal of C, or as the header of a request', async () => {
    await renderPart(<CopySecret label="Access key" secret="fieldpost.abc" scheme="Key" />);
    expect(await copyAs('Access key', 'C string')).toBe('"fieldpost.abc"');
    fireEvent.click(screen.getByRole('button', { name: 'HTTP header' }));
    expect(written.at(-1)).toBe('Authorization: Key fieldpost.abc');
    expect(cString('a"b\\c')).toBe('"a\\"b\\\\c"');
  });

  it('is a key in a form, once it is complete', async () => {
    const fieldWith = (value: string) => (
      <KeyField label="AppKey" stored={false} input={{ value, onChange: () => undefined }} />
    );
    await renderPart(fieldWith('01'));
    await screen.findByLabelText(/AppKey/, { selector: 'input' });
    expect(screen.queryByRole('button', { name: 'Copy as: AppKey' })).toBeNull();
    cleanup();
    await renderPart(fieldWith('0102030405060708090a0b0c0d0e0f10'));
    expect(await copyAs('AppKey', 'Hexadecimal, LSB first')).toBe('100F0E0D0C0B0A090807060504030201');
  });
});
