import { type Eui, euiOfGatewayId, type GatewayId, type Location } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { FrequencyPlanId } from '../frequency-plans/frequency-plans.js';

export type AttributeValue = string | number | boolean;
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** The settings that collaborators of a gateway can change. */
export interface GatewaySettings {
  readonly frequencyPlan: FrequencyPlanId;
  /** Identifies its packet forwarder; null when unknown. */
  readonly eui: Eui | null;
  /** Null when unknown. */
  readonly location: Location | null;
  readonly locationPublic: boolean;
  readonly statusPublic: boolean;
  readonly ownerPublic: boolean;
  readonly autoUpdate: boolean;
  readonly betaUpdates: boolean;
  readonly attributes: Attributes;
  /** Ids of routers, which discovery knows. */
  readonly router: string | null;
  readonly fallbackRouters: readonly string[];
}

/** Changed settings; absent members are unchanged, null removes an attribute. */
export type SettingsChanges = {
  readonly [Setting in Exclude<keyof GatewaySettings, 'attributes'>]?: GatewaySettings[Setting] | undefined;
} & { readonly attributes?: Readonly<Record<string, AttributeValue | null>> | undefined };

/** Limits the length of responses. */
export const mostAttributes = 50;

/** The defaults of a new gateway: nothing is public. */
const initial: Omit<GatewaySettings, 'frequencyPlan'> = {
  eui: null,
  location: null,
  locationPublic: false,
  statusPublic: false,
  ownerPublic: false,
  autoUpdate: false,
  betaUpdates: false,
  attributes: {},
  router: null,
  fallbackRouters: [],
};

function merged(before: Attributes, changes: SettingsChanges['attributes'] = {}): Attributes {
  const entries = Object.entries({ ...before, ...changes }).filter(
    (entry): entry is [string, AttributeValue] => entry[1] !== null,
  );
  if (entries.length > mostAttributes)
    throw notValid({ argument: 'Attributes', reason: `a gateway has at most ${mostAttributes}` });
  return Object.fromEntries(entries);
}

/**
 * The changed parts of a location. v2's command line sends the position 0, 0 when it changes the altitude only
 * (docs/protocol/account-api.md#gateway-changes); no gateway is there, in the sea.
 */
function changedLocation(location: Location): Location {
  const { longitude, latitude, altitude = 0 } = location;
  return longitude === 0 && latitude === 0 && altitude !== 0 ? { altitude } : location;
}

/**
 * The settings after a change. Location and attributes are merged (docs/protocol/account-api.md#gateway-changes).
 */
export function changedSettings(before: GatewaySettings, changes: SettingsChanges): GatewaySettings {
  const said = Object.entries(changes).filter(([, value]) => value !== undefined);
  const location = changes.location
    ? { ...before.location, ...changedLocation(changes.location) }
    : changes.location;
  return {
    ...before,
    ...Object.fromEntries(said),
    location: location === undefined ? before.location : location,
    attributes: merged(before.attributes, changes.attributes),
  };
}

/** The EUI in an id such as `eui-0102030405060708` is that of the gateway; its settings cannot have another one, or none. */
export function requireEuiOfId(id: GatewayId, { eui }: SettingsChanges): void {
  const named = euiOfGatewayId(id);
  if (named === undefined || eui === undefined || eui === named) return;
  throw notValid({ argument: 'EUI', reason: `the id of this gateway names the EUI ${named}` });
}

export const newSettings = (
  frequencyPlan: FrequencyPlanId,
  { frequencyPlan: _, ...changes }: SettingsChanges,
): GatewaySettings => changedSettings({ ...initial, frequencyPlan }, changes);
