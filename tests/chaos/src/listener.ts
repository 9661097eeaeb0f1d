import { until } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';

/** Everything that an MQTT client hears. */
export class Listener {
  readonly heard: { readonly topic: string; readonly text: string }[] = [];
  /** How often its connection ended. */
  losses = 0;
  private isConnected = true;

  constructor(readonly client: MqttClient) {
    client.on('message', (topic, payload) => void this.heard.push({ topic, text: payload.toString() }));
    client.on('connect', () => void (this.isConnected = true));
    client.on('close', () => this.lose());
    client.on('error', () => undefined);
  }

  /** How many messages with this in their topic or text. */
  count(what: string): number {
    return this.heard.filter(({ topic, text }) => topic.includes(what) || text.includes(what)).length;
  }

  hears(what: string, withinMs = 30_000): Promise<void> {
    return until(`"${what}" heard`, () => this.count(what) > 0, withinMs);
  }

  /** The payload of each uplink that it heard, in base64, and whether it was marked as one that was sent again. */
  get uplinks(): readonly { readonly payload: string; readonly isRetry: boolean }[] {
    return this.heard
      .filter(({ topic }) => topic.endsWith('/up'))
      .map(({ text }) => JSON.parse(text) as { readonly payload_raw: string; readonly is_retry?: boolean })
      .map(({ payload_raw: payload, is_retry: isRetry = false }) => ({ payload, isRetry }));
  }

  /** The payloads of those that came for the first time. */
  get firstUplinks(): readonly string[] {
    return this.uplinks.filter(({ isRetry }) => !isRetry).map(({ payload }) => payload);
  }

  close(): void {
    this.client.end(true);
  }

  /** An attempt to come back that fails is no further loss. */
  private lose(): void {
    if (this.isConnected) this.losses += 1;
    this.isConnected = false;
  }
}
