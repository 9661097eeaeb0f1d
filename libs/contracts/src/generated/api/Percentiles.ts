// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Distribution of a measured value: the value below which the named share of the samples lies.
 */
export interface Percentiles {
  'percentile1'?: (number | string);
  'percentile5'?: (number | string);
  'percentile10'?: (number | string);
  'percentile25'?: (number | string);
  'percentile50'?: (number | string);
  'percentile75'?: (number | string);
  'percentile90'?: (number | string);
  'percentile95'?: (number | string);
  'percentile99'?: (number | string);
}

/**
 * Distribution of a measured value: the value below which the named share of the samples lies.
 */
export interface Percentiles__Output {
  'percentile1': (number);
  'percentile5': (number);
  'percentile10': (number);
  'percentile25': (number);
  'percentile50': (number);
  'percentile75': (number);
  'percentile90': (number);
  'percentile95': (number);
  'percentile99': (number);
}
