import { describe, expect, it } from '@jest/globals';
import { bodyMembers } from './body-members.js';

const content = {
  'application/json': {
    schema: { anyOf: [{ properties: { name: {} } }, { $ref: '#/components/schemas/Limits' }] },
  },
  'application/x-www-form-urlencoded': { schema: { properties: { name: {}, form_token: {} } } },
};
const document = {
  paths: { '/things/{id}': { patch: { requestBody: { content } }, delete: {} } },
  components: { schemas: { Limits: { allOf: [{ properties: { limit: {} } }] } } },
};
const members = (method: string, path: string) =>
  bodyMembers(document, { method, path, filters: [], said: () => undefined });

describe('The members of the body of a route', () => {
  it('are those of every form and alternative that the document has', () =>
    expect(members('PATCH', '/things/:id')).toEqual(['name', 'limit', 'form_token']));

  it('are none where the route reads no body', () => expect(members('DELETE', '/things/:id')).toEqual([]));

  it('are unknown for a route that the document does not have', () =>
    expect(() => members('PUT', '/things/:id')).toThrow('PUT /things/:id is not in the document'));
});
