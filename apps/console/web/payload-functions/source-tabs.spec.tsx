/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render.js';
import { functionsTexts as words } from './payload-functions.texts.js';
import { SourceTabs } from './source-tabs.js';
import type { Thrown } from './thrown.js';

afterEach(cleanup);

const sources = {
  format: 'custom',
  decoder: '',
  converter: '',
  validator: '',
  encoder: '',
  codec: '',
} as const;
const errors: readonly (Thrown | undefined)[] = [
  undefined,
  { source: 'converter', line: 1, message: 'bad' },
  undefined,
  { source: 'validator', line: 1, message: 'bad' },
];

/** Tabs whose button starts the next run. */
function Tabs() {
  const [run, setRun] = useState(0);
  const others = { sources, onChange: () => undefined, stateOf: () => 'not run' as const };
  return (
    <>
      <button onClick={() => setRun(run + 1)}>Next run</button>
      <SourceTabs {...others} thrown={errors[run]} />
    </>
  );
}

const runAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Next run' }));
const shown = () => screen.getByRole('tab', { selected: true }).textContent;

describe('The functions of an application', () => {
  it('show the first one that failed, and stay there in later runs', async () => {
    await renderPart(<Tabs />);
    expect(shown()).toBe(words.functions.decoder);
    const seen = [1, 2, 3].map(() => {
      runAgain();
      return shown();
    });
    expect(seen).toEqual(Array(3).fill(words.functions.converter));
  });

  it('show the one that the user has chosen, whatever fails', async () => {
    await renderPart(<Tabs />);
    fireEvent.click(screen.getByRole('tab', { name: words.functions.encoder }));
    runAgain();
    expect(shown()).toBe(words.functions.encoder);
  });

  it('show below the editor why the last run failed, also where no line is known', async () => {
    const others = { onChange: () => undefined, stateOf: () => 'failed' as const };
    const message = 'Interrupted javascript execution for Decoder after 100ms';
    const thrown = { source: 'decoder', line: undefined, message } as const;
    await renderPart(
      <SourceTabs {...others} sources={{ ...sources, decoder: 'for (;;);' }} thrown={thrown} />,
    );
    expect(screen.getByText(message).getAttribute('role')).toBe('status');
  });
});
