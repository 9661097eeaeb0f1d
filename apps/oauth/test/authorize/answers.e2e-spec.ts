import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { userId } from '../support/fake-website.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';

const oauth = new OauthUnderTest();
let fleet: string;
beforeAll(async () => {
  await oauth.start();
  fleet = await oauth.startReplica({ OAUTH_RESPONSES: 'representation' });
});
afterAll(() => oauth.close());

/** Takes back the consent that jane has given. */
async function takeBack(at: string, prefer?: string) {
  const token = (await oauth.logIn()).json['access_token'] ?? '';
  const headers = { authorization: `bearer ${token}`, ...(prefer !== undefined && { prefer }) };
  const path = `${at}/api/v2/users/me/authorized-clients/tool`;
  const answer = await fetch(path, { method: 'DELETE', headers });
  return {
    ...{ status: answer.status, text: await answer.text(), vary: answer.headers.get('vary') },
    applied: answer.headers.get('preference-applied'),
  };
}
const minimal = { status: 204, text: '', vary: 'Prefer' };
const representation = { status: 200, text: '{}', vary: 'Prefer' };

describe('The end of a consent', () => {
  beforeEach(() =>
    oauth.sql(
      `insert into consents (user_id, client_id, scopes, created) values ($1, 'tool', '{apps}', now())`,
      [userId],
    ),
  );

  it('has no body in the response', async () =>
    expect(await takeBack(oauth.http)).toEqual({ ...minimal, applied: null }));

  it('has a body in the response when the client prefers a representation', async () => {
    const applied = 'return=representation';
    expect(await takeBack(oauth.http, applied)).toEqual({ ...representation, applied });
  });

  it('has a body in a deployment with OAUTH_RESPONSES set for clients that need it', async () =>
    expect(await takeBack(fleet)).toEqual({ ...representation, applied: null }));

  it('has no body even there when the client prefers a minimal response', async () => {
    const applied = 'return=minimal';
    expect(await takeBack(fleet, applied)).toEqual({ ...minimal, applied });
  });
});
