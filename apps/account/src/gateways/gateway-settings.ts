import type { Location } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { FrequencyPlanId } from '../frequency-plans/frequency-plans.js';

export type AttributeValue = string | number | boolean;
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** What the collaborators of a gateway decide about it. */
export interface GatewaySettings {
  readonly frequencyPlan: FrequencyPlanId;
  /** Null when nobody said where the antenna is. */
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

/** What a client wants changed: absent means as it was, a null attribute that it goes. */
export type SettingsChanges = {
  readonly [Setting in Exclude<keyof GatewaySettings, 'attributes'>]?: GatewaySettings[Setting] | undefined;
} & { readonly attributes?: Readonly<Record<string, AttributeValue | null>> | undefined };

/** More would make every answer that shows the gateway too long. */
export const mostAttributes = 50;

/** A gateway of which nothing else was said: what nobody made public is not. */
const initial: Omit<GatewaySettings, 'frequencyPlan'> = {
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
 * What of a location was meant: v2's command line always sends all three parts, and 0, 0 for the position when it changes the
 * altitude alone (docs/protocol/account-api.md#gateway-changes). No gateway stands there, in the sea.
 */
function meant(location: Location): Location {
  const { longitude, latitude, altitude = 0 } = location;
  return longitude === 0 && latitude === 0 && altitude !== 0 ? { altitude } : location;
}

/**
 * The settings after a change; of the location and the attributes only the given parts change
 * (docs/protocol/account-api.md#gateway-changes).
 */
export function changedSettings(before: GatewaySettings, changes: SettingsChanges): GatewaySettings {
  const said = Object.entries(changes).filter(([, value]) => value !== undefined);
  const location = changes.location ? { ...before.location, ...meant(changes.location) } : changes.location;
  return {
    ...before,
    ...Object.fromEntries(said),
    location: location === undefined ? before.location : location,
    attributes: merged(before.attributes, changes.attributes),
  };
}

export const newSettings = (
  frequencyPlan: FrequencyPlanId,
  { frequencyPlan: _, ...changes }: SettingsChanges,
): GatewaySettings => changedSettings({ ...initial, frequencyPlan }, changes);
