import type { ServerResponse } from 'node:http';
import { currentContext } from '@fieldpost/observability';
import type { Quota } from './quota.js';
import type { Allowance } from './token-buckets.js';

/** A limit as `RateLimit-Policy` describes it. */
export interface RateLimitPolicy {
  /** Such as `address`. */
  readonly name: string;
  /** Its member of the field `RateLimit-Policy`. */
  readonly member: string;
}

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);

/** The policy of a token bucket: `q` requests in `w` seconds (draft-ietf-httpapi-ratelimit-headers-10, section 3). */
export const policyOf = (name: string, { burst, refillMs }: Allowance): RateLimitPolicy => ({
  name,
  member: `"${name}";q=${burst};w=${Math.max(1, seconds(burst * refillMs))}`,
});

/** The member of the field `RateLimit` (the same draft, section 4). */
export const rateLimitOf = (name: string, { remaining, resetMs }: Quota): string =>
  `"${name}";r=${remaining};t=${seconds(resetMs)}`;

const policyField = 'ratelimit-policy';
export const rateLimitField = 'ratelimit';

/** The same for the response to the current HTTP request, if there is one. */
export function noteRateLimit(policy: RateLimitPolicy, quota: Quota): void {
  const response = currentContext()?.response;
  if (response) addRateLimit(response, policy, quota);
}

/** Adds a limit to both fields of a response. A limit with this name that is there already stays. */
export function addRateLimit(response: ServerResponse, policy: RateLimitPolicy, quota: Quota): void {
  if (response.headersSent) return;
  const [policies, limits] = [response.getHeader(policyField), response.getHeader(rateLimitField)];
  const limit = rateLimitOf(policy.name, quota);
  if (policies === undefined) {
    response.setHeader(policyField, policy.member);
    response.setHeader(rateLimitField, limit);
  } else if (!String(limits).includes(`"${policy.name}"`)) {
    response.setHeader(policyField, `${String(policies)}, ${policy.member}`);
    response.setHeader(rateLimitField, `${String(limits)}, ${limit}`);
  }
}
