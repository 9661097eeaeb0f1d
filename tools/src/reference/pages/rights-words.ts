import type { Audience } from '@fieldpost/auth';
import type { DeclaredNeed } from '../apps/endpoints.js';
import { code } from './markdown.js';

/** The callers of a route, as a phrase, and the sufficient credentials. */
export interface Words {
  readonly who: string;
  readonly by: string;
}

const onEntity = (kind: string, right: string): string =>
  right === 'any' ? `any right on the ${kind}` : `${code(right)} on the ${kind}`;

/** Descriptions of requirements, by the name of the decorator. */
const needs: Readonly<Record<string, (scope: string, right: string) => Words>> = {
  user: (scope) => ({ who: `scope ${code(scope)}`, by: 'token of a user' }),
  'own-client': () => ({
    who: `scope ${code('clients')}: the client's owner, administrators`,
    by: 'token of a user; for administrators, through an official client',
  }),
  administrator: () => ({
    who: `scope ${code('profile')}: administrators`,
    by: 'token of a user, through an official client',
  }),
  app: (_, right) => ({ who: onEntity('application', right), by: 'token, access key' }),
  'app-member': (_, right) => ({
    who: `${onEntity('application', 'any')}; ${code(right)} for keys`,
    by: 'token, access key',
  }),
  'deleted-app': (_, right) => ({
    who: `${onEntity('application', right)}, also while it is deleted`,
    by: 'token of a user',
  }),
  component: (_, right) => ({ who: onEntity('component', right), by: 'token' }),
  gateway: (_, right) => ({ who: onEntity('gateway', right), by: 'token' }),
  'gateway-itself': (_, right) => ({
    who: `${onEntity('gateway', right)}; the gateway itself`,
    by: 'token, gateway key',
  }),
  organization: (_, right) => ({
    who: `scope ${code('organizations')}: ${right === 'any' ? 'members of the organization' : `${code(right)} in the organization`}`,
    by: 'token of a user',
  }),
  'open-gateway': () => ({
    who: 'none; see hidden fields below',
    by: 'none, token, gateway key',
  }),
};

const audiences: Readonly<Record<Audience, Words>> = {
  anybody: { who: 'none', by: 'none' },
  browser: { who: 'a browser', by: 'session cookie and form token' },
  client: { who: 'an OAuth client, for itself', by: 'client id and secret, where it has one' },
  inspector: {
    who: 'an OAuth client about its own tokens; a component about all',
    by: 'client id and secret, token of a component',
  },
  'key-holder': {
    who: 'an access key of the application',
    by: 'access key; in the body, with client id and secret or token of a component',
  },
  'parent-token': { who: 'an interchangeable token', by: 'token of a user' },
  'profile-token': { who: 'scope `profile`', by: 'token of a user' },
  'openid-token': { who: 'scope `openid`', by: 'token of a user' },
};

/** The description of a declared access; undefined without one. */
export const wordsOf = (need: DeclaredNeed | undefined, audience: string | undefined): Words | undefined =>
  need === undefined
    ? (audiences as Readonly<Record<string, Words>>)[audience ?? '']
    : needs[need.of]?.(need.scope ?? '', need.right ?? '');
