/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ApiFailure } from '../../api/failure.js';
import { renderPart } from '../../testing/render.js';
import { functionsTexts as words } from '../payload-functions.texts.js';
import { TrialOutcome } from './trial-outcome.js';

afterEach(cleanup);

const show = (scriptError: ApiFailure['scriptError']) =>
  renderPart(
    <TrialOutcome run={{ data: undefined, error: new ApiFailure(500, 'Internal error', { scriptError }) }} />,
  );

describe('A function that fails in the test bench', () => {
  it('is named with its line, and its console output is shown', async () => {
    const logs = [{ function: 'Decoder', fields: ['"length"', '7'] }];
    await show({ function: 'Decoder', message: 'Error: bad', line: 2, column: 3, logs });
    await screen.findByText(words.mistakeIn(words.functions.decoder, 2, 'Error: bad'));
    await screen.findByText('"length" 7');
  });

  it('that took too long is named with its limit and with advice', async () => {
    const message = 'Interrupted javascript execution for Decoder after 100ms';
    await show({ function: 'Decoder', message });
    expect((await screen.findByRole('alert')).textContent).toContain('the limit of 100 ms. Look for a loop');
  });

  it('is named with its message where no line is known', async () => {
    await show({ function: 'Decoder', message: 'Decoder not valid: does not return an object' });
    await screen.findByText('Decoder not valid: does not return an object');
    expect(screen.queryByText(words.logs)).toBeNull();
  });
});
