/** The service names of announcements (docs/protocol/discovery.md#announcement). */
export const serviceNames = ['router', 'broker', 'handler'] as const;
export type ServiceName = (typeof serviceNames)[number];

export const isServiceName = (raw: string): raw is ServiceName =>
  (serviceNames as readonly string[]).includes(raw);
