import { FaultProxy } from '@fieldpost/testing';
import { Host } from './host.js';

const loopback = '127.0.0.1';

/**
 * A host where nobody may change the network: an address of loopback, reached through lines alone. A cut keeps every
 * connection and lets nothing through, which is what both ends of a lost network see.
 */
export class ProxiedHost extends Host {
  readonly outside = loopback;
  readonly name = loopback;
  readonly within = [];
  private readonly inbound: FaultProxy[] = [];

  constructor(readonly inside: string) {
    super();
  }

  async openPorts(ports: readonly number[]): Promise<void> {
    for (const port of ports)
      this.inbound.push(await FaultProxy.to(port, { near: { host: loopback, port }, far: this.inside }));
  }

  async isolate(): Promise<void> {
    for (const line of this.all()) line.freeze();
  }

  async restore(): Promise<void> {
    for (const line of this.all()) line.restore();
  }

  override async close(): Promise<void> {
    await super.close();
    for (const proxy of this.inbound) proxy.close();
  }

  private all(): readonly FaultProxy[] {
    return [...this.lines.values(), ...this.inbound];
  }
}
