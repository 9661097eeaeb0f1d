// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { LoginProvider as _fieldpost_account_v1_LoginProvider, LoginProvider__Output as _fieldpost_account_v1_LoginProvider__Output } from '../../../fieldpost/account/v1/LoginProvider.js';

export interface LoginProviderList {
  'providers'?: (_fieldpost_account_v1_LoginProvider)[];
}

export interface LoginProviderList__Output {
  'providers': (_fieldpost_account_v1_LoginProvider__Output)[];
}
