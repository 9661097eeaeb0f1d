/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { CodeEditor, type ThrownError } from './code-editor.js';

const source = 'function Decoder(bytes) {\n  return { level: bytes[0] };\n}';

let written: string;
let checked: readonly (number | string)[];
beforeEach(() => {
  written = source;
  checked = [];
});
afterEach(cleanup);

function Edited({ thrown }: { readonly thrown?: ThrownError }) {
  const [value, setValue] = useState(written);
  return (
    <>
      <button onClick={() => setValue('// an example')}>Example</button>
      <CodeEditor
        label="Decoder"
        hint="Escape leaves"
        value={value}
        thrown={thrown}
        onChange={(text) => {
          written = text;
          setValue(text);
        }}
        onCheck={(mistake) => (checked = [...checked, mistake?.line ?? 'right'])}
      />
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Decoder. Escape leaves' });
const write = (value: string) => fireEvent.input(field(), { target: { value } });
const wrongLines = () =>
  [...document.getElementsByClassName('wrong-line')].map(({ textContent }) => textContent.trim());
const thrown = { line: 2, message: 'Error: bad' };

describe('The editor of a source', () => {
  it('is a text field with the source, and colours of JavaScript beside it', () => {
    render(<Edited />);
    expect(field().value).toBe(source);
    expect(document.querySelector('.keyword')?.textContent).toBe('function');
  });

  it('says what is written in it', () => {
    render(<Edited />);
    write('return 1;');
    expect(written).toBe('return 1;');
  });

  it('shows a source that the page sets', () => {
    render(<Edited />);
    fireEvent.click(screen.getByRole('button', { name: 'Example' }));
    expect([field().value, written]).toEqual(['// an example', '// an example']);
  });

  it('is not changed by a source that ends its lines as Windows does', () => {
    written = 'return 1;\r\nreturn 2;';
    const before = written;
    render(<Edited />);
    expect([field().value, written]).toEqual(['return 1;\nreturn 2;', before]);
  });

  it.each([
    ['long', 'a();\n'.repeat(5_000)],
    ['of one long line', 'a'.repeat(10_000)],
  ])('has no colours in a text that is %s, which would take too long', (_, text) => {
    render(<Edited />);
    write(text);
    expect([field().value, document.querySelector('.token')]).toEqual([text, null]);
    write(source);
    expect(document.querySelector('.keyword')).not.toBeNull();
  });
});

describe('The keys of the editor of a source', () => {
  it('keep Tab for indentation, except after Escape', () => {
    render(<Edited />);
    // An event that is prevented returns false.
    const tab = () => fireEvent.keyDown(field(), { key: 'Tab' });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(tab()).toBe(true);
    document.execCommand = () => true;
    fireEvent.keyDown(field(), { key: 'a' });
    expect(tab()).toBe(false);
  });
});

describe('The editor of a source with an error', () => {
  it('marks the line of a syntax error once it is checked, and says when there is none', async () => {
    render(<Edited />);
    write('function Decoder(bytes) {\n  return [;\n}');
    await waitFor(() => expect(checked).toEqual([2]));
    expect(wrongLines()).toEqual(['return [;']);
    write(source);
    await waitFor(() => expect(checked).toEqual([2, 'right']));
    expect(wrongLines()).toEqual([]);
  });

  it('marks the line of the error of the last run until the source changes', () => {
    const { rerender } = render(<Edited />);
    rerender(<Edited thrown={thrown} />);
    expect(wrongLines()).toEqual(['return { level: bytes[0] };']);
    write(`${source}\n`);
    expect(wrongLines()).toEqual([]);
  });

  it('marks a line of the source, whatever line an error has', () => {
    render(<Edited thrown={{ ...thrown, line: 99 }} />);
    expect(wrongLines()).toEqual(['}']);
  });
});
