import { euiIn } from '@fieldpost/domain';

/** Kinds of entries, in the order in which the palette shows them. */
export const entryKinds = ['application', 'device', 'gateway', 'user', 'page', 'action', 'guide'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Something that the palette opens or does. */
export interface Entry {
  readonly kind: EntryKind;
  readonly label: string;
  /** Text beside the label, which is searched as well. */
  readonly detail?: string;
  /** Path of the page that it opens. */
  readonly to?: string;
  /** What it does, if it is no page. */
  readonly run?: () => void;
}

const mostPerKind = 6;

/** Entries with every word of the query in their texts, a few of each kind. Those that begin with the query come first. */
export function matchingEntries(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  const [first = ''] = words;
  const begins = (entry: Entry) => entry.label.toLowerCase().startsWith(first);
  return entryKinds.flatMap((kind) => {
    const ofKind = found.filter((entry) => entry.kind === kind);
    return [...ofKind.filter(begins), ...ofKind.filter((entry) => !begins(entry))].slice(0, mostPerKind);
  });
}

const textOf = ({ label, detail = '' }: Entry): string => `${label} ${detail}`.toLowerCase();

/** The text as an EUI when it is one, written with or without separators; otherwise as it is. */
export const searchedText = (text: string): string => euiIn(text) ?? text.trim();
