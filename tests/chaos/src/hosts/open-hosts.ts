import type { Host } from './host.js';
import { ProxiedHost } from './proxied-host.js';
import { NamespaceHost } from './namespace-host.js';

export type Hosts = readonly [Host, Host];

/**
 * Two hosts: network namespaces where those are permitted, else addresses of loopback behind lines that can be cut. With
 * `CHAOS_HOSTS=lines` they are lines everywhere. Says which, as it is part of what a run shows.
 */
export async function openHosts(): Promise<Hosts> {
  const { hosts, way } = await inOneWay();
  process.stderr.write(`hosts are ${way}\n`);
  return hosts;
}

async function inOneWay(): Promise<{ readonly hosts: Hosts; readonly way: string }> {
  const lines = () => [new ProxiedHost('127.0.0.2'), new ProxiedHost('127.0.0.3')] as const;
  if (process.env['CHAOS_HOSTS'] === 'lines') return { hosts: lines(), way: 'lines, as was asked for' };
  try {
    const first = await NamespaceHost.open();
    return { hosts: [first, await NamespaceHost.open()], way: 'network namespaces' };
  } catch (error) {
    return {
      hosts: lines(),
      way: `lines, since there are no network namespaces: ${(error as Error).message}`,
    };
  }
}
