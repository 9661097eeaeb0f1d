import { FaultProxy } from '@fieldpost/testing';

/** What a handler reaches on other machines. */
export const services = [
  'database',
  'redis',
  'broker',
  'discovery',
  'oauth',
  'keys',
  'amqp',
  'mqtt',
] as const;
export type Service = (typeof services)[number];

/** A machine for one replica. Its ways to everything else are lines of its own, of which each can be cut alone. */
export abstract class Host {
  /** Where the replica listens. */
  abstract readonly inside: string;
  /** Where the ends of its ways are, as the replica reaches them. */
  abstract readonly outside: string;
  /** How others call it. */
  abstract readonly name: string;
  /** The command that runs a program there. */
  abstract readonly within: readonly string[];
  protected readonly lines = new Map<Service, FaultProxy>();

  /** Nothing comes in or goes out, and nobody is told. */
  abstract isolate(): Promise<void>;
  abstract restore(): Promise<void>;
  /** Lets others reach these ports of the replica. */
  abstract openPorts(ports: readonly number[]): Promise<void>;

  /** Makes a way to a port of this machine. */
  async reach(service: Service, port: number): Promise<void> {
    this.lines.set(service, await FaultProxy.to(port, { near: { host: this.outside } }));
  }

  way(service: Service): FaultProxy {
    const line = this.lines.get(service);
    if (!line) throw new Error(`the host has no way to ${service}`);
    return line;
  }

  /** `host:port`, as the replica reaches the service. */
  addressOf(service: Service): string {
    return `${this.outside}:${this.way(service).port}`;
  }

  /** The same in a URL that names the service where it is. */
  through(service: Service, url: string): string {
    const changed = new URL(url);
    changed.host = this.addressOf(service);
    return changed.href;
  }

  async close(): Promise<void> {
    for (const line of this.lines.values()) line.close();
  }
}
