import 'reflect-metadata';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { httpApiJsonSchema, type MessageName } from '@fieldpost/contracts';
import type { AppRight } from '@fieldpost/domain';
import { type Described, Operation, type OperationDoc, type ResponseDocs } from '@fieldpost/openapi';
import { z } from 'zod';

/** What the caller of a route needs. */
export type Needed =
  | readonly AppRight[]
  | { readonly onEach: readonly AppRight[] }
  | 'any-application'
  | 'broker-secret'
  | 'nothing';

export const neededKey = 'fieldpost:handler-needs';

/** A message of the contract in the JSON of v2. */
export const message =
  (name: MessageName): Described =>
  () =>
    httpApiJsonSchema(name);

/** The same with `payload` as HTTP has it: in one of two notations. */
export const payloadMessage =
  (name: MessageName): Described =>
  () => {
    const { schema, named } = httpApiJsonSchema(name);
    const { properties, ...about } = named[name] as { readonly properties: Readonly<Record<string, object>> };
    const { payload: payload_raw, ...others } = properties;
    const payload_hex = { type: 'string', pattern: '^([0-9a-fA-F]{2})*$' };
    return {
      schema,
      named: { ...named, [name]: { ...about, properties: { ...others, payload_raw, payload_hex } } },
    };
  };

/** An empty JSON object. */
export const emptyObject: Described = () => ({ schema: { type: 'object', maxProperties: 0 }, named: {} });

/**
 * Documents a route, whose success is always 200. `needs` are the rights on the application in the path, or
 * `onEach` of several in the query, or `any-application` for a token or key of whatever application, or `broker-secret` for the brokers.
 */
export const Documented = (needs: Needed, doc: OperationDoc) =>
  applyDecorators(SetMetadata(neededKey, needs), Operation(doc));

/** The body of requests of brokers, in the two forms that they can send. */
export const asked: Pick<OperationDoc, 'body' | 'takes'> = {
  body: z.record(z.string(), z.union([z.string(), z.number()])),
  takes: ['json', 'form'],
};

/** A response with status 200. */
export const ok = (schema: Described, type?: string): ResponseDocs => ({
  200: { description: 'Done.', schema, ...(type !== undefined && { type }) },
});
