import { describe, expect, it } from '@jest/globals';
import { appNames, settingsOf, type SuitePlan } from './environment.js';
import { portsFrom } from './ports.js';
import type { Secrets } from '../data/secrets.js';

const names = ['internal', 'postgres', ...appNames.flatMap((app) => [`${app}_sealing`, `${app}_database`])];
const plan: SuitePlan = {
  data: '/data',
  ports: portsFrom(20_000),
  secrets: Object.fromEntries(names.map((name) => [name, `${name}/+=`])) as Secrets,
  certificate: { cert: '/data/certs/c.pem', key: '/data/certs/c.key' },
  logLevel: 'info',
};

describe('The settings of an app', () => {
  it.each(appNames)('open the database of %s only with its own password', (app) => {
    const settings = settingsOf(app, plan);
    const url = new URL(settings[`${app.toUpperCase()}_DATABASE_URL`] ?? '');
    expect([url.username, decodeURIComponent(url.password), url.pathname]).toEqual([
      app,
      `${app}_database/+=`,
      `/${app}`,
    ]);
    const others = appNames
      .filter((other) => other !== app)
      .map((other) => encodeURIComponent(`${other}_database/+=`));
    for (const other of [...others, encodeURIComponent('postgres/+=')])
      expect(JSON.stringify(settings)).not.toContain(other);
  });

  it.each(appNames)('of %s carry its prefix or are common', (app) => {
    for (const name of Object.keys(settingsOf(app, plan)))
      expect(name).toMatch(new RegExp(`^(FIELDPOST|${app.toUpperCase()})_`));
  });

  it('bring account and oauth together', () => {
    expect(settingsOf('account', plan)).toMatchObject({
      ACCOUNT_INTERNAL_PORT: '20009',
      ACCOUNT_OAUTH_ADDRESS: '127.0.0.1:20010',
    });
    expect(settingsOf('oauth', plan)).toMatchObject({
      OAUTH_INTERNAL_PORT: '20010',
      OAUTH_ACCOUNT_ADDRESS: '127.0.0.1:20009',
    });
  });

  it.each(['discovery', 'handler'] as const)('send %s to account', (app) =>
    expect(settingsOf(app, plan)).toMatchObject({
      [`${app.toUpperCase()}_ACCOUNT_ADDRESS`]: '127.0.0.1:20009',
    }),
  );

  it('have discovery check components on this machine alone, unless the environment says otherwise', () => {
    const name = 'DISCOVERY_MONITOR_PER_SECOND';
    const open = { ...plan, given: { FIELDPOST_LISTEN_HOST: '0.0.0.0' } };
    expect(settingsOf('discovery', open)[name]).toBeUndefined();
    expect(settingsOf('discovery', plan)[name]).toBe('1');
    expect(settingsOf('discovery', { ...plan, given: { [name]: '0' } })[name]).toBe('0');
  });

  it.each(['handler', 'network'] as const)('name the commit in the version that %s announces', (app) => {
    const name = `${app.toUpperCase()}_BUILD`;
    expect(settingsOf(app, { ...plan, build: '73ca7788 (2026-11-28)' })[name]).toBe('73ca7788 (2026-11-28)');
    expect(settingsOf(app, plan)[name]).toBeUndefined();
  });

  it('open all listeners for gateways to the local network when asked to', () =>
    expect(settingsOf('network', { ...plan, lan: ['192.0.2.7', '198.51.100.7'] })).toMatchObject({
      NETWORK_UDP_HOST: '0.0.0.0',
      NETWORK_STATION_HOST: '0.0.0.0',
      NETWORK_MQTT_HOST: '0.0.0.0',
    }));

  it('have the console show the first address in the local network, when gateways there may connect', () => {
    const settings = settingsOf('network', { ...plan, lan: ['192.0.2.7', '198.51.100.7'] });
    expect(settings['NETWORK_UDP_ADDRESS']).toBe(`192.0.2.7:${plan.ports.network_udp}`);
    expect(settings['NETWORK_STATION_ADDRESS']).toBe(`192.0.2.7:${plan.ports.network_station}`);
    for (const lan of [undefined, []])
      expect(settingsOf('network', { ...plan, lan })['NETWORK_UDP_ADDRESS']).toBeUndefined();
  });

  it('send the handler to discovery by the name in the certificate', () =>
    expect(settingsOf('handler', plan)).toMatchObject({
      HANDLER_DISCOVERY_ADDRESS: 'localhost:20001',
      HANDLER_DISCOVERY_CA_FILE: '/data/certs/c.pem',
    }));
});
