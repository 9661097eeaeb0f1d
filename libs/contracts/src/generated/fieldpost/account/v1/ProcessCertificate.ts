// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface ProcessCertificate {
  /**
   * Setting of its file.
   */
  'setting'?: (string);
  /**
   * Unix milliseconds.
   */
  'expires'?: (number | string | Long);
}

export interface ProcessCertificate__Output {
  /**
   * Setting of its file.
   */
  'setting': (string);
  /**
   * Unix milliseconds.
   */
  'expires': (string);
}
