import { openApiController } from '@fieldpost/openapi';

export const OpenApiController = openApiController('openapi.json');
