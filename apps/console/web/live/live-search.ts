import { groupOf, type KindGroup, kindGroups, type LiveMessage } from './live-message.js';

export const views = ['messages', 'plots', 'gateways'] as const;
export type LiveView = (typeof views)[number];

/** What of the messages is shown, as it stands in the address of the page. */
export interface LiveSearch {
  readonly view?: LiveView | undefined;
  readonly device?: string | undefined;
  readonly kind?: KindGroup | undefined;
  readonly text?: string | undefined;
  /** Names of what is drawn over time. */
  readonly plot?: readonly string[] | undefined;
}

const mostPlots = 6;

const oneOf = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((word) => word === value);
const textIn = (value: unknown): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : String(value);

/** Reads the part of an address behind the question mark; what makes no sense is left out. */
export const liveSearch = ({ view, device, kind, text, plot }: Record<string, unknown>): LiveSearch => ({
  view: oneOf(views, view),
  device: textIn(device),
  kind: oneOf(kindGroups, kind),
  text: textIn(text),
  plot: Array.isArray(plot) ? plot.map(String).slice(0, mostPlots) : undefined,
});

/** The messages that somebody asked for. Text is looked for in all of a message, whatever the case of its letters. */
export function matching(
  messages: readonly LiveMessage[],
  { device, kind, text }: LiveSearch,
): readonly LiveMessage[] {
  const words = text?.toLowerCase();
  return messages.filter(
    (message) =>
      (device === undefined || message.devId.includes(device)) &&
      (kind === undefined || groupOf(message.kind) === kind) &&
      (words === undefined || JSON.stringify(message.body).toLowerCase().includes(words)),
  );
}
