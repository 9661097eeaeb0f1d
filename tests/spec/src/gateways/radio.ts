import type { MqttGateway, PacketForwarder, StationPeer } from '@fieldpost/testing';

/** The radio of a gateway. */
export interface Radio {
  readonly forward: (frame: Buffer) => Promise<unknown>;
  readonly nextFrame: (withinMs: number) => Promise<Buffer>;
  readonly forget: () => void;
}

const tries = 20;

export const radioOfForwarder = (forwarder: PacketForwarder): Radio => ({
  forward: (frame) => forwarder.forward(frame),
  nextFrame: async (withinMs) => (await forwarder.nextTransmission(withinMs)).phyPayload,
  forget: () => forwarder.forgetTransmissions(),
});

export const radioOfStation = (station: StationPeer): Radio => ({
  forward: (frame) => Promise.resolve(station.forward(frame)),
  nextFrame: async (withinMs) => Buffer.from(String((await station.next('dnmsg', withinMs))['pdu']), 'hex'),
  forget: () => station.forget('dnmsg'),
});

export const radioOfConnector = (connector: MqttGateway): Radio => ({
  forward: (frame) => connector.forward(frame),
  nextFrame: async (withinMs) => (await connector.nextDownlink(withinMs)).payload,
  forget: () => connector.forget(),
});

/** The first result of several tries: radio, UDP and components that connect lose messages. */
export async function repeated<T>(problem: string, attempt: (at: number) => Promise<T>): Promise<T> {
  let last: unknown;
  for (let at = 1; at <= tries; at += 1) {
    try {
      return await attempt(at);
    } catch (error) {
      last = error;
    }
  }
  throw new Error(problem, { cause: last });
}
