import type { ServiceName } from '@fieldpost/domain';

/** An identifier of a component in v2's JSON; bytes are base64. */
export interface Metadata {
  readonly app_id?: string;
  readonly gateway_id?: string;
  readonly app_eui?: string;
  readonly dev_addr_prefix?: string;
}

/** Announcement in v2's JSON, without empty members. */
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
  /** Result of the monitor; absent before the first check. */
  readonly health?: 'up' | 'down';
  readonly health_since?: string;
  readonly metadata?: readonly Metadata[];
}
