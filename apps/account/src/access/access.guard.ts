import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isId } from '@fieldpost/domain';
import type { Admitted } from './actor.js';
import { Callers, type Identified } from './callers.js';
import { Gate, type PathParameters } from './gate.js';
import { type Need, needKey } from './needs.js';

interface HttpRequest {
  readonly headers: { readonly authorization?: string };
  readonly params: PathParameters;
  readonly ip: string;
  user?: Admitted;
}

/**
 * Authenticates and authorizes the callers of all routes with credentials. Sets the caller's claims on the request, reduced to
 * the current rights. Throws for a route without a declared need.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: Callers,
    private readonly gate: Gate,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const need = this.reflector.get<Need | undefined>(needKey, context.getHandler());
    if (need === undefined) throw new Error(`${context.getHandler().name} does not say what it needs`);
    const request = context.switchToHttp().getRequest<HttpRequest>();
    const identified = await this.identify(need, request);
    const admitted = await this.gate.admit(identified, need, request.params);
    request.user = { ...admitted, address: request.ip, bounds: identified.bounds };
    return true;
  }

  private identify(need: Need, { headers, ip, params }: HttpRequest): Promise<Identified> {
    const { authorization } = headers;
    const { appId = '' } = params;
    const about = { address: ip, appId: isId(appId) ? appId : undefined };
    return need.of === 'open-gateway'
      ? this.callers.identifyOptional(authorization, about)
      : this.callers.identify(authorization, about);
  }
}
