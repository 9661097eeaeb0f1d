import { createHash, timingSafeEqual } from 'node:crypto';
import { Metadata } from '@grpc/grpc-js';
import { defineError } from '@fieldpost/errors';
import { metadataValue } from '@fieldpost/transport';

const notInternal = defineError(
  'not_internal',
  'permission_denied',
  'permission denied: not a member of the suite',
);

const header = 'internal-secret';

/** Injection token of the shared secret, or of two during a rotation, for apps with an internal API. */
export const INTERNAL_SECRET = 'INTERNAL_SECRET';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The secrets of `FIELDPOST_INTERNAL_SECRET`: the first is sent, all are accepted. */
const secretsIn = (setting: string): readonly string[] => setting.split(',');

/** Metadata with which one app of the suite proves to another that it belongs to it. */
export function internalMetadata(setting: string): Metadata {
  const [secret = ''] = secretsIn(setting);
  const metadata = new Metadata();
  metadata.set(header, secret);
  return metadata;
}

/** Throws unless the metadata holds one of the shared secrets. */
export function memberCheck(setting: string): (metadata: Metadata) => void {
  const expected = secretsIn(setting).map(digest);
  return (metadata) => {
    const given = digest(metadataValue(metadata, header));
    if (!expected.some((each) => timingSafeEqual(given, each))) throw notInternal();
  };
}
