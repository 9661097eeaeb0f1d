import type { Eui } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { type FrequencyPlan, frequencyPlan, stationEui } from '@fieldpost/lorawan';
import { type GatewayCredentials, tokenIn } from '../gateway-credentials.js';
import type { GatewayDirectory } from '../gateway-directory.js';
import type { GatewayIdentity } from '../gateway-traffic.js';
import type { UnregisteredGateways } from '../unregistered-gateways.js';
import {
  stationCredentialsNotValid,
  stationNotRegistered,
  stationWithoutCredentials,
  stationWithoutPlan,
  tooManyStations,
} from './station.errors.js';

/** What a station shows of itself. */
export interface StationCaller {
  /** Network address. */
  readonly address: string;
  /** The key of the gateway, or a token; empty without one. */
  readonly secret: string;
  /** Common name of a client certificate of the trusted authority; empty without one. */
  readonly certificateName: string;
}

/** A gateway that proved its identity. */
export interface AdmittedStation {
  readonly gateway: GatewayIdentity;
  readonly plan: FrequencyPlan;
}

export interface StationAccessParts {
  readonly directory: Pick<GatewayDirectory, 'known' | 'find'>;
  readonly credentials: Pick<GatewayCredentials, 'isSecretOf'>;
  readonly unregistered: Pick<UnregisteredGateways, 'note' | 'forget'>;
}

/** Stations whose gateway is looked up or whose key is checked; further ones have to try again. */
const mostWaiting = 2_000;

/** Admits stations: finds the gateway of an EUI, and checks that the caller is this gateway. */
export class StationAccess {
  private waiting = 0;

  constructor(private readonly parts: StationAccessParts) {}

  /** Throws the reason for which a station is rejected; `unavailable` when account cannot be reached. */
  async admit(eui: Eui, caller: StationCaller): Promise<AdmittedStation> {
    if (this.waiting >= mostWaiting) throw tooManyStations();
    this.waiting += 1;
    try {
      const found = await this.find(eui, caller.address);
      await this.authenticate(found, eui, caller);
      const plan = frequencyPlan(found.frequencyPlan);
      if (!plan) throw stationWithoutPlan({ id: found.id, plan: found.frequencyPlan });
      return { gateway: { ...found, isTrusted: true, ...tokenIn(caller.secret) }, plan };
    } finally {
      this.waiting -= 1;
    }
  }

  private async find(eui: Eui, address: string): Promise<GatewayIdentity> {
    const { directory, unregistered } = this.parts;
    const found = directory.known({ eui }) ?? (await directory.find({ eui }));
    if (found === undefined) throw unavailable({ what: 'account' });
    if (found === null) {
      unregistered.note(eui, address, Date.now());
      throw stationNotRegistered({ eui });
    }
    unregistered.forget(eui);
    return found;
  }

  private async authenticate({ id }: GatewayIdentity, eui: Eui, caller: StationCaller): Promise<void> {
    const { secret, certificateName } = caller;
    if (certificateName !== '' && isNameOf(certificateName, { id, eui })) return;
    if (secret === '' && certificateName === '') throw stationWithoutCredentials({ id });
    if (!(await this.parts.credentials.isSecretOf(id, secret))) throw stationCredentialsNotValid({ id });
  }
}

/** Certificates name a gateway by its id or its EUI. */
function isNameOf(name: string, { id, eui }: { readonly id: string; readonly eui: Eui }): boolean {
  if (name === id) return true;
  try {
    return stationEui(name, 'name') === eui;
  } catch {
    // Any other name is that of no gateway.
    return false;
  }
}
