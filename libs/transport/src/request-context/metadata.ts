import type { Metadata } from '@grpc/grpc-js';

/**
 * The value of a metadata key. Go peers send some keys twice, and HTTP/2 in Node joins them (`"jwt, jwt"`, `"jwt, "`):
 * the first part that is not empty counts (docs/protocol/network-calls.md#duplicate-metadata). Empty string when
 * absent.
 */
export function metadataValue(metadata: Metadata, key: string): string {
  for (const value of metadata.get(key)) {
    const part = String(value)
      .split(',')
      .map((text) => text.trim())
      .find((text) => text !== '');
    if (part !== undefined) return part;
  }
  return '';
}
