import type { ServiceName } from '@fieldpost/domain';

/** An identifier that a component serves, as v2's JSON has it: bytes in base64. */
export interface Metadata {
  readonly app_id?: string;
  readonly gateway_id?: string;
  readonly app_eui?: string;
  readonly dev_addr_prefix?: string;
}

/** What discovery tells of a component: v2's JSON, in which what is empty is missing. */
export interface Announcement {
  readonly id: string;
  readonly service_name: ServiceName;
  readonly service_version?: string;
  readonly description?: string;
  readonly url?: string;
  readonly public?: boolean;
  readonly net_address?: string;
  readonly public_key?: string;
  readonly certificate?: string;
  readonly api_address?: string;
  readonly mqtt_address?: string;
  readonly amqp_address?: string;
  readonly operator_name?: string;
  readonly contact?: string;
  readonly icon_url?: string;
  /** Whether the monitor could reach it; missing while nobody has tried. */
  readonly health?: 'up' | 'down';
  readonly health_since?: string;
  readonly metadata?: readonly Metadata[];
}
