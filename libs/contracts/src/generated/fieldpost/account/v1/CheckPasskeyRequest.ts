// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { RelyingParty as _fieldpost_account_v1_RelyingParty, RelyingParty__Output as _fieldpost_account_v1_RelyingParty__Output } from '../../../fieldpost/account/v1/RelyingParty.js';

export interface CheckPasskeyRequest {
  /**
   * The user of the password; empty for a login without one, for which the passkey has to verify the user.
   */
  'user_id'?: (string);
  'relying_party'?: (_fieldpost_account_v1_RelyingParty | null);
  'challenge'?: (string);
  /**
   * AuthenticationResponseJSON.
   */
  'credential'?: (string);
  /**
   * Network address of the browser, for the audit log.
   */
  'address'?: (string);
}

export interface CheckPasskeyRequest__Output {
  /**
   * The user of the password; empty for a login without one, for which the passkey has to verify the user.
   */
  'user_id': (string);
  'relying_party': (_fieldpost_account_v1_RelyingParty__Output | null);
  'challenge': (string);
  /**
   * AuthenticationResponseJSON.
   */
  'credential': (string);
  /**
   * Network address of the browser, for the audit log.
   */
  'address': (string);
}
