import type { Metadata } from '@grpc/grpc-js';
import { notValid } from '@fieldpost/errors';
import { metadataValue } from '@fieldpost/transport';
import type { Page } from '../devices/devices.repository.js';

const unsigned = /^\d{1,9}$/;

function count(metadata: Metadata, argument: string): number {
  const text = metadataValue(metadata, argument);
  if (text !== '' && !unsigned.test(text)) throw notValid({ argument, reason: 'should be a whole number' });
  return Number(text);
}

/** The page of a list that a caller requests in its metadata; absent is 0 (docs/protocol/grpc.md#call-metadata). */
export const pageIn = (metadata: Metadata): Page => ({
  limit: count(metadata, 'limit'),
  offset: count(metadata, 'offset'),
});
