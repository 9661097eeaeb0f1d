import { describe, expect, it } from '@jest/globals';
import { callerOf } from './station-requests.js';

describe('A station with a client certificate', () => {
  it('has no name once its connection is gone', () => {
    const socket = { remoteAddress: undefined, authorized: true, getPeerCertificate: () => null };
    expect(callerOf({ headers: {}, socket } as never)).toMatchObject({ address: '', certificateName: '' });
  });
});
