import { isId, parseDeviceTopic } from '@fieldpost/domain';
import { tooLong } from '../../downlinks/downlink-message.js';
import { parseJson } from '../../shared/json.js';
import type { IncomingDownlink } from '../downlink-intake.js';

/** The ids in a routing key such as `my-app.devices.my-dev.down`, with dots where MQTT has slashes. */
const targetOf = (routingKey: string) => parseDeviceTopic(routingKey.replaceAll('.', '/'));

/**
 * The device of a downlink. The body names it, as in v2; the routing key names what the body leaves out
 * (docs/protocol/amqp.md#downlinks). They must not name two applications: brokers check rights on the key only.
 */
export function readAmqpDownlink(
  routingKey: string,
  payload: Buffer,
): IncomingDownlink | { readonly reason: string } {
  const obstacle = tooLong(payload);
  if (obstacle) return obstacle;

  const target = targetOf(routingKey);
  const body = parseJson(payload);
  const [appId, devId] = [idIn(body, 'app_id') ?? target?.appId, idIn(body, 'dev_id') ?? target?.devId];
  if (!isIdText(appId)) return { reason: 'app_id not valid: has wrong format' };
  if (!isIdText(devId)) return { reason: 'dev_id not valid: has wrong format' };
  if (target?.appId !== appId) return { reason: 'app_id not valid: should be that of the routing key' };
  return { appId, devId, payload };
}

const isIdText = (raw: unknown): raw is string => typeof raw === 'string' && isId(raw);

/** An empty id counts as none. */
function idIn(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return (body as Readonly<Record<string, unknown>>)[name] || undefined;
}
