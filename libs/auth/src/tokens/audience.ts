import { SetMetadata } from '@nestjs/common';

/** Callers of a route that requires no right on an entity; `docs/reference/rights.md` describes each. */
export const audiences = [
  'anybody',
  'browser',
  'client',
  'inspector',
  'key-holder',
  'parent-token',
  'profile-token',
  'openid-token',
] as const;
export type Audience = (typeof audiences)[number];

/** Where `OpenTo` writes; the rights table is made from it. */
export const audienceKey = 'fieldpost:audience';

/**
 * Declares the callers of a route, on the method or on the controller. Documentation only; the guard or the
 * service of the route enforces it. `npm run generate` fails for a route without `OpenTo` or a required right.
 */
export const OpenTo = (audience: Audience) => SetMetadata(audienceKey, audience);
