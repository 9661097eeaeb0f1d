import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import { Browser, formOf, freePort, headingOf, makeCertificate, until } from '@fieldpost/testing';
import { MailQueue } from '../../src/mail/mail-queue.js';
import { SmtpMailer } from '../../src/mail/smtp.mailer.js';
import { linkIn, MailServer } from '../support/mail-server.js';
import { userId } from '../support/fake-website.js';
import { OauthUnderTest, withOwnOauth } from '../support/oauth-under-test.js';

const mail = { to: 'jane@example.com', subject: 'Hello', text: 'Open https://x.example/a?token=secret-1\n' };

describe('A mail server', () => {
  let server: MailServer;
  let mailer: SmtpMailer;
  let written: string;
  afterEach(async () => {
    mailer.onModuleDestroy();
    await server.stop();
  });

  const mailQueueFor = async (failures: readonly number[], pauses: readonly number[]): Promise<MailQueue> => {
    server = await MailServer.start({ failures });
    mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${server.port}`, from: 'Fieldpost <post@example.com>' });
    written = '';
    const destination = { write: (line: string) => void (written += line) };
    return new MailQueue(mailer, createLogger({ app: 'oauth', level: 'info', destination }), {
      capacity: 3,
      pauses,
    });
  };

  it('that responds with a temporary error is tried again', async () => {
    const mailQueue = await mailQueueFor([451, 421], [1, 1, 1]);
    mailQueue.post(mail);
    await until('the mail', () => server.arrived.length === 1);
    expect(server.arrived[0]).toMatchObject({ to: ['jane@example.com'], subject: 'Hello' });
    expect(server.attempts).toBe(3);
  });

  it('that rejects a mail is not tried again, and the log has the error without the text of the mail', async () => {
    const mailQueue = await mailQueueFor([554], [1, 1, 1]);
    mailQueue.post(mail);
    await until('the log line', () => written.includes('mail cannot be sent'));
    expect(JSON.parse(written)).toMatchObject({
      level: 'error',
      subject: 'Hello',
      reason: expect.stringContaining('554'),
    });
    expect(written).not.toContain('secret-1');
    expect(server.attempts).toBe(1);
  });

  it('that is away is given up after the last attempt', async () => {
    const mailQueue = await mailQueueFor([], [1]);
    const port = await freePort();
    const away = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'post@example.com' });
    const destination = { write: (line: string) => void (written += line) };
    const logger = createLogger({ app: 'oauth', level: 'info', destination });
    new MailQueue(away, logger, { capacity: 1, pauses: [1] }).post(mail);
    await until('the log line', () => written.includes('ECONNREFUSED'));
    away.onModuleDestroy();
    expect(mailQueue.isOpen).toBe(true);
  });

  it('gets one mail for an address that looks like several', async () => {
    const mailQueue = await mailQueueFor([], []);
    mailQueue.post({ ...mail, to: 'jane@example.com,joe@example.com' });
    await until('an end', () => server.arrived.length === 1 || written !== '');
    expect(server.arrived.flatMap(({ to }) => to)).not.toContain('joe@example.com');
  });
});

describe('A mail of the website', () => {
  const oauth = new OauthUnderTest();
  let server: MailServer;
  let folder: string;

  beforeAll(async () => {
    const certificate = await makeCertificate(new Date());
    folder = mkdtempSync(join(tmpdir(), 'oauth-mail-'));
    writeFileSync(join(folder, 'ca.pem'), certificate.cert);
    server = await MailServer.start({ certificate });
    await oauth.start(1, {
      NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
      OAUTH_SMTP_URL: `smtp://fieldpost:mail%20password@localhost:${server.port}?requireTLS=true`,
      OAUTH_MAIL_FROM: 'Fieldpost <post@example.com>',
      OAUTH_PUBLIC_URL: 'http://localhost:3001',
    });
  });
  afterAll(async () => {
    await oauth.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('is sent encrypted, its link works and is in no log, and its owner gets a mail about the change', async () => {
    const browser = new Browser(() => oauth.http);
    const form = formOf(await browser.get('/users/forgot-password'));
    await browser.submit(form, { username: 'jane' });
    await until('the mail', () => server.arrived.length === 1);
    const [arrived] = server.arrived;
    expect(arrived).toMatchObject({ to: ['jane@example.com'], isEncrypted: true, user: 'fieldpost' });

    const link = linkIn(arrived?.text ?? '');
    const reset = await browser.get(link);
    const { text } = await browser.submit(formOf(reset), { password: 'seven silent routers' });
    expect(text).toContain('Your password is set');
    const log = () => oauth.replicas.map((app) => app.log()).join('');
    const used = '"method":"POST","path":"/users/reset-password"';
    await until('the log line', () => log().includes(used));
    expect(log()).not.toContain(link.split('=')[1]);
    expect(log()).not.toContain('password-link');
    await until('the mail', () => server.arrived.length === 2);
    expect(server.arrived[1]).toMatchObject({ subject: 'Your password was changed' });
  });
});

describe('An address that came through the API of account', () => {
  const oauth = new OauthUnderTest();
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start({});
    await oauth.start(1, { OAUTH_SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  });
  afterAll(async () => {
    await oauth.close();
    await server.stop();
  });

  const jane = { user_id: userId, username: 'jane' };
  const subjects = () => server.arrived.map(({ to, subject }) => `${to.join()}: ${subject}`).toSorted();

  it('gets a link that works, then nothing when it is verified, but the previous address gets a notice', async () => {
    await oauth.tokens.mailVerification(jane);
    const verification = 'jane@example.com: Verify your e-mail address';
    await until('the mail', () => subjects().includes(verification));
    const mailed = server.arrived.find(({ subject }) => subject === 'Verify your e-mail address');
    const browser = new Browser(() => oauth.http);
    await browser.submit(formOf(await browser.get(linkIn(mailed?.text ?? ''))), {});
    expect(oauth.account.members.isVerified).toBe(true);

    await oauth.tokens.mailVerification({ ...jane, former_email: 'old@example.com' });
    const told = 'old@example.com: Your e-mail address was changed';
    await until('the mail to the former address', () => subjects().includes(told));
    expect(subjects().filter((subject) => subject.endsWith('Verify your e-mail address'))).toHaveLength(1);
  });

  it('gets a limited number of mails, and the caller gets an error beyond it', () =>
    withOwnOauth(async ({ tokens }) => {
      for (let count = 0; count < 5; count += 1) await tokens.mailVerification(jane);
      await expect(tokens.mailVerification(jane)).rejects.toMatchObject({
        kind: 'resource_exhausted',
        message: expect.stringMatching(/^too many mails were requested/),
      });
    }));

  it('gets a link for a new password when an administrator requests it, with a limit', async () => {
    await oauth.tokens.mailPasswordReset({ username: 'jane' });
    await until('the mail', () => subjects().includes('jane@example.com: Set a new password'));
    const again = async () => {
      for (let count = 0; count < 10; count += 1) await oauth.tokens.mailPasswordReset({ username: 'jane' });
    };
    await expect(again()).rejects.toMatchObject({ kind: 'resource_exhausted' });
  });

  it('has an owner', () =>
    expect(oauth.tokens.mailVerification({ username: 'jane' })).rejects.toMatchObject({
      message: 'UserID not valid: can not be empty',
    }));

  it('cannot be mailed to while account is down', async () => {
    oauth.account.failure = 14;
    const another = { user_id: 'u_00000000000000000000000000000000', username: 'joe' };
    await expect(oauth.tokens.mailVerification(another)).rejects.toMatchObject({ kind: 'unavailable' });
    oauth.account.failure = undefined;
  });
});

describe('A server in production without a mail server', () => {
  const oauth = new OauthUnderTest();
  beforeAll(async () => {
    await oauth.start(1, { FIELDPOST_MODE: 'production', OAUTH_PUBLIC_URL: 'https://account.example' });
  });
  afterAll(() => oauth.close());

  it('starts, and shows on the page whom to contact', async () => {
    const browser = new Browser(() => oauth.http);
    const page = await browser.get('/users/forgot-password');
    expect(headingOf(page)).toBe('Set a new password');
    expect(page.text).toContain('This site sends no mail.');
    expect(page.text).not.toContain('<form');
  });

  it('shows an error to an administrator who wants to help', () =>
    expect(oauth.tokens.mailPasswordReset({ username: 'jane' })).rejects.toMatchObject({
      message: 'Mail not valid: no mail server is configured',
    }));

  it('mails no invitation, and returns an error', () =>
    expect(
      oauth.tokens.inviteUser({ email: 'ann@example.com', token: 'x', seconds: 60, is_mailed: true }),
    ).rejects.toMatchObject({ message: 'Mail not valid: no mail server is configured' }));

  it('registers users all the same', async () => {
    const browser = new Browser(() => oauth.http);
    const newcomer = { username: 'joe', email: 'joe@example.com', password: 'three green antennas' };
    const form = formOf(await browser.get('/users/register'));
    expect((await browser.submit(form, newcomer)).status).toBe(303);
    expect(oauth.account.asked).not.toContain('StartEmailVerification');
  });
});
