import { describe, expect, it } from '@jest/globals';
import { addressesOf } from './settings/addresses.js';
import { lanAddresses } from './settings/lan-addresses.js';
import { portsFrom } from './settings/ports.js';
import type { Secrets } from './data/secrets.js';
import { summaryOf } from './summary.js';

const plan = {
  data: '/data',
  ports: portsFrom(20_000),
  secrets: {} as Secrets,
  certificate: { cert: '/data/certs/c.pem', key: '/data/certs/c.key' },
  logLevel: 'info',
};
const at = addressesOf(plan, {});

describe('The summary of npm start', () => {
  it('has the addresses of all servers', () => {
    const summary = summaryOf(at, { seconds: 1.23, logs: '/data/logs' });
    expect(summary).toContain('Fieldpost is ready after 1.2 s.');
    for (const address of ['http://localhost:20000', 'localhost:20013', '127.0.0.1:20015'])
      expect(summary).toContain(address);
    expect(summary).toContain('npm start -- --lan');
    expect(summary).toContain('Log files, with a line for each request: /data/logs');
  });

  it('has what to enter on a gateway of the local network', () => {
    const summary = summaryOf(at, { seconds: 1, logs: '', lan: ['192.0.2.7', '198.51.100.7'] });
    expect(summary).toContain('enter the server 192.0.2.7 (or 198.51.100.7), port 20015 up and down');
    expect(summary).toContain(
      '{"gateway_conf": {"server_address":"192.0.2.7","serv_port_up":20015,"serv_port_down":20015}}',
    );
    for (const line of [
      'tc.uri     wss://192.0.2.7:20016',
      'tc.key     Authorization: Bearer',
      'tc.trust   /data/certs/c.pem',
    ])
      expect(summary).toContain(line);
    expect(summaryOf(at, { seconds: 1, logs: '', lan: [] })).toContain(
      'enter the server the address of this machine',
    );
  });

  it.each([
    [undefined, /^  npm run demo +shows/m],
    ['/srv/second', /^  npm run demo -- --data \/srv\/second +shows/m],
    ["/srv/my field's", /^  npm run demo -- --data '\/srv\/my field'\\''s' +shows/m],
  ])('has a command that runs the demo with the data folder %s', (data, command) =>
    expect(summaryOf(at, { seconds: 1, logs: '', data })).toMatch(command),
  );

  it('names the certificate for the doctor, and the simulator', () => {
    const summary = summaryOf(at, { seconds: 1, logs: '', data: '/srv/second' });
    expect(summary).toContain('npx fieldpost doctor --ca /data/certs/c.pem');
    expect(summary).toMatch(/^  npm run simulate -- --data \/srv\/second +simulates/m);
  });

  it('has nothing about gateways without the network app', () => {
    const summary = summaryOf(addressesOf({ ...plan, network: false }, {}), { seconds: 1, logs: '' });
    expect(summary).not.toMatch(/gateway/i);
  });
});

describe('The addresses of this machine in local networks', () => {
  const about = { netmask: '', mac: '', cidr: null };
  it('are those of IPv4 that others can reach', () =>
    expect(
      lanAddresses({
        lo: [{ ...about, address: '127.0.0.1', family: 'IPv4', internal: true }],
        eth0: [
          { ...about, address: '192.0.2.7', family: 'IPv4', internal: false },
          { ...about, address: 'fe80::1', family: 'IPv6', internal: false, scopeid: 1 },
        ],
        eth1: undefined,
      }),
    ).toEqual(['192.0.2.7']));
});
