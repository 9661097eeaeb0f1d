// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ProviderGroups as _fieldpost_account_v1_ProviderGroups, ProviderGroups__Output as _fieldpost_account_v1_ProviderGroups__Output } from '../../../fieldpost/account/v1/ProviderGroups.js';

/**
 * What a provider says about a person, after oauth has validated it.
 */
export interface ProviderIdentity {
  /**
   * Id of the provider.
   */
  'provider'?: (string);
  'issuer'?: (string);
  'subject'?: (string);
  /**
   * Empty when the provider does not say it.
   */
  'username'?: (string);
  'email'?: (string);
  /**
   * Whether the provider asserts that the person owns the address.
   */
  'email_verified'?: (boolean);
  'first_name'?: (string);
  'last_name'?: (string);
  /**
   * Absent when the provider does not say it.
   */
  'groups'?: (_fieldpost_account_v1_ProviderGroups | null);
  /**
   * Whether the person used a second factor there, and the provider is trusted with it.
   */
  'second_factor'?: (boolean);
}

/**
 * What a provider says about a person, after oauth has validated it.
 */
export interface ProviderIdentity__Output {
  /**
   * Id of the provider.
   */
  'provider': (string);
  'issuer': (string);
  'subject': (string);
  /**
   * Empty when the provider does not say it.
   */
  'username': (string);
  'email': (string);
  /**
   * Whether the provider asserts that the person owns the address.
   */
  'email_verified': (boolean);
  'first_name': (string);
  'last_name': (string);
  /**
   * Absent when the provider does not say it.
   */
  'groups': (_fieldpost_account_v1_ProviderGroups__Output | null);
  /**
   * Whether the person used a second factor there, and the provider is trusted with it.
   */
  'second_factor': (boolean);
}
