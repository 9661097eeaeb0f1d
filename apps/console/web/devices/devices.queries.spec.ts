import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { HandlerApi } from '../api/handler.js';
import { deviceQuery } from './devices.queries.js';

const device = { app_id: 'my-app', dev_id: 'my-dev' };
const path = 'https://site.example/handler/applications/my-app/devices/my-dev';

/** What is read of a device from a handler with these responses, and the requests. */
async function read(responseTo: (url: string) => Response) {
  const urls: string[] = [];
  const handler = new HandlerApi('https://site.example', async ({ url }) => {
    urls.push(url);
    return responseTo(url);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = await client
    .fetchQuery(deviceQuery(handler, 'my-app', 'my-dev'))
    .catch((failure: unknown) => failure);
  return { urls, result };
}

describe('A device', () => {
  it('is read once, with its keys after a recent login', async () =>
    expect(await read(() => Response.json(device))).toEqual({
      urls: [`${path}?keys=if_recent`],
      result: { device, keysFailure: undefined },
    }));

  it('is read without its keys after another login, and the user has to log in for them', async () => {
    const headers = { 'www-authenticate': 'Bearer error="insufficient_user_authentication"' };
    const { result } = await read(() => Response.json(device, { headers }));
    expect(result).toMatchObject({ device, keysFailure: { needsLogin: true } });
  });

  it('is read as v2 does from a handler of the last release, which does not know the query', async () =>
    expect(
      await read((url) =>
        url === path ? Response.json(device) : Response.json({ error: 'keys not valid' }, { status: 400 }),
      ),
    ).toEqual({
      urls: [`${path}?keys=if_recent`, path],
      result: { device, keysFailure: undefined },
    }));

  it.each([403, 404, 503])('is not read a second time after a status %d', async (status) => {
    const { urls, result } = await read(() => Response.json({ error: 'no' }, { status }));
    expect([urls.length, result]).toEqual([1, expect.objectContaining({ status })]);
  });
});
