import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Type } from '@nestjs/common';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentOf, undeclaredRoutes } from '@fieldpost/openapi';
import { ApiDocument, controllersIn } from '@fieldpost/testing';
import { handlerDialect } from './handler.dialect.js';

const sources = dirname(dirname(fileURLToPath(import.meta.url)));

describe('The document of the handler', () => {
  let controllers: readonly Type[];
  let document: ApiDocument;
  const at = (path: string, verb: string) => document.operation(`/handler${path}`, verb);

  beforeAll(async () => {
    controllers = await controllersIn(sources);
    document = new ApiDocument(documentOf(handlerDialect, controllers));
  });

  it('has every route, each with its responses', () => expect(undeclaredRoutes(controllers)).toEqual([]));

  it('is a valid document of OpenAPI 3.1 without unresolved references', async () => {
    expect(document.references.length).toBeGreaterThan(10);
    expect(await document.problems()).toEqual([]);
  });

  it('has the paths of one route each by itself', () => {
    const retry = '/applications/{app_id}/integrations/{integration}/dead-letters';
    expect(at(`${retry}/retry`, 'post')).toMatchObject({ operationId: 'deadLetters.retry' });
    expect(at(`${retry}/{letter}/retry`, 'post')).toMatchObject({ operationId: 'deadLetters.retryByLetter' });
  });

  it('names the rights that a caller needs', () => {
    expect(at('/applications/{app_id}', 'delete')?.description).toBe(
      'Needs the right `delete` on the application.',
    );
    expect(at('/traffic', 'get')?.description).toBe('Needs the right `messages:up:r` on each application.');
    expect(at('/integrations/failing', 'get')?.description).toMatch(/ `settings` on each application\.$/);
    expect(at('/applications/{app_id}', 'delete')?.security).toEqual([{ token: [] }, { key: [] }]);
  });

  it('describes webhooks with their headers', () => {
    const { webhooks } = JSON.parse(JSON.stringify(document.written));
    expect(Object.keys(webhooks)).toEqual(['up', 'event']);
    const { parameters, requestBody } = webhooks.up.post;
    expect(requestBody.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/WebhookUplink',
    });
    expect(parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'x-fieldpost-signature', required: true }),
    );
  });

  it('describes messages by the contract, in the JSON of v2', () => {
    const { schemas } = JSON.parse(JSON.stringify(document.written)).components;
    expect(schemas['lorawan.Device'].properties).toMatchObject({
      dev_eui: { type: 'string', pattern: '^([0-9a-fA-F]{16})?$' },
      last_seen: { type: 'string', format: 'int64' },
    });
    expect(schemas['handler.Device'].properties.lorawan_device).toEqual({
      $ref: '#/components/schemas/lorawan.Device',
    });
  });
});
