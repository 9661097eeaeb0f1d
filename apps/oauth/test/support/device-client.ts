import { clientSecret } from './fake-clients.js';
import type { Answer, OauthUnderTest } from './oauth-under-test.js';

const grantType = 'urn:ietf:params:oauth:grant-type:device_code';
const proofs: Readonly<Record<string, Record<string, string>>> = {
  modern: { client_id: 'modern', client_secret: clientSecret },
  public: { client_id: 'public' },
};

/** A program on a device, which has no browser. */
export class DeviceClient {
  constructor(
    private readonly oauth: OauthUnderTest,
    private readonly id = 'public',
  ) {}

  /** The codes of a new request. */
  begin(more: Record<string, string> = {}): Promise<Answer> {
    return this.oauth.form('/users/device-authorization', { ...proofs[this.id], ...more });
  }

  /** Asks for the tokens, without the wait between two requests. */
  async tokens({ json }: Answer, more: Record<string, string> = {}): Promise<Answer> {
    await this.oauth.sql('update device_codes set polled = null');
    return this.poll(json['device_code'] ?? '', more);
  }

  poll(device_code: string, more: Record<string, string> = {}): Promise<Answer> {
    return this.oauth.form('/users/token', {
      grant_type: grantType,
      device_code,
      ...proofs[this.id],
      ...more,
    });
  }
}
