// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { SystemStats as _api_SystemStats, SystemStats__Output as _api_SystemStats__Output } from '../api/SystemStats.js';
import type { ComponentStats as _api_ComponentStats, ComponentStats__Output as _api_ComponentStats__Output } from '../api/ComponentStats.js';
import type { Rates as _api_Rates, Rates__Output as _api_Rates__Output } from '../api/Rates.js';

/**
 * How a router does.
 */
export interface Status {
  'system'?: (_api_SystemStats | null);
  'component'?: (_api_ComponentStats | null);
  'gateway_status'?: (_api_Rates | null);
  'uplink'?: (_api_Rates | null);
  'downlink'?: (_api_Rates | null);
  'activations'?: (_api_Rates | null);
  'connected_gateways'?: (number);
  'connected_brokers'?: (number);
}

/**
 * How a router does.
 */
export interface Status__Output {
  'system': (_api_SystemStats__Output | null);
  'component': (_api_ComponentStats__Output | null);
  'gateway_status': (_api_Rates__Output | null);
  'uplink': (_api_Rates__Output | null);
  'downlink': (_api_Rates__Output | null);
  'activations': (_api_Rates__Output | null);
  'connected_gateways': (number);
  'connected_brokers': (number);
}
