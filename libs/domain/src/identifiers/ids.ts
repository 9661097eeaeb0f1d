import { notValid } from '@fieldpost/errors';

/** 2 to 36 letters or digits, single `-` or `_` between them. Separators do not count: 71 characters are legal. */
const pattern = /^[0-9a-z](?:[_-]?[0-9a-z]){1,35}$/;

/** The same as a regular expression of JSON Schema. */
export const idPattern = pattern.source;

const empty = 'can not be empty';
const format =
  'has wrong format. IDs can contain lowercase letters, numbers, dashes and underscores and should have a maximum length of 36';

declare const brand: unique symbol;
type Id<B extends string> = string & { readonly [brand]: B };

export type AppId = Id<'AppId'>;
export type DevId = Id<'DevId'>;
export type GatewayId = Id<'GatewayId'>;
export type ComponentId = Id<'ComponentId'>;
export type OrganizationId = Id<'OrganizationId'>;
export type Username = Id<'Username'>;

/** Whether `raw` is an id as every v2 component understands it (docs/protocol/grpc.md#ids). */
export const isId = (raw: string): boolean => pattern.test(raw);

function parse(argument: string, raw: unknown): string {
  if (typeof raw !== 'string' || raw === '') throw notValid({ argument, reason: empty });
  if (!pattern.test(raw)) throw notValid({ argument, reason: format });
  return raw;
}

export const AppId = (raw: unknown, argument = 'AppID'): AppId => parse(argument, raw) as AppId;
export const DevId = (raw: unknown, argument = 'DevID'): DevId => parse(argument, raw) as DevId;
export const GatewayId = (raw: unknown): GatewayId => parse('GatewayID', raw) as GatewayId;
export const ComponentId = (raw: unknown): ComponentId => parse('ComponentID', raw) as ComponentId;
export const OrganizationId = (raw: unknown): OrganizationId =>
  parse('OrganizationID', raw) as OrganizationId;
export const Username = (raw: unknown): Username => parse('Username', raw) as Username;
