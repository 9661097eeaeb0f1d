// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { HttpRule as _google_api_HttpRule, HttpRule__Output as _google_api_HttpRule__Output } from '../../google/api/HttpRule.js';

export interface Http {
  'rules'?: (_google_api_HttpRule)[];
}

export interface Http__Output {
  'rules': (_google_api_HttpRule__Output)[];
}
