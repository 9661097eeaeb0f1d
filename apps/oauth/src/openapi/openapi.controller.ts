import { OpenTo } from '@fieldpost/auth';
import { openApiController } from '@fieldpost/openapi';

export const OpenApiController = openApiController('oauth/openapi.json', OpenTo('anybody'));
