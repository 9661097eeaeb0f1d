import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { schemaProblems, validatorOfSchema } from '@fieldpost/testing/schema-problems';
import { type ApiDocument, type Operation, operationsOf } from './api-document.js';
import { type ApiResponse, call, mostBytes } from './call.js';
import { explorerSearch } from './explorer-search.js';
import { foundOperations } from './found-operations.js';
import { curlOf, exampleFor, prepare, problemsIn } from './prepared-request.js';
import { exampleOf } from './examples.js';
import { fieldsOf } from './schemas.js';

const source = new URL('../../../../docs/reference/openapi/fieldpost.json', import.meta.url);
const document = JSON.parse(readFileSync(source, 'utf8')) as ApiDocument;
const operations = operationsOf(document);
const { schemas } = document.components;

function operation(id: string): Operation {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

const getDevice = operation('handler.applicationManager.getDevice');
const input = { parameters: { 'path app_id': 'a b/c', 'path dev_id': 'dev-1' }, body: '' };

describe('The operations of the document', () => {
  it('have an id and a tag each', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(operations.filter(({ tag }) => tag === '')).toEqual([]);
  });

  it('are called with the token of the user, without one, or not at all', () => {
    expect(operation('account.applications.list').access).toBe('token');
    expect(operation('oauth.keys.keySet').access).toBe('open');
    expect(operation('oauth.login.show').access).toBe('other');
    expect(operation('handler.emqx.authentication').access).toBe('other');
  });

  it('are found by all words, in one app or in all', () => {
    const ids = (search: Record<string, string>) =>
      foundOperations(operations, explorerSearch(search)).flatMap(({ members }) =>
        members.map(({ id }) => id),
      );
    expect(ids({ search: 'POST create an application' })).toContain('account.applications.create');
    expect(ids({ search: 'invitations' }).length).toBeGreaterThan(0);
    expect(ids({ search: 'invitations', app: 'network' })).toEqual([]);
    expect(ids({ app: 'nonsense' })).toHaveLength(operations.length);
  });

  it('have an example for every body, and a list of its fields', () => {
    const [body] = operation('account.applications.create').bodies;
    expect(exampleOf(body?.schema ?? {}, schemas)).toEqual({ id: 'my-app', name: 'example' });
    expect(fieldsOf(body?.schema ?? {}, schemas).map(({ name }) => name)).toContain('organization');
  });

  it.each(
    operations.flatMap(({ id, bodies }) => bodies.map(({ type, schema }) => [id, type, schema] as const)),
  )('have an example that is valid as it is: the body of %s as %s', (_, __, schema) => {
    const validate = validatorOfSchema({ ...schema, components: { schemas } });
    expect(schemaProblems(validate, exampleOf(schema, schemas))).toEqual([]);
  });

  it('have references that are followed to the schema that they lead to', () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const chain = { one: ref('two'), two: ref('three'), three: { properties: { id: { type: 'string' } } } };
    expect(fieldsOf(ref('one'), chain).map(({ name }) => name)).toEqual(['id']);
    expect(exampleOf({ items: ref('one') }, chain)).toEqual([{ id: 'example' }]);
  });
});

describe('An example of a body', () => {
  it('ends below a depth where an object requires itself', () => {
    const node = { $ref: '#/components/schemas/node' };
    const id = { type: 'string' };
    const schemasOfTest = { node: { properties: { id, next: node }, required: ['id', 'next'] } };
    const example = JSON.stringify(exampleOf(node, schemasOfTest));
    expect(example).toMatch(/^\{"id":"example","next":\{"id":"example",.*"next":\{\}\}+$/);
    expect(example.length).toBeLessThan(1_000);
  });
});

describe('A request of the API explorer', () => {
  it('has its parameters encoded in path and query', () =>
    expect(prepare(getDevice, input)).toMatchObject({
      method: 'GET',
      target: '/handler/applications/a%20b%2Fc/devices/dev-1',
    }));

  it('is not made without required parameters, with dots for an id, or with a body that is no JSON', () => {
    expect(Object.keys(problemsIn(getDevice, { parameters: {}, body: '' }))).toEqual([
      'path app_id',
      'path dev_id',
    ]);
    const dots = { ...input.parameters, 'path dev_id': '..' };
    expect(Object.keys(problemsIn(getDevice, { parameters: dots, body: '' }))).toEqual(['path dev_id']);
    const create = operation('account.applications.create');
    expect(Object.keys(problemsIn(create, { parameters: {}, body: '{' }))).toEqual(['body']);
  });

  it('is shown as a curl command that quotes its values and names no token', () => {
    const create = operation('account.applications.create');
    const body = `{"name":"it's"}`;
    expect(curlOf('https://host.example', prepare(create, { parameters: {}, body }), true)).toBe(
      [
        "curl -X POST 'https://host.example/api/v2/applications' \\",
        '  -H "Authorization: Bearer $TOKEN" \\',
        "  -H 'content-type: application/json' \\",
        String.raw`  --data-raw '{"name":"it'\''s"}'`,
      ].join('\n'),
    );
  });

  it('sends a body in the media type that is chosen, such as a table of devices', () => {
    const importing = operation('handler.deviceTransfer.import');
    const parameters = { 'path app_id': 'my-app' };
    expect(importing.bodies.map(({ type }) => type)).toEqual(['application/json', 'text/csv']);
    const table = { parameters, type: 'text/csv', body: 'dev_id\ndev-1' };
    expect(problemsIn(importing, table)).toEqual({});
    expect(prepare(importing, table)).toMatchObject({
      headers: { 'content-type': 'text/csv' },
      body: 'dev_id\ndev-1',
    });
    expect(exampleFor(importing, schemas, table)).toBe('');
    expect(Object.keys(problemsIn(importing, { ...table, type: 'application/json' }))).toEqual(['body']);
  });

  it('sends a form for a body that is written as JSON', () => {
    const introspect = operation('oauth.introspection.introspect');
    const { body } = prepare(introspect, { parameters: {}, body: '{"token":"a b"}' });
    expect(body).toBe('token=a+b');
  });
});

describe('A call of the API explorer', () => {
  const request = prepare(getDevice, input);

  async function callWith(answer: Response): Promise<{ sent: Request; shown: readonly ApiResponse[] }> {
    const [sent, shown]: [Request[], ApiResponse[]] = [[], []];
    const send = async (one: Request) => {
      sent.push(one);
      return answer;
    };
    const { signal } = new AbortController();
    const show = (response: ApiResponse) => void shown.push(response);
    await call({ origin: 'https://host.example', request, access: 'token', send, signal, show });
    const [first] = sent;
    if (!first) throw new Error('nothing was sent');
    return { sent: first, shown };
  }

  it('sends no cookie and follows no redirect', async () => {
    const { sent } = await callWith(new Response('{}'));
    expect([sent.credentials, sent.redirect]).toEqual(['omit', 'manual']);
    expect(new URL(sent.url).origin).toBe('https://host.example');
  });

  it('shows a failure as the server responds', async () => {
    const { shown } = await callWith(new Response('{"error":"no"}', { status: 403 }));
    expect(shown.at(-1)).toMatchObject({ status: 403, text: '{"error":"no"}', isOpen: false, isCut: false });
  });

  it('reads only the beginning of a long response', async () => {
    const { shown } = await callWith(new Response('a'.repeat(mostBytes + 1)));
    expect(shown.at(-1)).toMatchObject({ isCut: true, isOpen: false });
    expect(shown.at(-1)?.text).toHaveLength(mostBytes);
  });
});
