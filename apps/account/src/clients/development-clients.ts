import { generalScopes } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import type { Client } from './clients.repository.js';

type Changes = Pick<Client, 'name' | 'grants' | 'redirectUris'> & Partial<Client>;

const client = (id: string, changes: Changes): Client => ({
  id,
  secretDigest: digestOf(id),
  description: '',
  ownerId: null,
  scopes: generalScopes,
  isAccepted: true,
  isRejected: false,
  isOfficial: true,
  isPublic: false,
  forDevelopment: true,
  ...changes,
});

/**
 * Two clients whose secret is their id: what v2's command line uses unasked, and one to try things with. The third is the
 * web console, which has no secret.
 */
export const developmentClients: readonly Client[] = [
  client('ttnctl', {
    name: 'ttnctl',
    grants: ['authorization_code', 'refresh_token'],
    redirectUris: [],
  }),
  client('fieldpost-demo', {
    name: 'Fieldpost demo',
    grants: ['password', 'authorization_code', 'refresh_token'],
    // Any port: a program that listens on loopback takes the one that is free (RFC 8252 section 7.3).
    redirectUris: ['http://127.0.0.1/callback'],
  }),
  client('console', {
    name: 'Console',
    grants: ['authorization_code', 'refresh_token'],
    redirectUris: ['http://127.0.0.1/console/callback'],
    secretDigest: null,
    isPublic: true,
  }),
];
