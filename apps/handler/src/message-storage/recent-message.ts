/** How much of an application's uplinks is kept. */
export interface MessageStorage {
  /** Age in seconds. */
  readonly maxSeconds: number;
  readonly maxMessages: number;
}

/** A stored uplink. */
export interface RecentMessage {
  readonly devId: string;
  readonly receivedAt: Date;
  /** The uplink as MQTT has it. */
  readonly json: string;
}
