import { expandAddress } from '@fieldpost/domain';

/** Inputs of an example. Without the key, which must not be saved in the history of a shell. */
export interface ExampleInputs {
  readonly appId: string;
  /** Origin of this site. */
  readonly origin: string;
  /** As announced in discovery, if it is. */
  readonly mqtt: string | undefined;
}

/** A command that shows the uplinks of an application; undefined without an announced MQTT server. */
export function subscription({ appId, mqtt = '' }: ExampleInputs): string | undefined {
  // The secure address is the last one.
  const offer = expandAddress('mqtt', mqtt).at(-1);
  if (!offer) return undefined;
  const secure = offer.scheme === 'mqtts' ? ' --tls-use-os-certs' : '';
  const where = `-h ${offer.host} -p ${offer.port}${secure}`;
  return `mosquitto_sub ${where} -u ${appId} -P "$KEY" -t '+/devices/+/up' -v`;
}

/** A command that reads the application from the account server. */
export const request = ({ appId, origin }: ExampleInputs): string =>
  `curl -H "Authorization: Key $KEY" ${origin}/api/v2/applications/${appId}`;
