import { describe, expect, it } from '@jest/globals';
import { readWindow } from './recent-messages.dto.js';

const now = Date.UTC(2026, 10, 24);

describe('The window of a query for recent messages', () => {
  it('is the last hour when nothing is said', () =>
    expect(readWindow({}, now)).toEqual({ since: new Date(now - 3_600_000), limit: 100 }));

  it('reaches back to the first message there can be, and no further, however long it is', () =>
    expect(readWindow({ last: '999999w' }, now).since).toEqual(new Date(0)));
});
