import { openApiController } from '@fieldpost/openapi';

/** The first path is for an ingress of the whole suite, the second for the port of discovery. */
export const OpenApiController = openApiController(['discovery/openapi.json', 'openapi.json']);
