import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Metadata } from '@grpc/grpc-js';
import { defineError } from '@fieldpost/errors';
import { metadataValue } from '@fieldpost/transport';

const notInternal = defineError(
  'not_internal',
  'permission_denied',
  'permission denied: not a member of the suite',
);

const header = 'internal-secret';

/** Injection token of the shared secret, for apps with an internal API. */
export const INTERNAL_SECRET = 'INTERNAL_SECRET';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Metadata with which one app of the suite proves to another that it belongs to it. */
export function internalMetadata(secret: string): Metadata {
  const metadata = new Metadata();
  metadata.set(header, secret);
  return metadata;
}

/** Throws unless the metadata holds the shared secret. */
export function memberCheck(secret: string): (metadata: Metadata) => void {
  const expected = digest(secret);
  return (metadata) => {
    if (!timingSafeEqual(digest(metadataValue(metadata, header)), expected)) throw notInternal();
  };
}

/** Admits only members of the suite; goes on every controller of an internal API. */
@Injectable()
export class InternalGuard implements CanActivate {
  private readonly requireMember: ReturnType<typeof memberCheck>;

  constructor(@Inject(INTERNAL_SECRET) secret: string) {
    this.requireMember = memberCheck(secret);
  }

  canActivate(context: ExecutionContext): boolean {
    this.requireMember(context.switchToRpc().getContext<Metadata>());
    return true;
  }
}
