/** @needs python>=3.10 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const packages = fileURLToPath(new URL('../../../../clients/python', import.meta.url));
const program = `
import sys
from fieldpost import Client
from fieldpost.client import ApiError
client = Client(sys.argv[1], access_key="secret")
for request in (
    lambda: client.call("handler.applicationManager.getDevicesForApplication", app_id="my-app"),
    lambda: next(client.messages("my-app")),
):
    try:
        request()
    except ApiError as error:
        print(error.status, error)
`;

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

describe('The Python client', () => {
  it('follows no redirect, which would take its access key to another host', async () => {
    let requests = 0;
    const other = await serve((_request, response) => {
      requests += 1;
      response.end('{}');
    });
    const location = `http://127.0.0.1:${other.port}/`;
    const first = await serve((_request, response) => void response.writeHead(302, { location }).end());
    try {
      const env = { ...process.env, PYTHONPATH: packages, no_proxy: '127.0.0.1' };
      const args = ['-B', '-c', program, `http://127.0.0.1:${first.port}`];
      const { stdout } = await promisify(execFile)('python3', args, { env });
      const error = `302 the redirect to '${location}' is not followed\n`;
      expect([stdout, requests]).toEqual([error + error, 0]);
    } finally {
      first.server.close();
      other.server.close();
    }
  });
});
