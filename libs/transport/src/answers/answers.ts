import { applyDecorators, type Provider, SetMetadata, UseInterceptors } from '@nestjs/common';
import {
  AnswersInterceptor,
  responseKey,
  STANDARD_FULLNESS,
  type WriteResponse,
} from './answers.interceptor.js';
import type { Fullness } from './prefer.js';

/** What the deployment's setting for answers means to the decorators below. */
export const standardResponses = (responses: 'spec' | 'representation'): Provider => ({
  provide: STANDARD_FULLNESS,
  useValue: (responses === 'spec' ? 'minimal' : 'representation') satisfies Fullness,
});

const answers = (answer: WriteResponse) =>
  applyDecorators(SetMetadata(responseKey, answer), UseInterceptors(AnswersInterceptor));

/** A write that the specification answers with 204: with representation 200 and what the method returned, or `{}`. */
export const AnswersNothing = () =>
  answers({ minimal: 204, representation: 200, body: undefined, givesCreated: false });

/**
 * A creation that the specification answers with 204 (docs/protocol/account-api.md#write-responses): with
 * representation 201 and the thing.
 */
export const AnswersQuietly = () =>
  answers({ minimal: 204, representation: 201, body: undefined, givesCreated: true });

/**
 * A creation answered with 201 either way. The specification's body is `minimal` of what the method returned, or
 * nothing; with representation it is what the method returned, or `{}`.
 */
export const AnswersCreated = <T>(minimal?: (value: T) => unknown) =>
  answers({
    minimal: 201,
    representation: 201,
    body: minimal as WriteResponse['body'],
    givesCreated: minimal !== undefined,
  });
