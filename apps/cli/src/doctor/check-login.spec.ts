import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Certificate, CertificateAuthority } from '@fieldpost/testing';
import { checkComponents } from './check-components.js';

const accessKey = 'ttn-account-v2.secret-of-the-application';
const connectType = 0x10;
const accepted = Buffer.from([0x20, 2, 0, 0]);
let authority: CertificateAuthority;
let stranger: CertificateAuthority;
const servers: Server[] = [];

beforeAll(async () => {
  [authority, stranger] = await Promise.all([CertificateAuthority.make(), CertificateAuthority.make()]);
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An MQTT server that accepts every login, and what it received. */
async function mqttServer(certificate?: Certificate) {
  const received: Buffer[] = [];
  const respond = (socket: Socket) =>
    socket
      .on('error', () => undefined)
      .on('data', (packet: Buffer) => {
        // Like every MQTT server, it ends a connection that does not start with CONNECT.
        if (packet[0] !== connectType) return void socket.destroy();
        received.push(packet);
        socket.write(accepted);
      });
  const server = certificate ? createTlsServer(certificate, respond) : createServer(respond);
  server.on('tlsClientError', () => undefined);
  servers.push(server.listen(0, 'localhost'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { mqtt_address: `localhost:${port}`, text: () => Buffer.concat(received).toString('latin1') };
}

/** The states of the findings about MQTT when the application is registered at `home`, one of two handlers. */
async function examine(
  home: { readonly mqtt_address: string },
  other?: { readonly mqtt_address: string },
  server = 'https://fieldpost.example',
) {
  const mine = { id: 'home', ...home };
  const all = other ? [mine, { id: 'other', ...other }] : [mine];
  const fetch = (url: string) => {
    const listed = url.includes('app_id=my-app') ? [mine] : url.includes('/handler?') ? all : [];
    return Promise.resolve(new Response(JSON.stringify({ services: listed })));
  };
  const login = { username: 'my-app', password: accessKey };
  const probes = {
    fetch,
    login,
    isApplicationNamed: true,
    longestMs: 20_000,
    ca: [authority.ca],
    now: Date.now(),
  };
  const findings = await checkComponents(server, probes);
  return findings.filter(({ subject }) => subject === 'application my-app at handler home');
}

describe('The access key of an application', () => {
  it('is sent over TLS to the handler where the application is registered, and to no other', async () => {
    const [home, other] = [
      await mqttServer(await authority.issue()),
      await mqttServer(await authority.issue()),
    ];
    expect(await examine(home, other)).toMatchObject([{ found: 'Application my-app can log in.' }]);
    expect(home.text()).toContain(accessKey);
    expect(other.text()).toContain('fieldpost-doctor');
    expect(other.text()).not.toContain(accessKey);
  });

  it.each([
    ['has no TLS', () => undefined],
    ['has a certificate of an authority that is not trusted', () => stranger.issue()],
    ['has a certificate for another name', () => authority.issue('other.example')],
    ['has a certificate that has ended', () => authority.issue('localhost', -1)],
  ])('is not sent to a handler that %s', async (_, certificate) => {
    const home = await mqttServer(await certificate());
    expect(await examine(home)).toMatchObject([
      { state: 'warning', found: expect.stringContaining('was not sent') },
    ]);
    expect(home.text()).toContain('fieldpost-doctor');
    expect(home.text()).not.toContain(accessKey);
  });

  it('is sent without TLS where the server and the handler are on this machine, and nobody else can read it', async () => {
    const home = await mqttServer();
    expect(await examine(home, undefined, 'http://localhost:8000')).toMatchObject([
      { state: 'ok', found: 'Application my-app can log in.' },
    ]);
    expect(home.text()).toContain(accessKey);
  });
});
