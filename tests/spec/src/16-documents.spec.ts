import { beforeAll, describe, expect, it } from '@jest/globals';
import { Suite } from '@fieldpost/testing';

let root: string;

beforeAll(() => {
  const { FIELDPOST_SPEC_DATA: data = '', FIELDPOST_SPEC_PORT_BASE: base = '' } = process.env;
  root = Suite.find(data, Number(base)).addresses.account;
});

describe('OpenAPI documents', () => {
  it.each([
    ['account', '/api/v2/openapi.json', '/api/v2/applications'],
    ['oauth', '/oauth/openapi.json', '/users/token'],
    ['discovery', '/discovery/openapi.json', '/announcements/{service}'],
    ['handler', '/handler/openapi.json', '/handler/applications/{app_id}'],
  ])('%s serves its own at %s, with a tag for If-None-Match', async (_, path, route) => {
    const response = await fetch(`${root}${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', paths: { [route]: {} } });
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(`${root}${path}`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
