// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { SecondFactor as _fieldpost_account_v1_SecondFactor, SecondFactor__Output as _fieldpost_account_v1_SecondFactor__Output } from '../../../fieldpost/account/v1/SecondFactor.js';
import type { AppPassword as _fieldpost_account_v1_AppPassword, AppPassword__Output as _fieldpost_account_v1_AppPassword__Output } from '../../../fieldpost/account/v1/AppPassword.js';

export interface SecondFactorsDescription {
  'factors'?: (_fieldpost_account_v1_SecondFactor)[];
  'recovery_codes'?: (number);
  'app_passwords'?: (_fieldpost_account_v1_AppPassword)[];
  'passkeys'?: (_fieldpost_account_v1_SecondFactor)[];
}

export interface SecondFactorsDescription__Output {
  'factors': (_fieldpost_account_v1_SecondFactor__Output)[];
  'recovery_codes': (number);
  'app_passwords': (_fieldpost_account_v1_AppPassword__Output)[];
  'passkeys': (_fieldpost_account_v1_SecondFactor__Output)[];
}
