import { KeyExchange, type TokenVerifier } from '@fieldpost/auth';
import type { AppId } from '@fieldpost/domain';
import { AppError, defineError, isRefusal, unavailable } from '@fieldpost/errors';
import type { Tokens } from '@fieldpost/internal-clients';
import { type TopicRights, topicRightsOf } from './topic-rights.js';

/** What an access key opens. */
export interface Login {
  readonly rights: TopicRights;
  /** When the key has to be asked about again, in Unix milliseconds. */
  readonly until: number;
}

const noMessageRights = defineError(
  'no_message_rights',
  'permission_denied',
  'permission denied: No message rights to Application "{app_id}"',
);

/** Turns access keys into topic rights: one exchange per key and token, everything else is local. */
export class Logins {
  private readonly keys: KeyExchange;

  constructor(
    tokens: Tokens,
    private readonly verifier: Pick<TokenVerifier, 'verify'>,
  ) {
    this.keys = new KeyExchange(async (appId, key) => {
      const { access_token, expires_at } = await tokens.exchangeAccessKey({ app_id: appId, key });
      return { token: access_token, expiresAt: Number(expires_at) * 1000 };
    });
  }

  /** Fails with the refusal of the key, with `no_message_rights`, or with `unavailable` when nobody can tell. */
  async login(appId: AppId, key: string): Promise<Login> {
    const { token, expiresAt } = await this.keys.get(appId, key);
    const rights = topicRightsOf(await this.read(token), appId);
    if (!rights) throw noMessageRights({ app_id: appId });
    return { rights, until: expiresAt };
  }

  private async read(token: string) {
    try {
      return await this.verifier.verify(token);
    } catch (cause) {
      // The key was good, for the token came from oauth itself: its holder is not to blame.
      throw unavailable({ what: 'the token for an access key cannot be verified' }, { cause });
    }
  }
}

/** How CONNACK names a failed login: 3 cannot tell, 4 bad credentials, 5 no right (MQTT 3.1.1 section 3.2.2.3). */
export type ConnackCode = 3 | 4 | 5;

/** Only what is a refusal closes the door for good; anything else asks the client to come back. */
export function connackCodeOf(error: unknown): ConnackCode {
  if (!(error instanceof AppError)) return 3;
  if (error.code === 'no_message_rights') return 5;
  return isRefusal(error) || error.kind === 'invalid_argument' ? 4 : 3;
}
