// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * Time of the processors by use, and the share of it that was busy.
 */
export interface _api_SystemStats_CPUStats {
  'user'?: (number | string);
  'system'?: (number | string);
  'idle'?: (number | string);
  'percentage'?: (number | string);
}

/**
 * Time of the processors by use, and the share of it that was busy.
 */
export interface _api_SystemStats_CPUStats__Output {
  'user': (number);
  'system': (number);
  'idle': (number);
  'percentage': (number);
}

/**
 * Load averages of the machine over 1, 5 and 15 minutes.
 */
export interface _api_SystemStats_Loadstats {
  'load1'?: (number | string);
  'load5'?: (number | string);
  'load15'?: (number | string);
}

/**
 * Load averages of the machine over 1, 5 and 15 minutes.
 */
export interface _api_SystemStats_Loadstats__Output {
  'load1': (number);
  'load5': (number);
  'load15': (number);
}

/**
 * Memory of the machine, in bytes.
 */
export interface _api_SystemStats_MemoryStats {
  'total'?: (number | string | Long);
  'available'?: (number | string | Long);
  'used'?: (number | string | Long);
}

/**
 * Memory of the machine, in bytes.
 */
export interface _api_SystemStats_MemoryStats__Output {
  'total': (string);
  'available': (string);
  'used': (string);
}

/**
 * Condition of the machine that a component runs on.
 */
export interface SystemStats {
  'load'?: (_api_SystemStats_Loadstats | null);
  'cpu'?: (_api_SystemStats_CPUStats | null);
  'memory'?: (_api_SystemStats_MemoryStats | null);
}

/**
 * Condition of the machine that a component runs on.
 */
export interface SystemStats__Output {
  'load': (_api_SystemStats_Loadstats__Output | null);
  'cpu': (_api_SystemStats_CPUStats__Output | null);
  'memory': (_api_SystemStats_MemoryStats__Output | null);
}
