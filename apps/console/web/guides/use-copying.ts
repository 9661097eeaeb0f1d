import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.js';
import { guidesTexts as words } from './guides.texts.js';

const shownMs = 1_500;

/** Copies the lines of text beside a button, which then says for a moment what came of it; `said` is for a live region. */
export function useCopying() {
  const [said, say] = useState('');
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  const copy = async (button: HTMLElement) => {
    const isCopied = await isWritten(button.previousElementSibling?.textContent ?? '');
    end.current();
    say(isCopied ? texts.copied : words.notCopiedWhy);
    end.current = shown(button, isCopied ? texts.copied : words.notCopied, () => say(''));
  };
  return { said, copy };
}

const isWritten = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Gives the button another text for a moment, or until the returned function is called. */
function shown(button: HTMLElement, text: string, onEnd: () => void): () => void {
  const name = button.getAttribute('aria-label') ?? '';
  button.textContent = text;
  button.removeAttribute('aria-label');
  const end = () => {
    clearTimeout(timer);
    button.textContent = texts.copy;
    button.setAttribute('aria-label', name);
  };
  const timer = setTimeout(() => {
    end();
    onEnd();
  }, shownMs);
  return end;
}
