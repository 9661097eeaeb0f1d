import type { Account, Answered } from './account.js';

export const path = '/api/v2/gateways';
export const place = { longitude: 4.88, latitude: 52.37, altitude: 12 };
export const allRights = [
  'gateway:settings',
  'gateway:delete',
  'gateway:collaborators',
  'gateway:status',
  'gateway:location',
  'gateway:owner',
  'gateway:messages',
];

/** What a suite does with gateways again and again. */
export const gatewaysOf = (app: Account) => ({
  create: (as: string, id: string, more: object = {}): Promise<Answered> =>
    app.call('POST', path, { as, body: { id, frequency_plan: 'EU_863_870', ...more } }),
  /** The gateway `id` as somebody sees it. */
  read: async (as: string | undefined, id: string): Promise<unknown> =>
    (await app.call('GET', `${path}/${id}`, { as })).body,
});
