import { gatewayFace, type HttpFace } from '@fieldpost/transport';

/** Failures of the gateway; a query that cannot be read is plain text (wire/protos.md 3.1). */
export const handlerFace: HttpFace = (error) =>
  error.code === 'paging_not_valid' ? `${error.message}\n` : gatewayFace(error);
