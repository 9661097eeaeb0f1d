import { describe, expect, it } from '@jest/globals';
import { frequencyPlan, type FrequencyPlan } from '@fieldpost/lorawan';
import { ownerLimits } from '../../../test/memory/gateways.memory.js';
import { SilentSocket } from '../../../test/memory/silent-socket.memory.js';
import { StationConnections } from './station-connections.js';

const version = '{"msgtype":"version","station":"2.0.6","protocol":2,"features":""}';
const uplink =
  '{"msgtype":"propdf","FRMPayload":"E0","DR":5,"Freq":868100000,"upinfo":{"rctx":0,"xtime":1,"rssi":-35,"snr":5}}';

function connectionsWith(owners = ownerLimits()) {
  const state = { now: 0, uplinks: 0 };
  const connections = new StationConnections({
    traffic: { uplink: () => void (state.uplinks += 1), status: () => undefined },
    connections: { register: () => () => undefined },
    report: () => undefined,
    owners,
    now: () => state.now,
  });
  const serve = (id: string): SilentSocket => {
    const socket = new SilentSocket();
    const plan = frequencyPlan('EU_863_870') as FrequencyPlan;
    const admitted = { gateway: { id, frequencyPlan: plan.name, owner: 'ann' }, plan };
    const admit = () => Promise.resolve(admitted);
    connections.serve({ ...admitted, admit, address: '192.0.2.1', socket: socket as never });
    return socket;
  };
  return { connections, state, serve };
}

const send = (socket: SilentSocket, text: string): boolean =>
  socket.emit('message', Buffer.from(text), false);

describe('The connection of a station', () => {
  it('has a limit of messages, which leaves others alone', () => {
    const { connections, state, serve } = connectionsWith();
    const [flooding, peaceful] = [serve('flooding'), serve('peaceful')];
    for (const socket of [flooding, peaceful]) send(socket, version);
    for (let at = 0; at < 2_000; at += 1) send(flooding, uplink);
    expect(state.uplinks).toBe(399);
    send(peaceful, uplink);
    expect(state.uplinks).toBe(400);
    expect(connections.results.of('too_many')).toBe(1_601);
    state.now = 5;
    send(flooding, uplink);
    expect(state.uplinks).toBe(401);
  });

  it.each([
    ['messages', (socket: SilentSocket) => send(socket, uplink)],
    ['pings', (socket: SilentSocket) => socket.emit('ping', Buffer.of())],
    ['pongs', (socket: SilentSocket) => socket.emit('pong', Buffer.of())],
  ])('ends after 2,000 %s beyond its limit', (_, flood) => {
    const { connections, serve } = connectionsWith();
    const socket = serve('flooding');
    for (let at = 0; at < 2_400; at += 1) flood(socket);
    expect(socket).toMatchObject({ isTerminated: false });
    flood(socket);
    expect(socket).toMatchObject({ isTerminated: true });
    expect(connections.count).toBe(0);
  });

  it('that is not admitted may break the protocol before it is closed', () => {
    const { serve } = connectionsWith(ownerLimits({ connections: 1 }));
    serve('first');
    expect(() => serve('second').emit('error', new Error('invalid frame'))).not.toThrow();
  });

  it('is closed, to be tried later, when the owner of its gateway has too many', () => {
    const { connections, serve } = connectionsWith(ownerLimits({ connections: 1 }));
    const first = serve('first');
    expect([first, serve('second')].map(({ isClosed }) => isClosed)).toEqual([false, true]);
    // The same gateway again takes the place of its former connection.
    const again = serve('first');
    expect([first.isClosed, again.isClosed, connections.count]).toEqual([true, false, 1]);
    again.emit('close');
    expect(serve('second').isClosed).toBe(false);
  });

  it('loses messages that are beyond what all gateways of its owner may send', () => {
    const { connections, state, serve } = connectionsWith(ownerLimits({ messages: 1 }));
    for (const socket of [serve('first'), serve('second')]) {
      send(socket, version);
      for (let at = 0; at < 2; at += 1) send(socket, uplink);
    }
    expect([state.uplinks, connections.results.of('too_many_of_owner')]).toEqual([2, 2]);
  });

  it('ends when a station that answers pings is silent, and when none sends its version', async () => {
    const { connections, state, serve } = connectionsWith();
    const [answering, mute, unready] = [serve('answering'), serve('mute'), serve('unready')];
    for (const socket of [answering, mute]) send(socket, version);
    answering.emit('pong', Buffer.of());
    await connections.sweep();
    expect([answering, mute, unready].map(({ pings }) => pings)).toEqual([1, 1, 1]);
    state.now = 30_001;
    await connections.sweep();
    expect([answering, mute, unready].map(({ isClosed }) => isClosed)).toEqual([true, false, true]);
    expect(connections.count).toBe(1);
  });

  it('ends when the station does not read', () => {
    const { serve } = connectionsWith();
    const socket = serve('my-gateway');
    socket.bufferedAmount = 1_000_000;
    send(socket, version);
    expect(socket).toMatchObject({ isClosed: true, sent: [] });
  });

  it('gets the time of the server every 200 seconds', async () => {
    const { connections, state, serve } = connectionsWith();
    const socket = serve('my-gateway');
    send(socket, version);
    state.now = 200_000;
    await connections.sweep();
    expect(socket.sent.map((text) => JSON.parse(text))).toMatchObject([
      { msgtype: 'router_config' },
      { msgtype: 'timesync', MuxTime: expect.any(Number) },
    ]);
  });
});
