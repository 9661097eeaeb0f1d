// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ClientDescription as _fieldpost_account_v1_ClientDescription, ClientDescription__Output as _fieldpost_account_v1_ClientDescription__Output } from '../../../fieldpost/account/v1/ClientDescription.js';

export interface ClientDescriptions {
  'clients'?: (_fieldpost_account_v1_ClientDescription)[];
}

export interface ClientDescriptions__Output {
  'clients': (_fieldpost_account_v1_ClientDescription__Output)[];
}
