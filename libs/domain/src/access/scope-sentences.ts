import { distinctScopes, type EntityKind, type GeneralScope } from './scopes.js';

/** What the holder of a token with a general scope may do. */
export const generalScopeSentences: Readonly<Record<GeneralScope, string>> = {
  profile: 'Read your user name, your name and your e-mail address, and change them',
  openid: 'Know that it is you who logs in',
  email: 'Read your e-mail address',
  offline_access: 'Keep its access after you have logged out',
  apps: 'See and manage your applications',
  components: 'See and manage your network components',
  gateways: 'See and manage your gateways',
  clients: 'See and manage the OAuth clients you have registered',
  groups: 'Know your organizations and your roles there',
  organizations: 'See and manage your organizations and their members',
};
const specific: Readonly<Record<EntityKind, (id: string) => string>> = {
  apps: (id) => `Use the application ${id}`,
  components: (id) => `Use the network component ${id}`,
  gateways: (id) => `Use the gateway ${id}`,
};

/** What a client with these scopes may do, in a sentence for each, for the user whose consent it needs. Throws for an unknown one. */
export function scopeSentences(scopes: readonly string[]): readonly string[] {
  const wanted = distinctScopes(scopes);
  return [
    ...wanted.general.map((scope) => generalScopeSentences[scope]),
    ...wanted.specific.map(({ kind, id }) => specific[kind](id)),
  ];
}
