import { asClient } from '@fieldpost/testing';

export const services = ['router', 'broker', 'handler'] as const;

/** An id that exists in every catalogue. */
export const someId = 'component-00000042';

/** Metadata for announcements of 1.2 kB, as real ones with certificate and key. */
const certificate = `-----BEGIN CERTIFICATE-----\n${`${'MIIBszCCAVmgAwIBAgIQ'.repeat(3)}abcd\n`.repeat(9)}-----END CERTIFICATE-----\n`;
const publicKey = `-----BEGIN PUBLIC KEY-----\n${`${'MFkwEwYHKoZIzj0CAQYI'.repeat(3)}abcd\n`.repeat(2)}-----END PUBLIC KEY-----\n`;

export interface Catalogue {
  /** Announcements of each service. */
  readonly perService: number;
  /** Identifiers on each announcement. */
  readonly metadata: number;
  /** With certificate and key, or minimal. */
  readonly size: 'full' | 'small';
}

/** Fills an empty database of discovery; ids are `component-00000001` and so on. */
export function fill(url: string, { perService, metadata, size }: Catalogue): Promise<void> {
  return asClient(url, async (client) => {
    const [key, cert] = size === 'full' ? [publicKey, certificate] : ['', ''];
    await client.query(
      `insert into announcements (service_name, id, service_version, description, url, is_public, net_address,
                                  public_key, certificate, api_address, mqtt_address, amqp_address)
       select service, 'component-' || lpad(n::text, 8, '0'), '2.10.0-0123456789abcdef', 'Component ' || n, '', true,
              'component-' || n || '.network.example:1904', $2, $3, 'https://component-' || n || '.network.example',
              'component-' || n || '.network.example:1883', ''
         from unnest($4::text[]) as service, generate_series(1, $1::int) as n`,
      [perService, key, cert, services],
    );
    await client.query(
      `insert into metadata (service_name, id, kind, value)
       select 'handler', 'component-' || lpad(n::text, 8, '0'), 'app_id', 'app-' || n || '-' || m
         from generate_series(1, $1::int) as n, generate_series(1, $2::int) as m`,
      [perService, metadata],
    );
  });
}
