import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DevAddr } from '@fieldpost/domain';
import type { HandlerClient } from '../clients/handler.js';
import type { MqttApplication } from '../clients/mqtt.js';
import { DeviceSimulator } from '../devices/device.js';
import { isServed } from '../clients/is-served.js';

interface ProbeParts {
  readonly handler: HandlerClient;
  readonly mqtt: MqttApplication;
  readonly send: (phyPayload: Buffer) => Promise<void>;
}

/** The device that sends them; each probe registers it anew. */
export const probeDevId = 'probe';
const tries = 60;
const answerMs = 2_000;

/**
 * Sends uplinks of a device until the application gets one: the handler registers devices at the brokers that it is
 * connected to, and apps that have just started lose frames.
 */
export async function probeUplinks(
  { id: app_id }: { readonly id: string },
  parts: ProbeParts,
): Promise<void> {
  const { handler, mqtt, send } = parts;
  const [nwkSKey, appSKey, devEui] = [randomBytes(16), randomBytes(16), randomBytes(8)];
  const devAddr = DevAddr('26000001');
  const names = { app_id, dev_id: probeDevId };
  const topic = `${app_id}/devices/${probeDevId}/up`;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const session = { dev_addr: Buffer.from(devAddr, 'hex'), nwk_s_key: nwkSKey, app_s_key: appSKey };
    const euis = { app_eui: Buffer.alloc(8, 1), dev_eui: devEui };
    const device = { ...names, lorawan_device: { ...names, ...euis, ...session } };
    if (!(await isServed(handler.setDevice(device)))) {
      await pause(answerMs);
      continue;
    }
    await send(
      DeviceSimulator.abp({ devAddr, nwkSKey, appSKey }).uplink({ port: 1, payload: Buffer.of(attempt) }),
    );
    const isThere = await mqtt.nextMessage(topic, answerMs).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error('no uplink of a gateway reaches the handler');
}
