import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import type { Mail } from './mail.js';
import { Mailer } from './mailer.js';
import { MailQueue } from './mail-queue.js';

const mail = (subject: string): Mail => ({
  to: 'jane@example.com',
  subject,
  text: 'a secret',
  link: 'a secret',
});

/** Sends when `finish` is called. */
class SlowMailer extends Mailer {
  readonly sent: string[] = [];
  private readonly waiting: (() => void)[] = [];

  async send({ subject }: Mail): Promise<void> {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.sent.push(subject);
  }

  async finish(): Promise<void> {
    this.waiting.splice(0).forEach((go) => go());
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const lines: string[] = [];
const logger = createLogger({
  app: 'oauth',
  level: 'info',
  destination: { write: (line: string) => void lines.push(line) },
});

describe('The mail queue', () => {
  it('does not delay requests, is bounded, and accepts mail again after sending', async () => {
    const mailer = new SlowMailer();
    const mailQueue = new MailQueue(mailer, logger, { capacity: 2, pauses: [] });
    for (const subject of ['a', 'b', 'c']) mailQueue.post(mail(subject));
    expect(() => mailQueue.requireCapacity()).toThrow('unavailable: too many mails are waiting');
    expect(lines.splice(0).join()).toMatch(/"subject":"c"(?!.*a secret)/);
    await mailer.finish();
    expect(mailer.sent).toEqual(['a', 'b']);
    expect(() => mailQueue.requireCapacity()).not.toThrow();
  });

  it('is closed without a mailer', () => {
    const mailQueue = new MailQueue(undefined, logger);
    mailQueue.post(mail('a'));
    expect([mailQueue.isOpen, lines]).toEqual([false, []]);
  });
});
