import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { getPage } from './get-page.js';

let server: Server | undefined;

async function served(listener: RequestListener): Promise<URL> {
  const open = createServer(listener);
  server = open;
  await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(open.address() as AddressInfo).port}/`);
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('A page of another server', () => {
  it('is its status and its text', async () => {
    const url = await served((_, response) => response.writeHead(404).end('not hére'));
    expect(await getPage(url)).toEqual({ status: 404, body: 'not hére' });
  });

  it('is found where a redirect leads', async () => {
    const url = await served(({ url: path }, response) =>
      path === '/new' ? response.end('moved') : response.writeHead(308, { location: '/new' }).end(),
    );
    expect(await getPage(url)).toEqual({ status: 200, body: 'moved' });
  });

  it('is not looked for without end', async () => {
    let asked = 0;
    const url = await served((_, response) => {
      asked += 1;
      response.writeHead(302, { location: '/' }).end();
    });
    await expect(getPage(url)).rejects.toThrow('more than 5 redirects');
    expect(asked).toBe(6);
  });

  it('is not read beyond 1 MiB', async () => {
    const url = await served((_, response) => response.end(Buffer.alloc(1_048_577)));
    await expect(getPage(url)).rejects.toThrow('more than 1048576 bytes');
  });

  it('times out after 3 s, even when a part has arrived', async () => {
    const url = await served((_, response) => response.writeHead(200).write('{'));
    await expect(getPage(url)).rejects.toThrow('aborted');
  });

  it('fails where the server changes the protocol', async () => {
    const url = await served((_, { socket }) =>
      socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    );
    await expect(getPage(url)).rejects.toThrow('without a response');
  });

  it('fails where no server listens', async () => {
    await expect(getPage(new URL('http://127.0.0.1:1/'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
