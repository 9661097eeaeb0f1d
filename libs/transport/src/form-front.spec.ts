import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notValid, toApiBody } from '@fieldpost/errors';
import { createLogger } from '@fieldpost/observability';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { logFailure } from './app-error.filter.js';
import { FormFront, type HotForm, type SentForm } from './form-front.js';
import { toAppError } from './to-app-error.js';

const lines: Record<string, unknown>[] = [];
const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
const logger = createLogger({ app: 'test', level: 'info', destination });

const sent: SentForm[] = [];
const echo: HotForm = {
  answer: async (form) => {
    sent.push(form);
    await Promise.resolve();
    if (form.fields['name'] === undefined) throw notValid({ argument: 'Name', reason: 'can not be empty' });
    return { status: 200, headers: { 'cache-control': 'no-store' }, body: { name: form.fields['name'] } };
  },
  refuse: (thrown) => {
    const error = toAppError(thrown);
    logFailure(logger, error);
    return { status: 400, headers: { 'x-door': 'echo' }, body: toApiBody(error) };
  },
};

describe('A form that is answered before the framework', () => {
  let server: Server;
  let url = '';
  beforeAll(async () => {
    const forms = () => new Map([['/echo', echo]]);
    const front = new FormFront({ logger, isProxy: (address) => address.endsWith('127.0.0.1'), forms });
    await front.open({} as NestFastifyApplication);
    server = createServer((request, response) => {
      if (front.serveHttp(request, response) === undefined) response.writeHead(418).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/echo`;
  });
  afterAll(() => void server.close());

  const post = (body: string, headers: Record<string, string> = {}, path = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('comes with its fields, its authorization and the address that the proxy tells', async () => {
    const answer = await post('name=a+b', { authorization: 'Key k', 'x-forwarded-for': '198.51.100.9' });
    expect(await answer.json()).toEqual({ name: 'a b' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(sent.at(-1)).toMatchObject({
      fields: { name: 'a b' },
      authorization: 'Key k',
      address: '198.51.100.9',
    });
  });

  it('has the id that its caller gave, in the answer and in the log', async () => {
    const answer = await post('name=a', { 'x-request-id': 'one' });
    expect(answer.headers.get('x-request-id')).toBe('one');
    expect(lines.at(-1)).toMatchObject({
      ...{ request_id: 'one', method: 'POST', path: '/echo', status: 200 },
      msg: 'request served',
    });
  });

  it('is refused in the form of its door, and the log names the request', async () => {
    const answer = await post('other=a', { 'x-request-id': 'two' });
    expect({ status: answer.status, door: answer.headers.get('x-door') }).toEqual({
      status: 400,
      door: 'echo',
    });
    expect(lines.find(({ msg }) => msg === 'request refused')).toMatchObject({ request_id: 'two' });
  });

  it('is refused when a member is given twice', async () => {
    const answer = await post('name=a&name=b');
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('given twice') });
  });

  it('tells browsers that came over TLS to keep to it, and no others', async () => {
    const overTls = await post('name=a', { 'x-forwarded-proto': 'https' });
    expect(overTls.headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
    expect((await post('name=a')).headers.has('strict-transport-security')).toBe(false);
  });

  it.each([
    ['JSON', () => post('{}', { 'content-type': 'application/json' })],
    ['an empty body', () => post('')],
    ['a long form', () => post(`name=${'a'.repeat(20_000)}`)],
    ['another path', () => post('name=a', {}, '/more')],
    ['a query', () => post('name=a', {}, '?name=b')],
    ['another method', () => fetch(url)],
  ])('leaves %s to the framework', async (_, ask) => expect((await ask()).status).toBe(418));
});
