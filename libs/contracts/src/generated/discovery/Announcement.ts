// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Metadata as _discovery_Metadata, Metadata__Output as _discovery_Metadata__Output } from '../discovery/Metadata.js';

/**
 * What a component announces about itself.
 */
export interface Announcement {
  'id'?: (string);
  /**
   * `router`, `broker` or `handler`.
   */
  'service_name'?: (string);
  'service_version'?: (string);
  'description'?: (string);
  'url'?: (string);
  /**
   * Open to users outside the network of the operator.
   */
  'public'?: (boolean);
  /**
   * Where its gRPC server listens: `host:port`, or several of them separated by commas.
   */
  'net_address'?: (string);
  /**
   * PEM of the key that checks tokens made by the component.
   */
  'public_key'?: (string);
  /**
   * PEM of the certificate that its gRPC server shows.
   */
  'certificate'?: (string);
  /**
   * Base address of its HTTP gateway.
   */
  'api_address'?: (string);
  /**
   * Where its MQTT server listens, `host:port`.
   */
  'mqtt_address'?: (string);
  /**
   * Where its AMQP server listens, `host:port`.
   */
  'amqp_address'?: (string);
  /**
   * The identifiers that the component serves.
   */
  'metadata'?: (_discovery_Metadata)[];
  /**
   * Who runs the component. From here on, v2 does not know the fields and skips them.
   */
  'operator_name'?: (string);
  /**
   * Web or mail address where the operator can be reached.
   */
  'contact'?: (string);
  /**
   * Web address of a picture.
   */
  'icon_url'?: (string);
  /**
   * `up` or `down`, when the monitor of discovery is on and has tried to connect; empty for unknown.
   */
  'health'?: (string);
  /**
   * Since when, RFC 3339.
   */
  'health_since'?: (string);
  /**
   * When account had registered the component that announced itself, RFC 3339; empty where discovery does not know it.
   */
  'registered_at'?: (string);
}

/**
 * What a component announces about itself.
 */
export interface Announcement__Output {
  'id': (string);
  /**
   * `router`, `broker` or `handler`.
   */
  'service_name': (string);
  'service_version': (string);
  'description': (string);
  'url': (string);
  /**
   * Open to users outside the network of the operator.
   */
  'public': (boolean);
  /**
   * Where its gRPC server listens: `host:port`, or several of them separated by commas.
   */
  'net_address': (string);
  /**
   * PEM of the key that checks tokens made by the component.
   */
  'public_key': (string);
  /**
   * PEM of the certificate that its gRPC server shows.
   */
  'certificate': (string);
  /**
   * Base address of its HTTP gateway.
   */
  'api_address': (string);
  /**
   * Where its MQTT server listens, `host:port`.
   */
  'mqtt_address': (string);
  /**
   * Where its AMQP server listens, `host:port`.
   */
  'amqp_address': (string);
  /**
   * The identifiers that the component serves.
   */
  'metadata': (_discovery_Metadata__Output)[];
  /**
   * Who runs the component. From here on, v2 does not know the fields and skips them.
   */
  'operator_name': (string);
  /**
   * Web or mail address where the operator can be reached.
   */
  'contact': (string);
  /**
   * Web address of a picture.
   */
  'icon_url': (string);
  /**
   * `up` or `down`, when the monitor of discovery is on and has tried to connect; empty for unknown.
   */
  'health': (string);
  /**
   * Since when, RFC 3339.
   */
  'health_since': (string);
  /**
   * When account had registered the component that announced itself, RFC 3339; empty where discovery does not know it.
   */
  'registered_at': (string);
}
