import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Operation, type OperationDoc } from '@fieldpost/openapi';

/** What the caller of a route needs. */
export type Need = 'token' | 'gateway:status' | 'devices' | 'administrator';

export const needKey = 'fieldpost:network-needs';

/** Documents a route; its method checks what is needed. */
export const Documented = (need: Need, doc: OperationDoc) =>
  applyDecorators(SetMetadata(needKey, need), Operation(doc));
