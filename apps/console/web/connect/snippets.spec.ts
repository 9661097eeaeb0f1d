import { describe, expect, it } from '@jest/globals';
import { ways } from './connect-search.js';
import { snippetsOf } from './snippets.js';

const inputs = {
  appId: 'my-app',
  devId: 'roof',
  origin: 'https://post.example',
  mqtt: 'mqtts://mqtt.example',
};

describe('The snippets of an application', () => {
  it.each(ways)('name its addresses and read the key from a variable: %s', (way) => {
    const { uplinks = '', downlink = '' } = snippetsOf(way, inputs) ?? {};
    for (const program of [uplinks, downlink]) {
      expect(program).toMatch(/mqtt\.example|https:\/\/post\.example\/handler/);
      expect(program).toMatch(/\bKEY\b/);
    }
    expect(uplinks).toContain('my-app');
    expect(downlink).toMatch(/my-app\/devices\/roof\/down/);
    expect(downlink).toMatch(/"payload_raw":"AQ=="/);
  });

  it.each(['node', 'python', 'go'] as const)('connect by TLS only where the server offers it: %s', (way) => {
    const tls = /mqtts:|tls_set|ssl:/;
    expect(snippetsOf(way, inputs)?.uplinks).toMatch(tls);
    expect(snippetsOf(way, { ...inputs, mqtt: 'mqtt.example:1884' })?.uplinks).not.toMatch(tls);
  });

  it('are for HTTP alone without an announced MQTT server', () =>
    expect(ways.filter((way) => snippetsOf(way, { ...inputs, mqtt: undefined }))).toEqual(['curl']));
});
