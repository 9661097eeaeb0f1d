/** @jest-environment jsdom */
import '../testing/streams.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { getFact } from '../testing/facts.js';
import { renderPart } from '../testing/render.js';
import { failureReason } from './failure-reasons.js';
import { IntegrationStatus } from './integration-status.js';
import type { Failing, Integration } from './integrations.queries.js';

afterEach(cleanup);

const hook = (failing?: Failing): Integration => ({
  ...{ id: 'hook', url: 'https://example.com/', messages: ['up'], headers: {} },
  ...{ waiting: 4, dead: 0, dropped: 0, ...(failing && { failing }) },
});
const since = '2026-11-29T10:00:00.000Z';
const next = '2026-11-29T12:00:00.000Z';

describe('The status of an integration', () => {
  it('says since when it fails, why, and when the next attempt is', async () => {
    const error = 'getaddrinfo ENOTFOUND example.com';
    await renderPart(<IntegrationStatus integration={hook({ since, error, next_attempt_at: next })} />);
    const badge = screen.getByText(/^Failing since/);
    expect(badge.querySelector('time')?.dateTime).toBe(since);
    expect(screen.getByText('The host name example.com is not known to DNS').title).toBe(error);
    expect(screen.getByText(/^Next attempt:/).querySelector('time')?.dateTime).toBe(next);
  });

  it('says nothing of failures when the last attempt was delivered, and names the messages as the form does', async () => {
    await renderPart(<IntegrationStatus integration={hook()} />);
    expect(getFact('Messages').textContent).toBe('Uplink');
    expect(screen.queryByText(/^Failing/)).toBeNull();
  });

  it('has the counters that are not zero', async () => {
    await renderPart(<IntegrationStatus integration={{ ...hook(), dead: 1 }} />);
    expect(screen.getByText('4 waiting to be delivered, 1 dead letter')).toBeTruthy();
    cleanup();
    await renderPart(<IntegrationStatus integration={{ ...hook(), waiting: 0, dropped: 2 }} />);
    expect(screen.getByText('2 dropped because the queue was full')).toBeTruthy();
  });
});

it.each([
  ['connect ECONNREFUSED 192.0.2.1:443', '192.0.2.1:443 refused the connection'],
  ['no answer in time', 'No answer from the server in time'],
  ['socket hang up', 'The server closed the connection without an answer'],
  ['answered with status 500', 'The server answered with status 500'],
  ['unable to verify the first certificate', 'The TLS certificate of the server is not valid'],
  ['something else', 'something else'],
])('The error %j is worded as %j', (error, reason) => expect(failureReason(error)).toBe(reason));
