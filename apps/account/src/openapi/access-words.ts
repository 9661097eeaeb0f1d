import type { Access } from '@fieldpost/openapi';
import type { Need } from '../access/needs.js';

const withCredentials = [401, 403, 503];
const token = ['token'];

/** Without credentials. */
const open: Access = { credentials: ['anonymous'], need: '', rejects: [503] };

const onOne = (credentials: readonly string[], kind: string, right: string): Access => ({
  credentials,
  need: right === 'any' ? `Needs any right on the ${kind}.` : `Needs the right \`${right}\` on the ${kind}.`,
  rejects: [400, 404, ...withCredentials],
});

const recentLogin =
  'With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).';

type Words = (right: string, scope: string) => Access;

const words: Readonly<Record<Need['of'], Words>> = {
  user: (_, scope) => ({
    credentials: token,
    need: `Needs the scope \`${scope}\`.`,
    rejects: withCredentials,
  }),
  'own-client': () => ({
    credentials: token,
    need: 'Needs the scope `clients` and to own the client, or to be an administrator with a token of an official client.',
    rejects: [404, ...withCredentials],
  }),
  administrator: () => ({
    credentials: token,
    need: 'For administrators, with a token of an official client that has the scope `profile`.',
    rejects: withCredentials,
  }),
  app: (right) => onOne(['token', 'key'], 'application', right),
  'app-member': (right) => ({
    ...onOne(['token', 'key'], 'application', right),
    need: `For collaborators of the application, and for its access keys with the right \`${right}\`.`,
  }),
  'deleted-app': (right) => onOne(token, 'application', right),
  component: (right) => onOne(token, 'component', right),
  gateway: (right) => onOne(token, 'gateway', right),
  'gateway-itself': (right) => {
    const access = onOne(['token', 'key'], 'gateway', right);
    return { ...access, need: `${access.need} The key of the gateway is accepted as well.` };
  },
  organization: (right) => ({
    credentials: token,
    need: `Needs the scope \`organizations\` and ${right === 'any' ? 'to be a member' : `the right \`${right}\` in the organization`}.`,
    rejects: [400, 404, ...withCredentials],
  }),
  'open-gateway': () => ({
    credentials: ['anonymous', 'token', 'key'],
    need: 'No credentials are needed; the visible fields depend on the caller.',
    rejects: [401, 404, 503],
  }),
};

/** Describes a need in the OpenAPI document. */
export function accessFor(need: Need | undefined, needsRecentLogin: boolean): Access {
  if (need === undefined) return open;
  const { right = '', scope = '' } = need as { readonly right?: string; readonly scope?: string };
  const access = words[need.of](right, scope);
  return needsRecentLogin ? { ...access, need: `${access.need} ${recentLogin}` } : access;
}
