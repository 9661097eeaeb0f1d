import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { MailServer } from '../support/mail-server.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';

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

const mailTo = async (address: string) => {
  const find = () => server.arrived.find(({ to }) => to.join() === address);
  await until('the mail', () => find() !== undefined);
  return find();
};

describe('An invitation', () => {
  const invitation = { email: 'ann@example.com', token: 'good', seconds: 604_800, invited_by: 'root' };

  it('is mailed with the link of the registration page', async () => {
    const { link } = await oauth.tokens.inviteUser({ ...invitation, is_mailed: true });
    const mailed = await mailTo('ann@example.com');
    expect(mailed).toMatchObject({ subject: 'You are invited to Fieldpost' });
    expect(mailed?.text).toContain(
      'root invites you to create an account at Fieldpost. Open this page within 7 days',
    );
    expect(mailed?.text).toContain(link);
    expect(link).toMatch(/\/users\/register\?invitation=good$/);
  });

  it('that is not mailed is a link alone', async () => {
    const { link } = await oauth.tokens.inviteUser({
      ...invitation,
      email: 'not@example.com',
      token: 'other',
    });
    expect(link).toContain('/users/register?invitation=other');
    await oauth.tokens.mailApproval({ username: 'bob', email: 'bob@example.com' });
    expect(await mailTo('bob@example.com')).toMatchObject({ subject: 'Your account was approved' });
    expect(server.arrived.map(({ to }) => to.join())).not.toContain('not@example.com');
  });

  it('is mailed to one address five times at once, and not more', async () => {
    const again = async () => {
      for (let count = 0; count < 6; count += 1)
        await oauth.tokens.inviteUser({ ...invitation, email: 'often@example.com', is_mailed: true });
    };
    await expect(again()).rejects.toMatchObject({ kind: 'resource_exhausted' });
  });
});

describe('The mail to a user whom a member added to an organization', () => {
  const membership = { email: 'eve@example.com', organization: 'acme', added_by: 'ann' };

  it('says who did it, and links to where the user leaves', async () => {
    await oauth.tokens.mailMembership({ ...membership, username: 'eve' });
    const mail = await mailTo('eve@example.com');
    expect(mail).toMatchObject({ subject: 'You are a member of acme' });
    expect(mail?.text).toContain('ann has added you to the organization acme.');
    expect(mail?.text).toMatch(/\/console\/organizations\/acme\/members/);
  });

  it('is sent to one user five times at once, and not more', async () => {
    const again = async () => {
      for (let count = 0; count < 6; count += 1)
        await oauth.tokens.mailMembership({ ...membership, username: 'often' });
    };
    await expect(again()).rejects.toMatchObject({ kind: 'resource_exhausted' });
  });
});
