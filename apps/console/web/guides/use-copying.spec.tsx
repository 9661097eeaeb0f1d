/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { texts } from '../texts.js';
import { guidesTexts as words } from './guides.texts.js';
import { useCopying } from './use-copying.js';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const lines = (of: string) =>
  `<div><pre>${of}</pre><button aria-label="Copy ${of}">${texts.copy}</button></div>`;
const html = lines('one') + lines('two');

function Lines() {
  const { said, copy } = useCopying();
  const onClick = ({ target }: { target: EventTarget }) => void copy(target as HTMLElement);
  return (
    <>
      <div onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
      <p role="status">{said}</p>
    </>
  );
}

/** Shows lines of text in a browser that copies so. */
function show(writeText: (text: string) => Promise<void>) {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return render(<Lines />);
}
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => act(async () => void fireEvent.click(button(name)));
const said = () => screen.getByRole('status').textContent;

describe('Lines of text', () => {
  it('are said to be copied once they are, for a moment', async () => {
    const written: string[] = [];
    show(async (text) => void written.push(text));
    await click('Copy one');
    expect(written).toEqual(['one']);
    expect([button(texts.copied).textContent, said()]).toEqual([texts.copied, texts.copied]);
    await click('Copy two');
    expect(button('Copy one').textContent).toBe(texts.copy);
    expect(screen.getAllByRole('button', { name: texts.copied })).toHaveLength(1);
    act(() => jest.runAllTimers());
    expect([button('Copy two').textContent, said()]).toEqual([texts.copy, '']);
  });

  it('are said not to be copied where the browser does not allow it', async () => {
    show(() => Promise.reject(new Error('not allowed')));
    await click('Copy one');
    expect(button(words.notCopied)).toBeTruthy();
    expect(said()).toBe(words.notCopiedWhy);
    expect(screen.queryByText(texts.copied)).toBeNull();
  });

  it('end what they say when their page is left', async () => {
    const { unmount } = show(async () => undefined);
    const left = button('Copy one');
    await click('Copy one');
    unmount();
    expect(left.textContent).toBe(texts.copy);
  });
});
