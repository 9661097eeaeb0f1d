// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { RegisteredGateway as _fieldpost_account_v1_RegisteredGateway, RegisteredGateway__Output as _fieldpost_account_v1_RegisteredGateway__Output } from '../../../fieldpost/account/v1/RegisteredGateway.js';

export interface ListGatewaysResponse {
  /**
   * Unknown and deleted gateways are left out.
   */
  'gateways'?: (_fieldpost_account_v1_RegisteredGateway)[];
}

export interface ListGatewaysResponse__Output {
  /**
   * Unknown and deleted gateways are left out.
   */
  'gateways': (_fieldpost_account_v1_RegisteredGateway__Output)[];
}
