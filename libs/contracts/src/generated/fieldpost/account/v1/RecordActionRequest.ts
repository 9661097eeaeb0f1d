// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { WebsiteAction as _fieldpost_account_v1_WebsiteAction, WebsiteAction__Output as _fieldpost_account_v1_WebsiteAction__Output } from '../../../fieldpost/account/v1/WebsiteAction.js';

/**
 * An action of a user that changes nothing in account.
 */
export interface RecordActionRequest {
  'user_id'?: (string);
  'action'?: (_fieldpost_account_v1_WebsiteAction);
  /**
   * The client that asked for it; empty for none.
   */
  'client_id'?: (string);
  /**
   * Network address of the user.
   */
  'address'?: (string);
  /**
   * Of a decision about a device: the network address from which the device asked.
   */
  'device_address'?: (string);
}

/**
 * An action of a user that changes nothing in account.
 */
export interface RecordActionRequest__Output {
  'user_id': (string);
  'action': (_fieldpost_account_v1_WebsiteAction__Output);
  /**
   * The client that asked for it; empty for none.
   */
  'client_id': (string);
  /**
   * Network address of the user.
   */
  'address': (string);
  /**
   * Of a decision about a device: the network address from which the device asked.
   */
  'device_address': (string);
}
