import { type gateway, messageCodecs, type networkV1, type router } from '@fieldpost/contracts';

/** Reads a message; undefined when the bytes are none of its kind. */
type Read<Message> = (bytes: Buffer) => Message | undefined;

const codecOf = messageCodecs('router/router.proto', 'fieldpost/network/v1/gateway_connector.proto');

function read<Message>(name: string): Read<Message> {
  const { deserialize } = codecOf(name);
  return (bytes) => {
    try {
      return deserialize(bytes) as Message;
    } catch {
      // The decoder says no more than that the bytes are no such message.
      return undefined;
    }
  };
}

export const readConnect = read<networkV1.ConnectMessage__Output>('fieldpost.network.v1.ConnectMessage');
export const readDisconnect = read<networkV1.DisconnectMessage__Output>(
  'fieldpost.network.v1.DisconnectMessage',
);
export const readUplink = read<router.UplinkMessage__Output>('router.UplinkMessage');
export const readStatus = read<gateway.Status__Output>('gateway.Status');

export const writeDownlink = (message: router.DownlinkMessage): Buffer =>
  codecOf('router.DownlinkMessage').serialize(message);
