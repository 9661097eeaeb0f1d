import { gatewayFace, type HttpFace } from '@fieldpost/transport';

/** Failures of the gateway; a query that cannot be read is plain text (wire/protos.md 3.1). */
export const discoveryFace: HttpFace = (error) =>
  error.code === 'query_not_valid' ? `${error.message}\n` : gatewayFace(error);
