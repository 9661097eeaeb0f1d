/** Ways to connect a program to an application. */
export const ways = ['mosquitto', 'node', 'python', 'go', 'curl'] as const;
export type Way = (typeof ways)[number];

/** What the page shows: a way to connect, or webhooks. */
export const tabs = [...ways, 'webhook'] as const;
export type ConnectTab = Way | 'webhook';

/** The chosen tab, in the URL. */
export interface ConnectSearch {
  readonly by?: ConnectTab;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function connectSearch({ by }: Record<string, unknown>): ConnectSearch {
  const tab = tabs.find((one) => one === by);
  return tab ? { by: tab } : {};
}
