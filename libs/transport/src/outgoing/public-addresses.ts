import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { defineError } from '@fieldpost/errors';

const addressRejected = defineError(
  'address_rejected',
  'permission_denied',
  'permission denied: {host} has no public address, and {setting} does not name its address',
);

/** Of IPv4, everything that is no unicast address of the internet (IANA special-purpose registry). */
const notPublic4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
];
/** Of IPv6, what is meant for the internet, less what leads somewhere else: tunnels, documentation, protocols. */
const public6 = ['2000::/3'];
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return list;
}

const blocked4 = listOf(notPublic4);
const reached6 = listOf(public6);
const blocked6 = listOf(notPublic6);

const loopback = ['127.0.0.1', '::1'];
const isLocalName = (host: string): boolean => /(?:^|\.)localhost\.?$/.test(host);

type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** The addresses that requests to URLs of users may reach: those of the internet, and the networks that a setting names. */
export class PublicAddresses {
  private readonly named: BlockList;

  /** `networks` are addresses or ranges such as 10.0.0.0/8, from this setting. */
  constructor(
    readonly setting: string,
    networks: readonly string[],
    private readonly resolve: Resolve = resolveAll,
  ) {
    this.named = listOf(networks);
  }

  has(address: string): boolean {
    const family = familyOf(address);
    if (this.named.check(address, family)) return true;
    if (family === 'ipv4') return !blocked4.check(address, family);
    return reached6.check(address, family) && !blocked6.check(address, family);
  }

  /**
   * Whether the host of a URL may be reached, as far as this can be known without resolving it: an address of this list, or any
   * name but those of this machine (RFC 6761, 6.3).
   */
  mayHave(hostname: string): boolean {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    if (isLocalName(host)) return loopback.some((address) => this.has(address));
    return isIP(host) === 0 || this.has(host);
  }

  /** Throws for such a host that may not be reached. */
  requireReachable(host: string): void {
    if (!this.mayHave(host)) throw addressRejected({ host, setting: this.setting });
  }

  /**
   * Resolves names for a connection: what was looked at is what is connected to, so a name cannot point elsewhere in
   * between.
   */
  readonly lookup: LookupFunction = (host, { all }, done) => {
    this.reachable(host).then(
      (addresses) => {
        const [first] = addresses;
        if (all === true || !first) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error as NodeJS.ErrnoException, []),
    );
  };

  private async reachable(host: string): Promise<readonly LookupAddress[]> {
    const addresses = (await this.resolve(host)).filter(({ address }) => this.has(address));
    if (addresses.length === 0) throw addressRejected({ host, setting: this.setting });
    return addresses;
  }
}
