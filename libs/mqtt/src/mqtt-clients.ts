import type { Client } from 'aedes';

/** How CONNACK names a failed login: 3 unavailable, 4 bad credentials, 5 no right (MQTT 3.1.1 section 3.2.2.3). */
export type ConnackCode = 3 | 4 | 5;

/** User name and password of CONNECT. */
export interface Credentials {
  readonly username: string | undefined;
  readonly password: Buffer | undefined;
}

/** A message as a client published it. */
export interface Published {
  readonly topic: string;
  readonly payload: Buffer;
}

/** What an app does with the clients of its MQTT server. */
export interface MqttClients {
  /** Rejects when the client may not connect. */
  admit(client: Client, credentials: Credentials): Promise<unknown>;
  /** The code that a client gets for an error of `admit`. */
  connackCodeOf(error: unknown): ConnackCode;
  /** Whether the client gets what matches the filter from now on. */
  subscribe(client: Client, filter: string): boolean;
  unsubscribe(client: Client, filter: string): void;
  /** Rejects only when the client should send the message again: it then gets no acknowledgement. */
  publish(client: Client, message: Published): Promise<void>;
  /** Who shares an allowance of packets with an admitted client. */
  ownerOf(client: Client): string | undefined;
  /** Resolves when the messages of the client are processed; then its connection is closed. */
  settle(client: Client): Promise<void>;
}

/** The address of a client, over TCP, TLS or WebSockets; empty for a closed connection. */
export const addressOf = ({ conn }: Pick<Client, 'conn'>): string =>
  'remoteAddress' in conn && typeof conn.remoteAddress === 'string' ? conn.remoteAddress : '';
