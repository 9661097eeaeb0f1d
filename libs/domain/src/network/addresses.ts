/** The protocols that components announce an address for: the plain and the secure scheme, each with its port. */
const protocols = {
  api: { plain: { scheme: 'http', port: 80 }, secure: { scheme: 'https', port: 443 } },
  mqtt: { plain: { scheme: 'mqtt', port: 1883 }, secure: { scheme: 'mqtts', port: 8883 } },
  amqp: { plain: { scheme: 'amqp', port: 5672 }, secure: { scheme: 'amqps', port: 5671 } },
} as const;
export type AddressKind = keyof typeof protocols;

/** A host and port to connect to. IPv6 hosts are in brackets. */
export interface HostPort {
  readonly host: string;
  readonly port: number;
}

/** A host, port and scheme to connect to. */
export interface Address extends HostPort {
  readonly scheme: string;
}

const pattern = /^(?:([a-z]+):\/\/)?([0-9a-z._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?\/?$/i;

interface Parts {
  readonly scheme: string | undefined;
  readonly host: string;
  readonly port: number | undefined;
}

function partsOf(text: string): Parts | undefined {
  const [, scheme, host, port] = pattern.exec(text.trim()) ?? [];
  const isPort = port === undefined || (Number(port) >= 1 && Number(port) <= 65_535);
  if (host === undefined || !isPort) return undefined;
  return { scheme: scheme?.toLowerCase(), host, port: port === undefined ? undefined : Number(port) };
}

/**
 * What an announced address offers (docs/protocol/discovery.md#address-rules), plain before secure. A host alone and a
 * secure scheme without a port offer both schemes with their ports; a plain scheme without a port offers itself; the
 * secure port without a scheme means the secure scheme, any other port the plain one; a scheme with a port means just
 * that. A text of another form offers nothing.
 */
export function expandAddress(kind: AddressKind, text: string): readonly Address[] {
  const parts = partsOf(text);
  if (!parts) return [];
  const { plain, secure } = protocols[kind];
  const { scheme, host, port } = parts;
  const at = (offer: typeof plain | typeof secure, other: number = offer.port): Address => ({
    scheme: offer.scheme,
    host,
    port: other,
  });
  switch (scheme) {
    case undefined:
      if (port === undefined) return [at(plain), at(secure)];
      return port === secure.port ? [at(secure)] : [at(plain, port)];
    case plain.scheme:
      return [at(plain, port)];
    case secure.scheme:
      return port === undefined ? [at(plain), at(secure)] : [at(secure, port)];
    default:
      return [];
  }
}

/** `mqtts://host:8883`, always with the port. */
export const addressToText = ({ scheme, host, port }: Address): string => `${scheme}://${host}:${port}`;

/** `host:port` without a scheme; undefined for another form. */
export function hostAndPort(text: string): HostPort | undefined {
  const { scheme, host, port } = partsOf(text) ?? {};
  return scheme !== undefined || host === undefined || port === undefined ? undefined : { host, port };
}

/** The effective host and port of an announced `net_address`: the first of its list; undefined when that has no port. */
export const firstNetAddress = (text: string): HostPort | undefined => hostAndPort(text.split(',')[0] ?? '');
