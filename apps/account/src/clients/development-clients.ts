import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { consoleClient, generalScopes } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { type Client, Clients } from './clients.repository.js';

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
  isV2: true,
  idTokenAlgorithm: 'RS256',
  postLogoutRedirectUris: [],
  backchannelLogoutUri: null,
  keys: [],
  jwksUri: null,
  forDevelopment: true,
  ...changes,
});

/** The default client of v2's command line and a demo client, whose secret is their id, and the public clients of console and command line. */
const developmentClients = (publicUrl: string): readonly Client[] => [
  client('ttnctl', {
    name: 'ttnctl',
    grants: ['authorization_code', 'refresh_token'],
    redirectUris: [],
  }),
  client('fieldpost-demo', {
    name: 'Fieldpost demo',
    grants: ['password', 'authorization_code', 'refresh_token'],
    // Any port, because native apps listen on a free one (RFC 8252 section 7.3).
    redirectUris: ['http://127.0.0.1/callback'],
    postLogoutRedirectUris: ['http://127.0.0.1/goodbye'],
  }),
  client(consoleClient, {
    name: 'Console',
    grants: ['authorization_code', 'refresh_token'],
    redirectUris: [`${new URL(publicUrl).origin}/console/callback`, 'http://127.0.0.1/console/callback'],
    secretDigest: null,
    isPublic: true,
    isV2: false,
  }),
  client('fieldpost-cli', {
    name: 'Fieldpost command line',
    grants: ['authorization_code', 'device_code', 'refresh_token'],
    // At a free port of the machine of its user, like the demo client.
    redirectUris: ['http://127.0.0.1/callback'],
    scopes: ['profile', 'apps', 'gateways', 'organizations', 'clients'],
    secretDigest: null,
    isPublic: true,
    isV2: false,
  }),
];

/** Stores the development clients at the start in development mode, and removes them in any other. */
@Injectable()
export class DevelopmentClients implements OnApplicationBootstrap {
  constructor(
    private readonly clients: Clients,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { FIELDPOST_MODE: mode, ACCOUNT_PUBLIC_URL: publicUrl } = this.settings;
    await this.clients.setDevelopmentClients(mode === 'development' ? developmentClients(publicUrl) : []);
  }
}
