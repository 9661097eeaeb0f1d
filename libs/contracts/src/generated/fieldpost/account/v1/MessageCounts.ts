// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Long } from '@grpc/proto-loader';

export interface MessageCounts {
  'uplinks'?: (number | string | Long);
  'downlinks'?: (number | string | Long);
  'joins'?: (number | string | Long);
}

export interface MessageCounts__Output {
  'uplinks': (string);
  'downlinks': (string);
  'joins': (string);
}
