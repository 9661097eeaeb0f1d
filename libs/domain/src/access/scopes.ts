import { notValid } from '@fieldpost/errors';
import { isId } from '../identifiers/ids.js';

/** Scopes for general actions; `clients` is what the v2 command line asks for (docs/protocol/tokens.md#scopes). */
export const generalScopes = ['profile', 'apps', 'components', 'gateways', 'clients'] as const;
export type GeneralScope = (typeof generalScopes)[number];

/** The kinds of entity that a token can be narrowed to. */
export const entityKinds = ['apps', 'components', 'gateways'] as const;
export type EntityKind = (typeof entityKinds)[number];

/** One entity per specific scope: `apps:my-app`. */
export interface SpecificScope {
  readonly kind: EntityKind;
  readonly id: string;
}

/** What a request asks for: general scopes and entities, each once. */
export interface ScopeRequest {
  readonly general: readonly GeneralScope[];
  readonly specific: readonly SpecificScope[];
}

/**
 * A token names at most this many entities, so that headers stay short (docs/protocol/tokens.md#entities-per-token).
 */
export const maxEntitiesPerToken = 10;

export const scopeOf = ({ kind, id }: SpecificScope): string => `${kind}:${id}`;

/** The scopes of a request as they are written: general ones first. */
export const scopesIn = ({ general, specific }: ScopeRequest): string[] => [
  ...general,
  ...specific.map(scopeOf),
];

const isGeneral = (raw: string): raw is GeneralScope => (generalScopes as readonly string[]).includes(raw);
const isKind = (raw: string): raw is EntityKind => (entityKinds as readonly string[]).includes(raw);

function parseSpecific(raw: string): SpecificScope {
  const [kind = '', id = ''] = raw.split(/:(.*)/s);
  if (!isKind(kind) || !isId(id)) throw notValid({ argument: 'Scope', reason: `unknown scope "${raw}"` });
  return { kind, id };
}

/** Reads scopes, each once, however many: a consent collects those of several tokens. An unknown one is an error. */
export function distinctScopes(raw: readonly string[]): ScopeRequest {
  const wanted = [...new Set(raw)];
  const general = wanted.filter(isGeneral);
  const specific = wanted.filter((scope) => !isGeneral(scope)).map(parseSpecific);
  return { general, specific };
}

/** Reads requested scopes. An unknown one or an eleventh entity is an error, never a silent cut. */
export function parseScopes(raw: readonly string[]): ScopeRequest {
  const request = distinctScopes(raw);
  if (request.specific.length > maxEntitiesPerToken) {
    throw notValid({ argument: 'Scope', reason: `a token holds at most ${maxEntitiesPerToken} entities` });
  }
  return request;
}

/** Whether a token with `held` scopes may be exchanged for one with `wanted`: only ever narrower. */
export const covers = (held: readonly string[], { kind, id }: SpecificScope): boolean =>
  held.includes(kind) || held.includes(scopeOf({ kind, id }));
