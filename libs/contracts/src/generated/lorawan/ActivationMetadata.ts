// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { CFList as _lorawan_CFList, CFList__Output as _lorawan_CFList__Output } from '../lorawan/CFList.js';
import type { FrequencyPlan as _lorawan_FrequencyPlan, FrequencyPlan__Output as _lorawan_FrequencyPlan__Output } from '../lorawan/FrequencyPlan.js';

/**
 * A session that is about to start.
 */
export interface ActivationMetadata {
  'app_eui'?: (Buffer | Uint8Array | string);
  'dev_eui'?: (Buffer | Uint8Array | string);
  'dev_addr'?: (Buffer | Uint8Array | string);
  'nwk_s_key'?: (Buffer | Uint8Array | string);
  'rx1_dr_offset'?: (number);
  'rx2_dr'?: (number);
  /**
   * Seconds.
   */
  'rx_delay'?: (number);
  'cf_list'?: (_lorawan_CFList | null);
  'frequency_plan'?: (_lorawan_FrequencyPlan);
}

/**
 * A session that is about to start.
 */
export interface ActivationMetadata__Output {
  'app_eui': (Buffer);
  'dev_eui': (Buffer);
  'dev_addr': (Buffer);
  'nwk_s_key': (Buffer);
  'rx1_dr_offset': (number);
  'rx2_dr': (number);
  /**
   * Seconds.
   */
  'rx_delay': (number);
  'cf_list': (_lorawan_CFList__Output | null);
  'frequency_plan': (_lorawan_FrequencyPlan__Output);
}
