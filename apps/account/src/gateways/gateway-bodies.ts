import { Eui, GatewayId, idPattern, isId, Username, zeroEui } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { z } from 'zod';
import { frequencyPlanIds, isFrequencyPlanId } from '../frequency-plans/frequency-plans.js';
import { plainText } from '../values/plain-text.js';
import { forOrganization, parsed } from '../values/shapes.js';
import type { AttributeValue, SettingsChanges } from './gateway-settings.js';

const degrees = (most: number) =>
  z
    .number('should be a number')
    .min(-most, `should be from -${most} to ${most}`)
    .max(most, `should be from -${most} to ${most}`);
const altitude = z
  .number('should be a number')
  .min(-12_000, 'should be at least -12000')
  .max(100_000, 'should be at most 100000')
  // Clients read whole metres only (docs/protocol/account-api.md#gateway-objects).
  .transform(Math.round);
const location = z
  .object(
    {
      longitude: degrees(180).exactOptional(),
      latitude: degrees(90).exactOptional(),
      altitude: altitude.exactOptional(),
    },
    'should be an object with longitude, latitude and altitude',
  )
  .nullish();

/** Attributes that Go clients read as strings only (docs/protocol/account-api.md#gateway-objects). */
const textual = ['brand', 'model', 'placement', 'antenna_type', 'antenna_model', 'description'];
const text = plainText(500).regex(/^\P{Cs}*$/u, 'should be well-formed text');
const attributeValue = z.union([text, z.number(), z.boolean()], 'should be text, a number or a boolean');
const attributeName = /^[A-Za-z][\w.-]{0,63}$/;

const attributes = z
  .record(z.string(), z.unknown(), 'should be an object')
  .transform((raw, context): Record<string, AttributeValue | null> => {
    const checked = Object.entries(raw).map(([name, value]) => {
      const schema = textual.includes(name) ? text : attributeValue;
      const { error, data } = schema.nullable().safeParse(value);
      const message = attributeName.test(name)
        ? error?.issues[0]?.message
        : 'should have names of letters, digits, "_", "-" and "." that start with a letter';
      if (message !== undefined) context.addIssue({ code: 'custom', message, path: error ? [name] : [] });
      return [name, data ?? null] as const;
    });
    return Object.fromEntries(checked);
  });

const flag = z.boolean('should be true or false').optional();
const routerId = z
  .string('should be the id of a router')
  .refine(isId, 'should be the id of a router')
  .meta({ pattern: idPattern });
/** An id, or a router as in responses (docs/protocol/account-api.md#gateway-changes). */
const router = z.union(
  [routerId, z.object({ id: routerId }).transform(({ id }) => id)],
  'should be the id of a router',
);
const mostRouters = 10;

const frequencyPlan = z
  .string({
    error: ({ input }) => (input === undefined ? 'can not be empty' : 'should be the id of a frequency plan'),
  })
  .refine(isFrequencyPlanId, 'should be one of those at /api/v2/frequency-plans')
  .meta({ enum: frequencyPlanIds });

const owner = z
  .string('should be a username')
  .refine(isId, 'should be a username')
  .meta({ pattern: idPattern })
  .transform((raw) => Username(raw));

function requireUsable(eui: Eui): Eui {
  if (eui === zeroEui)
    throw notValid({ argument: 'EUI', reason: 'packet forwarders without an EUI send zeros' });
  return eui;
}

const eui = parsed(Eui).transform(requireUsable).nullish();

const settings = {
  eui,
  location,
  antenna_location: location,
  location_public: flag,
  status_public: flag,
  owner_public: flag,
  auto_update: flag,
  beta_updates: flag,
  attributes: attributes.nullish(),
  router: router.nullish(),
  fallback_routers: z
    .array(router, 'should be an array of ids of routers')
    .max(mostRouters, `should have at most ${mostRouters}`)
    .nullish(),
};

type RawSettings = z.infer<z.ZodObject<typeof settings>>;

/** Clients use two names for the location; the name in responses takes precedence (docs/protocol/account-api.md#new-gateways). */
const toChanges = (raw: RawSettings): SettingsChanges => ({
  eui: raw.eui,
  location: raw.antenna_location === undefined ? raw.location : raw.antenna_location,
  locationPublic: raw.location_public,
  statusPublic: raw.status_public,
  ownerPublic: raw.owner_public,
  autoUpdate: raw.auto_update,
  betaUpdates: raw.beta_updates,
  attributes: raw.attributes ?? undefined,
  router: raw.router,
  fallbackRouters: raw.fallback_routers === null ? [] : raw.fallback_routers,
});

/** Body of a new gateway; further members are ignored (docs/protocol/account-api.md#new-gateways). */
export const newGateway = z
  .object(
    {
      id: parsed(GatewayId),
      frequency_plan: frequencyPlan,
      organization: forOrganization,
      ...settings,
    },
    'should be an object with id and frequency_plan',
  )
  .transform(({ id, frequency_plan, organization, ...raw }) => ({
    id,
    organization,
    frequencyPlan: frequency_plan,
    settings: toChanges(raw),
  }));
export type NewGatewayDto = z.infer<typeof newGateway>;

/**
 * Body of a change; all members are optional (docs/protocol/account-api.md#gateway-changes). `owner` is the name of the new
 * owner.
 */
export const gatewayChanges = z
  .object(
    {
      owner: owner.nullish(),
      frequency_plan: frequencyPlan.optional(),
      ...settings,
    },
    'should be an object',
  )
  .transform(({ owner: wanted, frequency_plan, ...raw }) => ({
    owner: wanted ?? undefined,
    settings: { ...toChanges(raw), frequencyPlan: frequency_plan },
  }));
export type GatewayChangesDto = z.infer<typeof gatewayChanges>;
