import { expandAddress } from '@fieldpost/domain';

/** What an example of use needs. The key is not in it: it belongs into no history of a shell. */
export interface Used {
  readonly appId: string;
  /** Where this site is. */
  readonly origin: string;
  /** As discovery announces it; undefined where nobody does. */
  readonly mqtt: string | undefined;
}

/** A line that shows what the devices of an application send; undefined where no MQTT server is announced. */
export function subscription({ appId, mqtt = '' }: Used): string | undefined {
  // The secure one stands last.
  const offer = expandAddress('mqtt', mqtt).at(-1);
  if (!offer) return undefined;
  const secure = offer.scheme === 'mqtts' ? ' --tls-use-os-certs' : '';
  const where = `-h ${offer.host} -p ${offer.port}${secure}`;
  return `mosquitto_sub ${where} -u ${appId} -P "$KEY" -t '+/devices/+/up' -v`;
}

/** A line that asks the account server about the application. */
export const request = ({ appId, origin }: Used): string =>
  `curl -H "Authorization: Key $KEY" ${origin}/api/v2/applications/${appId}`;
