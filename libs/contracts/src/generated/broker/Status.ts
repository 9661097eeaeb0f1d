// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { SystemStats as _api_SystemStats, SystemStats__Output as _api_SystemStats__Output } from '../api/SystemStats.js';
import type { ComponentStats as _api_ComponentStats, ComponentStats__Output as _api_ComponentStats__Output } from '../api/ComponentStats.js';
import type { Rates as _api_Rates, Rates__Output as _api_Rates__Output } from '../api/Rates.js';
import type { Percentiles as _api_Percentiles, Percentiles__Output as _api_Percentiles__Output } from '../api/Percentiles.js';

/**
 * How a broker does.
 */
export interface Status {
  'system'?: (_api_SystemStats | null);
  'component'?: (_api_ComponentStats | null);
  'uplink'?: (_api_Rates | null);
  'uplink_unique'?: (_api_Rates | null);
  'downlink'?: (_api_Rates | null);
  'activations'?: (_api_Rates | null);
  'activations_unique'?: (_api_Rates | null);
  /**
   * Copies received per frame.
   */
  'deduplication'?: (_api_Percentiles | null);
  'connected_routers'?: (number);
  'connected_handlers'?: (number);
}

/**
 * How a broker does.
 */
export interface Status__Output {
  'system': (_api_SystemStats__Output | null);
  'component': (_api_ComponentStats__Output | null);
  'uplink': (_api_Rates__Output | null);
  'uplink_unique': (_api_Rates__Output | null);
  'downlink': (_api_Rates__Output | null);
  'activations': (_api_Rates__Output | null);
  'activations_unique': (_api_Rates__Output | null);
  /**
   * Copies received per frame.
   */
  'deduplication': (_api_Percentiles__Output | null);
  'connected_routers': (number);
  'connected_handlers': (number);
}
