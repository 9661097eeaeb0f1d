import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { recentLoginNeeded } from '@fieldpost/auth';
import { isId, isStepUp } from '@fieldpost/domain';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import type { Admitted } from './actor.js';
import { Callers, type Identified } from './callers.js';
import { Gate, type PathParameters } from './gate.js';
import { type Need, needKey, recentLoginKey } from './needs.js';

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
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const need = this.reflector.get<Need | undefined>(needKey, context.getHandler());
    if (need === undefined) throw new Error(`${context.getHandler().name} does not say what it needs`);
    const request = context.switchToHttp().getRequest<HttpRequest>();
    const identified = await this.identify(need, request);
    const admitted = await this.gate.admit(identified, need, request.params);
    const isProven = this.isProven(identified);
    if (!isProven && this.reflector.get<boolean | undefined>(recentLoginKey, context.getHandler()))
      throw recentLoginNeeded();
    request.user = { ...admitted, address: request.ip, bounds: identified.bounds, isProven };
    return true;
  }

  private isProven({ claims, user }: Identified): boolean {
    if (!user || (user.stepUp ?? this.settings.ACCOUNT_STEP_UP) === 'credentials') return true;
    return isStepUp(claims, {
      hasSecondFactor: user.hasSecondFactor,
      now: Math.floor(Date.now() / 1000),
    });
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
