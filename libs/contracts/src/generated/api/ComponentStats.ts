// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

/**
 * Processor time that the process used, by kind, and its share.
 */
export interface _api_ComponentStats_CPUStats {
  'user'?: (number | string);
  'system'?: (number | string);
  'idle'?: (number | string);
  'percentage'?: (number | string);
}

/**
 * Processor time that the process used, by kind, and its share.
 */
export interface _api_ComponentStats_CPUStats__Output {
  'user': (number);
  'system': (number);
  'idle': (number);
  'percentage': (number);
}

/**
 * Memory that the process holds, in bytes.
 */
export interface _api_ComponentStats_MemoryStats {
  'memory'?: (number | string | Long);
  'swap'?: (number | string | Long);
  'heap'?: (number | string | Long);
  'stack'?: (number | string | Long);
}

/**
 * Memory that the process holds, in bytes.
 */
export interface _api_ComponentStats_MemoryStats__Output {
  'memory': (string);
  'swap': (string);
  'heap': (string);
  'stack': (string);
}

/**
 * Condition of one process of a component.
 */
export interface ComponentStats {
  /**
   * Seconds since the process started.
   */
  'uptime'?: (number | string | Long);
  'cpu'?: (_api_ComponentStats_CPUStats | null);
  'memory'?: (_api_ComponentStats_MemoryStats | null);
  /**
   * Concurrent tasks; processes that do not count them leave it 0.
   */
  'goroutines'?: (number | string | Long);
  /**
   * Share of the processor time that went into garbage collection.
   */
  'gc_cpu_fraction'?: (number | string);
}

/**
 * Condition of one process of a component.
 */
export interface ComponentStats__Output {
  /**
   * Seconds since the process started.
   */
  'uptime': (string);
  'cpu': (_api_ComponentStats_CPUStats__Output | null);
  'memory': (_api_ComponentStats_MemoryStats__Output | null);
  /**
   * Concurrent tasks; processes that do not count them leave it 0.
   */
  'goroutines': (string);
  /**
   * Share of the processor time that went into garbage collection.
   */
  'gc_cpu_fraction': (number);
}
