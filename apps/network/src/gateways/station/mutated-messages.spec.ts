import { describe, expect, it } from '@jest/globals';
import { frequencyPlan, type FrequencyPlan } from '@fieldpost/lorawan';
import { ownerLimits } from '../../../test/memory/gateways.memory.js';
import {
  countingRouter,
  heapMb,
  mutated,
  mutatedMessages,
  mutatedWithinMs,
  randomNumbers,
} from '../../../test/memory/hostile.memory.js';
import { SilentSocket } from '../../../test/memory/silent-socket.memory.js';
import { StationConnections } from './station-connections.js';

const upinfo = '"upinfo":{"rctx":0,"xtime":11822022712573953,"gpstime":0,"fts":-1,"rssi":-35,"snr":5.25}';
const radio = `"RefTime":0.5,"DR":5,"Freq":868100000,${upinfo}`;
const version =
  '{"msgtype":"version","station":"2.0.6(rpi/std)","firmware":null,"package":"1","model":"rpi","protocol":2,"features":"gps prod"}';
const uplink = `{"msgtype":"updf","MHdr":64,"DevAddr":-2,"FCtrl":130,"FCnt":1,"FOpts":"0307","FPort":1,"FRMPayload":"6F3E","MIC":-5,${radio}}`;
const messages = [
  ...[version, uplink, uplink],
  `{"msgtype":"jreq","MHdr":0,"JoinEui":"::1","DevEui":"B8-27-EB-FF-FE-12-34-56","DevNonce":9,"MIC":5,${radio}}`,
  `{"msgtype":"propdf","FRMPayload":"E00102",${radio}}`,
  '{"msgtype":"dntxed","seqno":7,"diid":7,"DR":3,"Freq":869525000,"DevEui":"::1","rctx":0,"xtime":11822022712573953,"txtime":1.5}',
  '{"msgtype":"timesync","txtime":11822022712573953}',
].map((text) => Buffer.from(text));

function stationsWith() {
  const state = { now: 0 };
  const { router, registry, counted } = countingRouter();
  const stations = new StationConnections({
    ...{ traffic: router, connections: registry, owners: ownerLimits() },
    ...{ report: () => undefined, now: () => state.now },
  });
  const plan = frequencyPlan('EU_863_870') as FrequencyPlan;
  const connect = (id: string, owner: string): SilentSocket => {
    const socket = new SilentSocket();
    const admitted = { gateway: { id, frequencyPlan: plan.name, owner, isTrusted: true }, plan };
    const admit = () => Promise.resolve(admitted);
    stations.serve({ ...admitted, admit, address: '192.0.2.1', socket: socket as never });
    socket.emit('message', Buffer.from(version), false);
    return socket;
  };
  return { stations, state, counted, connect };
}

describe('Mutated messages of a station', () => {
  it(
    'are read or rejected without an exception, and keep no memory',
    () => {
      const { stations, state, connect } = stationsWith();
      const random = randomNumbers(7);
      let [socket, heapBefore] = [connect('hostile', 'eve'), Infinity];
      for (let at = 0; at < mutatedMessages; at += 1) {
        state.now += 20;
        const message = mutated(messages[random(messages.length)] ?? Buffer.of(), random, 2);
        socket.emit('message', message, random(16) === 0);
        socket.sent.splice(0);
        if (socket.isClosed) socket = connect('hostile', 'eve');
        if (at === Math.floor(mutatedMessages / 4)) heapBefore = heapMb();
      }
      for (const result of ['accepted', 'malformed', 'ignored'] as const)
        expect(stations.results.of(result)).toBeGreaterThan(mutatedMessages / 100);
      expect(heapMb() - heapBefore).toBeLessThan(8);
      expect(stations.count).toBe(1);
    },
    mutatedWithinMs,
  );

  it('leave another gateway working', () => {
    const { stations, state, counted, connect } = stationsWith();
    const random = randomNumbers(8);
    const [hostile, peaceful] = [connect('hostile', 'eve'), connect('peaceful', 'ann')];
    for (let at = 0; at < 1_000; at += 1) {
      state.now += 20;
      hostile.emit('message', mutated(messages[random(messages.length)] ?? Buffer.of(), random), false);
    }
    const { frames } = counted;
    peaceful.emit('message', Buffer.from(uplink), false);
    expect({ frames: counted.frames, isClosed: peaceful.isClosed }).toEqual({
      frames: frames + 1,
      isClosed: false,
    });
    expect(stations.count).toBe(2);
  });
});
