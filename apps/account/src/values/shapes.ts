import {
  AppId,
  ComponentId,
  Eui,
  GatewayId,
  idPattern,
  OrganizationId,
  serviceNames,
  Username,
} from '@fieldpost/domain';
import type { JsonSchema } from '@fieldpost/openapi';
import { z } from 'zod';
import { AddressRange } from './address-range.js';
import { KeyName, keyNamePattern } from './key-name.js';
import { typeOf } from './plurals.js';
import { ClientName } from './client-name.js';

const id = (description: string, example: string): JsonSchema => ({
  type: 'string',
  pattern: idPattern,
  description,
  examples: [example],
});

/** A redirect URI. */
export const uriShape: JsonSchema = {
  type: 'string',
  format: 'uri',
  maxLength: 2000,
  examples: ['https://my-client.example/callback'],
};

/** JSON Schemas of texts that a function parses. */
export const shapes: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [AppId, id('The id of an application.', 'my-app')],
  [ComponentId, id('The id of a network component.', 'my-handler')],
  [GatewayId, id('The id of a gateway.', 'my-gateway')],
  [OrganizationId, id('The id of an organization.', 'acme')],
  [Username, id('User name.', 'jane')],
  [ClientName, id('The name of an OAuth client, which is its `client_id`.', 'my-client')],
  [
    KeyName,
    {
      type: 'string',
      pattern: keyNamePattern,
      description: 'The name of an access key.',
      examples: ['my-key'],
    },
  ],
  [
    Eui,
    {
      type: 'string',
      pattern: '^[0-9A-Fa-f]{16}$',
      description: 'An EUI: 8 bytes in hexadecimal digits.',
      examples: ['70B3D57ED0000001'],
    },
  ],
  [
    AddressRange,
    {
      type: 'string',
      description: 'An IP address or a range of them.',
      examples: ['192.0.2.1', '10.0.0.0/8', '2001:db8::/32'],
    },
  ],
  [
    typeOf,
    { enum: serviceNames.map((name) => `${name}s`), description: 'The type of the component, as a plural.' },
  ],
]);

/** The organization that an entity is created for, if any. */
export const forOrganization = z
  .unknown()
  .meta({ ...shapes.get(OrganizationId), type: ['string', 'null'] })
  .transform((raw) => ((raw ?? '') === '' ? undefined : OrganizationId(raw)))
  .optional();

/** A member that a domain parser parses; its error is the message. */
export const parsed = <T>(parse: (raw: unknown) => T) =>
  z
    .unknown()
    .meta({ ...shapes.get(parse) })
    .transform((raw) => parse(raw));
