import { applyDecorators, type Provider, SetMetadata, UseInterceptors } from '@nestjs/common';
import {
  ResponseBodyInterceptor,
  responseKey,
  STANDARD_FULLNESS,
  type WriteResponse,
} from './response-body.interceptor.js';
import type { Fullness } from './prefer.js';

/** Applies the deployment's setting for response bodies to the decorators below. */
export const standardResponses = (responses: 'spec' | 'representation'): Provider => ({
  provide: STANDARD_FULLNESS,
  useValue: (responses === 'spec' ? 'minimal' : 'representation') satisfies Fullness,
});

const responds = (response: WriteResponse) =>
  applyDecorators(SetMetadata(responseKey, response), UseInterceptors(ResponseBodyInterceptor));

/** A write with status 204 in the specification: with representation 200 and the returned value, or `{}`. */
export const EmptyResponse = () =>
  responds({ minimal: 204, representation: 200, body: undefined, givesCreated: false });

/**
 * A creation with status 204 in the specification (docs/protocol/account-api.md#write-responses): with
 * representation 201 and the thing.
 */
export const EmptyCreatedResponse = () =>
  responds({ minimal: 204, representation: 201, body: undefined, givesCreated: true });

/**
 * A creation with status 201 in both cases. The specification's body is `minimal` of the returned value, or
 * empty; with representation it is the returned value, or `{}`.
 */
export const CreatedResponse = <T>(minimal?: (value: T) => unknown) =>
  responds({
    minimal: 201,
    representation: 201,
    body: minimal as WriteResponse['body'],
    givesCreated: minimal !== undefined,
  });
