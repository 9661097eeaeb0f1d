import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Metadata } from '@grpc/grpc-js';
import { INTERNAL_SECRET, memberCheck } from './internal-secret.js';

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
