import { isOfGroup, type KindGroup, kindGroups, type LiveMessage } from './live-message.js';

export const views = ['messages', 'plots', 'gateways', 'frame'] as const;
export type LiveView = (typeof views)[number];

/** View and filter of messages, kept in the URL. */
export interface LiveSearch {
  readonly view?: LiveView | undefined;
  readonly device?: string | undefined;
  readonly kind?: KindGroup | undefined;
  readonly text?: string | undefined;
  /** Names of plotted values. */
  readonly plot?: readonly string[] | undefined;
}

const mostPlots = 6;

const oneOf = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((word) => word === value);
const textIn = (value: unknown): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : String(value);

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export const liveSearch = ({ view, device, kind, text, plot }: Record<string, unknown>): LiveSearch => ({
  view: oneOf(views, view),
  device: textIn(device),
  kind: oneOf(kindGroups, kind),
  text: textIn(text),
  plot: Array.isArray(plot) ? plot.map(String).slice(0, mostPlots) : undefined,
});

/** Whether messages with errors are asked for, and nothing more. */
export const isOfErrors = ({ view = 'messages', kind, device, text }: LiveSearch): boolean =>
  view === 'messages' && kind === 'errors' && device === undefined && text === undefined;

/** Texts of messages, in lower case: a message never changes, and is searched with every new one. */
const searched = new WeakMap<LiveMessage, string>();

function textOf(message: LiveMessage): string {
  const known = searched.get(message);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(message.body)} ${message.decodingError ?? ''}`.toLowerCase();
  searched.set(message, text);
  return text;
}

/** The messages that match the filter. Text matches anywhere in a message, ignoring case. */
export function matching(
  messages: readonly LiveMessage[],
  { device, kind, text }: LiveSearch,
): readonly LiveMessage[] {
  const words = text?.toLowerCase();
  return messages.filter(
    (message) =>
      (device === undefined || message.devId.includes(device)) &&
      (kind === undefined || isOfGroup(message, kind)) &&
      (words === undefined || textOf(message).includes(words)),
  );
}
