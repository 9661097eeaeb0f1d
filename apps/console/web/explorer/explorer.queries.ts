import { queryOptions } from '@tanstack/react-query';
import documentUrl from '../../../../docs/reference/openapi/fieldpost.json?url';
import { ApiFailure, failedResponse } from '../api/failure.js';
import { type ApiDocument, type Operation, operationsOf } from './api-document.js';
import type { Schemas } from './schemas.js';

/** The operations, and the schemas that they refer to. */
export interface Api {
  readonly operations: readonly Operation[];
  readonly schemas: Schemas;
}

/** The merged document of this release; a file that browsers cache. */
export const apiQuery = queryOptions({
  queryKey: ['api-document'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<Api> => {
    const answer = await fetch(documentUrl, { signal }).catch((cause: unknown) => {
      throw new ApiFailure(0, '', { cause });
    });
    if (!answer.ok) throw failedResponse(answer, '');
    const document = (await answer.json()) as ApiDocument;
    return { operations: operationsOf(document), schemas: document.components.schemas };
  },
});
