import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { apiClient, ApiError, type Credentials, dataOf } from './api-client.js';
import { readWebhook } from './read-webhook.js';

const url = 'https://fieldpost.example';

/** A client whose requests get this response; keeps the last one. */
function clientWith(status: number, body: unknown, credentials?: Credentials) {
  const sent: Request[] = [];
  const send = (request: Request) => {
    sent.push(request);
    return Promise.resolve(Response.json(body, { status }));
  };
  return { sent, client: apiClient({ url, fetch: send, ...(credentials && { credentials }) }) };
}

describe('A client of the HTTP APIs', () => {
  it.each([
    ['a token', { token: 'abc' }, 'Bearer abc'],
    ['a token that is made for each request', { token: () => Promise.resolve('fresh') }, 'Bearer fresh'],
    ['an access key', { accessKey: 'fieldpost.key' }, 'Key fieldpost.key'],
    ['no credentials', undefined, null],
  ])('sends %s', async (_, credentials, header) => {
    const { client, sent } = clientWith(200, {}, credentials);
    await dataOf(client.GET('/handler/applications/{app_id}', { params: { path: { app_id: 'my-app' } } }));
    expect(sent[0]?.url).toBe(`${url}/handler/applications/my-app`);
    expect(sent[0]?.headers.get('authorization')).toBe(header);
  });

  it.each([
    ['account', { code: 404, error: 'not found' }, 'not found'],
    ['the token endpoint', { error: 'invalid_grant', error_description: 'wrong' }, 'wrong'],
    ['a proxy', 'oops', 'status 404'],
  ])('fails with the message of %s', async (_, body, message) => {
    const { client } = clientWith(404, body);
    const failure = await dataOf(client.GET('/api/v2/applications')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 404, message, body });
  });
});

describe('A webhook', () => {
  const secret = 'shared';
  const body = '{"app_id":"a","dev_id":"d","event":"events/delete","data":null}';
  const now = () => String(Math.floor(Date.now() / 1000));
  const headersAt = (timestamp: string) => ({
    'x-fieldpost-timestamp': timestamp,
    'x-fieldpost-signature': `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
  });

  it('is read when its signature is right', async () =>
    expect(await readWebhook({ headers: headersAt(now()), body }, secret)).toEqual(JSON.parse(body)));

  it.each([
    ['without signature', { headers: {}, body }, secret],
    ['with another secret', { headers: headersAt(now()), body }, 'other'],
    ['with another body', { headers: headersAt(now()), body: body.replace('"d"', '"x"') }, secret],
    ['of long ago', { headers: headersAt('1500000000'), body }, secret],
  ])('is rejected %s', async (_, received, key) =>
    expect(readWebhook(received, key)).rejects.toThrow(/signature|too old/),
  );
});
