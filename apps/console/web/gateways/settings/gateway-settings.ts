import { euiOfGatewayId, isId, typedEui } from '@fieldpost/domain';
import type { operations } from '../../api/generated/account.js';
import type { GeoLocation } from '../../map/projection.js';
import type { KnownGateway, PlanId } from '../gateways.queries.js';
import { readAttributes, writeAttributes } from './other-attributes.js';

/** Request body of a change. */
export type GatewayChanges = operations['gateways.change']['requestBody']['content']['application/json'];

/** Form values of the settings of a gateway; empty texts are unset. */
export interface SettingsValues {
  readonly description: string;
  /** Empty for none, and for a gateway whose id names it. */
  readonly eui: string;
  readonly plan: string;
  readonly router: string;
  /** Ids separated by commas. */
  readonly fallbackRouters: string;
  readonly autoUpdate: boolean;
  readonly betaUpdates: boolean;
  readonly brand: string;
  readonly model: string;
  readonly placement: string;
  readonly antennaType: string;
  readonly antennaModel: string;
  /** Attributes without their own field, one per line. */
  readonly others: string;
  readonly place: GeoLocation | undefined;
  readonly altitude: number | '';
  readonly locationPublic: boolean;
  readonly statusPublic: boolean;
  readonly ownerPublic: boolean;
}

/** Attributes with their own field, by their names in the API. */
const named = {
  description: 'description',
  brand: 'brand',
  model: 'model',
  placement: 'placement',
  antenna_type: 'antennaType',
  antenna_model: 'antennaModel',
} as const;
const names: readonly string[] = Object.keys(named);

/** Location of the antenna, when both coordinates are set. */
export function placeOf({
  antenna_location: { latitude, longitude } = {},
}: KnownGateway): GeoLocation | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

const othersOf = ({ attributes }: KnownGateway) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));

export function settingsOf(gateway: KnownGateway): SettingsValues {
  const text = (name: string) => String(gateway.attributes[name] ?? '');
  return {
    description: text('description'),
    eui: euiOfGatewayId(gateway.id) ? '' : (gateway.eui ?? ''),
    plan: gateway.frequency_plan,
    router: gateway.router?.id ?? '',
    fallbackRouters: gateway.fallback_routers.map(({ id }) => id).join(', '),
    autoUpdate: gateway.auto_update ?? false,
    betaUpdates: gateway.beta_updates ?? false,
    brand: text('brand'),
    model: text('model'),
    placement: text('placement'),
    antennaType: text('antenna_type'),
    antennaModel: text('antenna_model'),
    others: writeAttributes(othersOf(gateway)),
    place: placeOf(gateway),
    altitude: gateway.antenna_location?.altitude ?? '',
    locationPublic: gateway.location_public,
    statusPublic: gateway.status_public,
    ownerPublic: gateway.owner_public,
  };
}

/** Ids of a comma-separated text. */
export const idsIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((id) => id !== '');

/** Whether a text is empty or a list of valid ids. */
export const areIds = (text: string): boolean => idsIn(text).every(isId);

/** Changed attributes; null removes one. */
function attributesIn(values: SettingsValues, gateway: KnownGateway) {
  const others = othersOf(gateway);
  const gone = Object.fromEntries(Object.keys(others).map((name) => [name, null]));
  const fields = Object.entries(named).map(([name, field]) => [name, values[field].trim() || null]);
  return { ...gone, ...readAttributes(values.others, others).attributes, ...Object.fromEntries(fields) };
}

/**
 * The changed location; undefined when it was not edited, so that a scrambled location is not stored as the
 * real one.
 */
function locationIn(values: SettingsValues, before: SettingsValues): GatewayChanges['antenna_location'] {
  const { place, altitude } = values;
  const isSame =
    place?.latitude === before.place?.latitude &&
    place?.longitude === before.place?.longitude &&
    altitude === before.altitude;
  if (isSame) return undefined;
  return place ? { ...place, ...altitudeIn(altitude, before) } : null;
}

/** An altitude that is left out of a request stays as it is, so that one that is not known stays unknown. */
const altitudeIn = (altitude: number | '', before: SettingsValues): { altitude?: number } =>
  altitude === '' && before.altitude === '' ? {} : { altitude: Math.round(Number(altitude)) };

/** Request body for these settings. */
export function changesOf(values: SettingsValues, gateway: KnownGateway): GatewayChanges {
  const location = locationIn(values, settingsOf(gateway));
  return {
    frequency_plan: values.plan as PlanId,
    ...(!euiOfGatewayId(gateway.id) && { eui: typedEui(values.eui) || null }),
    router: values.router.trim() || null,
    fallback_routers: [...idsIn(values.fallbackRouters)],
    auto_update: values.autoUpdate,
    beta_updates: values.betaUpdates,
    attributes: attributesIn(values, gateway),
    ...(location !== undefined && { antenna_location: location }),
    location_public: values.locationPublic,
    status_public: values.statusPublic,
    owner_public: values.ownerPublic,
  };
}
