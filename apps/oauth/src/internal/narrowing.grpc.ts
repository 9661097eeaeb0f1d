import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { oauth, Rpc } from '@fieldpost/contracts';
import { AppId } from '@fieldpost/domain';
import { InternalGuard } from '@fieldpost/internal-clients';
import { NarrowTokensService } from './narrow-tokens.service.js';
import { toMessage } from './tokens.grpc.js';

/** Internal API that narrows tokens. */
@Controller()
@UseGuards(InternalGuard)
export class NarrowingGrpc implements Pick<Rpc<oauth.TokensHandlers>, 'narrowToken'> {
  constructor(private readonly narrowTokens: NarrowTokensService) {}

  @GrpcMethod('Tokens', 'NarrowToken')
  async narrowToken(request: oauth.NarrowTokenRequest__Output): Promise<oauth.IssuedToken> {
    const { token, app_id: appId, rights } = request;
    return toMessage(await this.narrowTokens.narrow({ token, appId: AppId(appId), rights, now: Date.now() }));
  }
}
