/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountApi, OutsideChecks } from '../api/account.js';
import { renderPart } from '../testing/render.js';
import { SystemPage } from './system.page.js';

const finding = (check: string, state: string) => ({
  ...{ check, subject: '<b>main</b>', state, found: `Found by ${check}.`, advice: `Mend ${check}.` },
});
const ofApps = [finding('brokers', 'warning'), finding('version', 'ok')];
const reported = {
  ...{ state: 'failure', checked: new Date(Date.now() - 3 * 3_600_000 - 1_000).toISOString() },
  ...{ user: 'root', version: '1.2.3' },
  findings: [finding('trust', 'failure'), finding('HTTP', 'ok')],
} as OutsideChecks;
const never: OutsideChecks = {
  ...{ state: 'unknown', checked: null, user: null, version: null },
  findings: [{ ...finding('outside', 'unknown'), state: 'unknown' }],
};

const show = (outside: OutsideChecks | undefined) => {
  const data = {
    ...{ state: 'warning', checked: '2026-01-01T00:00:00Z', processes: [], findings: ofApps },
    ...(outside && { outside_checks: outside }),
  };
  const GET = async () => ({ data, response: { ok: true } });
  return renderPart(<SystemPage />, { account: { GET } as unknown as AccountApi });
};
/** The checks of the table, in order. */
const checks = async () => {
  const table = within(await screen.findByRole('region', { name: 'Findings' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
};

/** The checks whose row says that they come from outside. */
const checksFromOutside = () =>
  screen
    .getAllByText('From outside', { exact: true })
    .map((badge) => badge.closest('tr')?.querySelectorAll('td')[1]?.textContent);

afterEach(cleanup);

describe('The page about the system', () => {
  it('shows findings from outside with those of the apps, the most serious first', async () => {
    await show(reported);
    expect(await checks()).toEqual(['trust', 'brokers']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show checks that are OK' }));
    expect(await checks()).toEqual(['trust', 'brokers', 'version', 'HTTP']);
    expect(screen.getAllByText('<b>main</b>')).toHaveLength(4);
  });

  it('marks what was found from outside, whose texts are not those of account', async () => {
    await show(reported);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show checks that are OK' }));
    expect(await checks()).toHaveLength(4);
    expect(checksFromOutside()).toEqual(['trust', 'HTTP']);
  });

  it('says when and by whom it was checked from outside', async () => {
    await show(reported);
    await screen.findByText('3 hours ago');
    await screen.findByText('Checked from outside by root, with fieldpost 1.2.3.');
  });

  it('says by a finding that it was never checked from outside, and has the command to copy', async () => {
    await show(never);
    expect(await checks()).toEqual(['brokers', 'outside']);
    expect(screen.queryByText(/Checked from outside/)).toBeNull();
    expect(screen.queryByText('From outside', { exact: true })).toBeNull();
    await screen.findByText('npx fieldpost doctor', { selector: 'code' });
    await screen.findByText(/^Add --ca FILE if .* unless you logged in with --ca/);
    await screen.findByRole('button', { name: 'Copy' });
  });

  it('names no user who was removed', async () => {
    await show({ ...reported, user: null });
    await screen.findByText(/by a user who was removed, with fieldpost 1\.2\.3\./);
  });

  it('shows the findings of the apps while account is of the last release', async () => {
    await show(undefined);
    expect(await checks()).toEqual(['brokers']);
  });
});
