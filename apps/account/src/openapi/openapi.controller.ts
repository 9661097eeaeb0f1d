import { OpenTo } from '@fieldpost/auth';
import { openApiController } from '@fieldpost/openapi';

export const OpenApiController = openApiController('api/v2/openapi.json', OpenTo('anybody'));
