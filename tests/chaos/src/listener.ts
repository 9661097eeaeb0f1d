import { until } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';

/** An uplink: its payload in base64, and whether it was marked as one that was sent again. */
interface HeardUplink {
  readonly payload: string;
  readonly isRetry: boolean;
}

/** Everything that an MQTT client hears. */
export class Listener {
  readonly heard: { readonly topic: string; readonly text: string }[] = [];
  /** Read when it is heard: tests that wait look at them again and again. */
  readonly uplinks: HeardUplink[] = [];
  /** How often its connection ended. */
  losses = 0;
  private isConnected = true;

  constructor(readonly client: MqttClient) {
    client.on('message', (topic, payload) => this.hear(topic, payload.toString()));
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

  /** The payloads of those that came for the first time. */
  get firstUplinks(): readonly string[] {
    return this.uplinks.filter(({ isRetry }) => !isRetry).map(({ payload }) => payload);
  }

  close(): void {
    this.client.end(true);
  }

  private hear(topic: string, text: string): void {
    this.heard.push({ topic, text });
    if (!topic.endsWith('/up')) return;
    const { payload_raw: payload, is_retry: isRetry = false } = JSON.parse(text) as {
      readonly payload_raw: string;
      readonly is_retry?: boolean;
    };
    this.uplinks.push({ payload, isRetry });
  }

  /** An attempt to come back that fails is no further loss. */
  private lose(): void {
    if (this.isConnected) this.losses += 1;
    this.isConnected = false;
  }
}
