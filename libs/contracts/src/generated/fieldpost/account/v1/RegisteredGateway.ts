// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { GatewayLocation as _fieldpost_account_v1_GatewayLocation, GatewayLocation__Output as _fieldpost_account_v1_GatewayLocation__Output } from '../../../fieldpost/account/v1/GatewayLocation.js';

export interface RegisteredGateway {
  'id'?: (string);
  /**
   * 16 upper-case hexadecimal digits; empty when unknown.
   */
  'eui'?: (string);
  /**
   * Such as EU_863_870.
   */
  'frequency_plan'?: (string);
  /**
   * Absent when unknown or not public.
   */
  'location'?: (_fieldpost_account_v1_GatewayLocation | null);
  /**
   * Whose limits the gateway counts for: user id, or `organization:` and the id of an organization; with `left:` before it when they
   * created the gateway and no longer have all rights on it; empty when it is not known who created it.
   * An account server of an earlier version sends none.
   */
  'owner'?: (string);
  '_owner'?: "owner";
}

export interface RegisteredGateway__Output {
  'id': (string);
  /**
   * 16 upper-case hexadecimal digits; empty when unknown.
   */
  'eui': (string);
  /**
   * Such as EU_863_870.
   */
  'frequency_plan': (string);
  /**
   * Absent when unknown or not public.
   */
  'location': (_fieldpost_account_v1_GatewayLocation__Output | null);
  /**
   * Whose limits the gateway counts for: user id, or `organization:` and the id of an organization; with `left:` before it when they
   * created the gateway and no longer have all rights on it; empty when it is not known who created it.
   * An account server of an earlier version sends none.
   */
  'owner'?: (string);
  '_owner'?: "owner";
}
