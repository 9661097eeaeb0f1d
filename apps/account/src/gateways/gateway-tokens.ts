import type { Tokens } from '@fieldpost/internal-clients';
import type { GatewayTokenDto } from './gateway-view.js';
import type { Gateway } from './gateways.repository.js';

/** Has tokens for gateways signed; `now` in milliseconds. */
export class GatewayTokens {
  constructor(
    private readonly tokens: Tokens,
    private readonly now: () => number,
  ) {}

  async issue({ id, locationPublic, statusPublic }: Gateway): Promise<GatewayTokenDto> {
    const request = { id, location_public: locationPublic, status_public: statusPublic };
    const { access_token, expires_at } = await this.tokens.issueGatewayToken(request);
    const left = Math.floor(Number(expires_at) - this.now() / 1000);
    return { access_token, expires_in: Math.max(left, 0) };
  }
}
