// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ProcessComponent as _fieldpost_account_v1_ProcessComponent, ProcessComponent__Output as _fieldpost_account_v1_ProcessComponent__Output } from '../../../fieldpost/account/v1/ProcessComponent.js';

export interface ProcessAnnouncements {
  /**
   * The first 1,000 of each type.
   */
  'components'?: (_fieldpost_account_v1_ProcessComponent)[];
}

export interface ProcessAnnouncements__Output {
  /**
   * The first 1,000 of each type.
   */
  'components': (_fieldpost_account_v1_ProcessComponent__Output)[];
}
