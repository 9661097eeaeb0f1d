// Minimal handler in Node: receive the uplinks of a broker and forward each as JSON over MQTT, without
// decryption, checks and storage. argv: the broker's port and its certificate.
import { createServer, type Socket } from 'node:net';
import { credentials } from '@grpc/grpc-js';
import { type broker, loadClients } from '@fieldpost/contracts';
import { packet, text } from './mqtt-packet.js';
import { listen } from './listen.js';

const [port = '', certificate = ''] = process.argv.slice(2);
// Accepted, and subscribed (MQTT 3.1.1 sections 3.2 and 3.9).
const [connack, suback] = [packet(0x20, Buffer.of(0, 0)), packet(0x90, Buffer.of(0, 1, 0))];
const subscribers = new Set<Socket>();

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => undefined);
  socket.on('close', () => subscribers.delete(socket));
  socket.once('data', () => {
    socket.write(connack);
    socket.once('data', () => {
      socket.write(suback);
      subscribers.add(socket);
    });
  });
});

const contracts = loadClients('broker/broker.proto');
const client = new contracts.broker.Broker(
  `localhost:${port}`,
  credentials.createSsl(Buffer.from(certificate)),
);

function handOn(uplink: broker.DeduplicatedUplinkMessage__Output): void {
  const { app_id, dev_id, payload, protocol_metadata, gateway_metadata } = uplink;
  const message = JSON.stringify({
    app_id,
    dev_id,
    counter: protocol_metadata?.lorawan?.f_cnt,
    payload_raw: payload.toString('base64'),
    metadata: { gateways: gateway_metadata },
  });
  const publish = packet(0x30, text(`${app_id}/devices/${dev_id}/up`), Buffer.from(message));
  for (const socket of subscribers) socket.write(publish);
}

client.subscribe({}).on('data', handOn);
listen(server);
