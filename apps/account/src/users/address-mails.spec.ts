import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { oauth } from '@fieldpost/contracts';
import { Username } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { AddressMails } from './address-mails.js';
import { newUserId } from '../values/user-id.js';

const user = { id: newUserId(randomBytes), username: Username('ann') };
const change = { formerEmail: 'old@example.com', undoToken: 'a secret', undoSeconds: 60 };
const logged: string[] = [];
const log = { warn: (sentence: string) => void logged.push(sentence) };

/** Responds when the test settles the request. */
class SlowTokens {
  readonly requests: oauth.MailVerificationRequest[] = [];
  private readonly waiting: {
    readonly yes: (answer: object) => void;
    readonly no: (error: Error) => void;
  }[] = [];

  mailVerification(request: oauth.MailVerificationRequest): Promise<object> {
    this.requests.push(request);
    return new Promise((yes, no) => this.waiting.push({ yes, no }));
  }

  async answerAll(): Promise<void> {
    for (const { yes } of this.waiting.splice(0)) yes({});
    await new Promise((resolve) => setImmediate(resolve));
  }

  async failAll(): Promise<void> {
    for (const { no } of this.waiting.splice(0)) no(unavailable({ what: 'oauth' }));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('A mail to a new address', () => {
  let tokens: SlowTokens;
  beforeEach(() => {
    logged.splice(0);
    tokens = new SlowTokens();
  });

  it('is requested with the former address, if there was one', () => {
    const mails = new AddressMails(tokens, log);
    mails.post(user);
    mails.post(user, change);
    expect(tokens.requests).toEqual([
      { user_id: user.id, username: 'ann', former_email: '', undo_token: '', undo_seconds: 0 },
      {
        user_id: user.id,
        username: 'ann',
        former_email: 'old@example.com',
        undo_token: 'a secret',
        undo_seconds: 60,
      },
    ]);
  });

  it('that cannot be requested is logged without the address', async () => {
    new AddressMails(tokens, log).post(user, change);
    await tokens.failAll();
    expect(logged).toEqual([`no link to verify an address is mailed to ${user.id}: unavailable: oauth`]);
  });

  it('waits in a bounded queue, and can be requested again when others are done', async () => {
    const mails = new AddressMails(tokens, log, 2);
    for (let count = 0; count < 3; count += 1) mails.post(user);
    expect([tokens.requests.length, logged]).toEqual([
      2,
      [expect.stringContaining('too many mails are waiting')],
    ]);
    await tokens.answerAll();
    mails.post(user);
    expect([tokens.requests.length, logged.length]).toEqual([3, 1]);
  });
});
