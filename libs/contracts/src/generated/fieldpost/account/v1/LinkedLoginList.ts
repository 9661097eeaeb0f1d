// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { LinkedLogin as _fieldpost_account_v1_LinkedLogin, LinkedLogin__Output as _fieldpost_account_v1_LinkedLogin__Output } from '../../../fieldpost/account/v1/LinkedLogin.js';

export interface LinkedLoginList {
  'logins'?: (_fieldpost_account_v1_LinkedLogin)[];
}

export interface LinkedLoginList__Output {
  'logins': (_fieldpost_account_v1_LinkedLogin__Output)[];
}
