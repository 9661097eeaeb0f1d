import { expandAddress } from '@fieldpost/domain';

/** Inputs of an example. Without the key, which must not be saved in the history of a shell. */
export interface ExampleInputs {
  readonly appId: string;
  /** Origin of this site. */
  readonly origin: string;
  /** As announced in discovery, if it is. */
  readonly mqtt: string | undefined;
}

/** An MQTT server. */
export interface MqttServer {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
}

/** The announced MQTT server, by TLS if it offers that; undefined without an announcement. */
export function mqttServer(announced = ''): MqttServer | undefined {
  // The secure address is the last one.
  const offer = expandAddress('mqtt', announced).at(-1);
  return offer && { host: offer.host, port: offer.port, isSecure: offer.scheme === 'mqtts' };
}

/** Options of the mosquitto programs that connect to the server as this application. */
export const mosquittoOptions = ({ host, port, isSecure }: MqttServer, appId: string): string =>
  `-h ${host} -p ${port}${isSecure ? ' --tls-use-os-certs' : ''} -u ${appId} -P "$KEY"`;

/** A command that shows the uplinks of an application; undefined without an announced MQTT server. */
export function subscription({ appId, mqtt }: ExampleInputs): string | undefined {
  const server = mqttServer(mqtt);
  return server && `mosquitto_sub ${mosquittoOptions(server, appId)} -t '+/devices/+/up' -v`;
}

/** A command that reads the application from the account server. */
export const request = ({ appId, origin }: ExampleInputs): string =>
  `curl -H "Authorization: Key $KEY" ${origin}/api/v2/applications/${appId}`;
