import { SetMetadata } from '@nestjs/common';

/** Who a route is for that asks for no right on an entity; `docs/reference/rights.md` says each in a sentence. */
export const audiences = [
  'anybody',
  'browser',
  'client',
  'inspector',
  'key-holder',
  'parent-token',
  'profile-token',
] as const;
export type Audience = (typeof audiences)[number];

/** Where `OpenTo` writes; the rights table is made from it. */
export const audienceKey = 'fieldpost:audience';

/**
 * Says who a route is for, on the method or on the controller. It lets nobody in and keeps nobody out: the guard or the
 * service of the route does, and a route that neither says this nor what it needs fails `npm run generate`.
 */
export const OpenTo = (audience: Audience) => SetMetadata(audienceKey, audience);
