import { ComponentId } from '@fieldpost/domain';
import { AppError, notValid } from '@fieldpost/errors';
import { requireMayHave } from '../announcements/announcements.rules.js';
import { maxMetadata } from '../announcements/announcements.service.js';
import { isExclusive, type Metadata } from '../register/announcement.js';
import type { AnnouncementOutcome, ImportTarget, MetadataOutcome } from './import-target.js';
import {
  metadataText,
  type OriginalAnnouncement,
  readAnnouncement,
  readComponent,
  readMetadata,
} from './original-layout.js';
import type { Original, StoredAnnouncement, StoredMetadata } from './original-store.js';

/** How many of one kind came to which end. */
export interface Count {
  readonly written: number;
  /** Stood here already, in the same words. */
  readonly unchanged: number;
  /** Left out, because of an announcement here or of the original's own index. */
  readonly kept: number;
  readonly rejected: number;
}

/** The progress of an import; at its end, the summary. */
export interface Tally {
  readonly announcements: Count;
  readonly metadata: Count;
}

/** An entry that was not imported: because another entry has its place, or because it is invalid. */
export interface LeftOut {
  readonly entry: string;
  readonly outcome: 'kept' | 'rejected';
  readonly reason: string;
}

export interface ImportListener {
  readonly leftOut: (what: LeftOut) => void;
  /** After each portion. */
  readonly progress: (tally: Tally) => void;
}

export interface ImportOptions {
  /** Handlers that may have AppEUIs. */
  readonly joinHandlers: readonly string[];
}

type Part = keyof Tally;
type Outcome = AnnouncementOutcome | MetadataOutcome;
type Ending = keyof Count;
/** Results that are not logged. */
type Taken = 'created' | 'updated' | 'added' | 'unchanged';

const nothing: Count = { written: 0, unchanged: 0, kept: 0, rejected: 0 };

const takenAs: Readonly<Record<Taken, 'written' | 'unchanged'>> = {
  created: 'written',
  updated: 'written',
  added: 'written',
  unchanged: 'unchanged',
};

const isTaken = (outcome: Outcome): outcome is Taken => outcome in takenAs;

const reasons: Readonly<Record<Exclude<Outcome, Taken>, string>> = {
  newer: 'announced here later than in the original store',
  held: 'another component has it here',
  full: `a component has at most ${maxMetadata}`,
};

/**
 * Takes over an original store: announcements first, then identifiers, in portions, each of which is kept when the next
 * begins. What is there already is left as it is, so that an import that was broken off goes on by being run again.
 */
export class Import {
  private tally: Tally = { announcements: nothing, metadata: nothing };

  constructor(
    private readonly original: Original,
    private readonly target: ImportTarget,
    private readonly options: ImportOptions,
    private readonly listener: ImportListener,
  ) {}

  async run(): Promise<Tally> {
    for await (const portion of this.original.announcements()) await this.takeAnnouncements(portion);
    for await (const portion of this.original.metadata()) await this.takeMetadata(portion);
    return this.tally;
  }

  private async takeAnnouncements(portion: readonly StoredAnnouncement[]): Promise<void> {
    const good: OriginalAnnouncement[] = [];
    for (const { name, fields } of portion) {
      const read = this.attempt('announcements', name, () => {
        if (!fields) throw notValid({ argument: 'Key', reason: 'should hold a hash' });
        return readAnnouncement(name, fields);
      });
      if (read) good.push(read);
    }
    const outcomes = good.length > 0 ? await this.target.putAll(good) : [];
    const nameAt = (at: number) => `${good[at]?.announcement.service_name}/${good[at]?.announcement.id}`;
    outcomes.forEach((outcome, at) => this.end('announcements', nameAt(at), outcome));
    this.listener.progress(this.tally);
  }

  private async takeMetadata({ name, texts }: StoredMetadata): Promise<void> {
    const component = this.attempt('metadata', name, () => {
      if (!texts) throw notValid({ argument: 'Key', reason: 'should hold a set' });
      return readComponent(name, ComponentId);
    });
    if (!component || !texts) return;
    const read = texts.flatMap((text) => {
      const metadata = this.attempt('metadata', `${name} ${text}`, () => {
        const known = readMetadata(text);
        requireMayHave(component, known, this.options);
        return known;
      });
      return metadata ?? [];
    });
    const good = await this.withoutLost(name, read);
    const outcomes = good.length > 0 ? await this.target.addAll(component, good) : [];
    outcomes.forEach((outcome, at) => this.end('metadata', entryOf(name, good[at]), outcome));
    this.listener.progress(this.tally);
  }

  /** The original removes an identifier from its former component later, or never: its index names the owner. */
  private async withoutLost(name: string, read: readonly Metadata[]): Promise<readonly Metadata[]> {
    const exclusive = read.filter(({ kind }) => isExclusive(kind));
    const owners = await this.original.ownersOf(exclusive);
    const lost = new Set<Metadata>();
    exclusive.forEach((metadata, at) => {
      const owner = owners[at];
      if (owner === undefined || owner === name) return;
      lost.add(metadata);
      const reason = `the original store gave it to ${owner}`;
      this.leaveOut('metadata', { entry: entryOf(name, metadata), outcome: 'kept', reason });
    });
    return read.filter((metadata) => !lost.has(metadata));
  }

  private attempt<T>(part: Part, entry: string, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.leaveOut(part, { entry, outcome: 'rejected', reason: error.message });
      return undefined;
    }
  }

  private end(part: Part, entry: string, outcome: Outcome): void {
    if (isTaken(outcome)) return this.count(part, takenAs[outcome]);
    const how = outcome === 'full' ? 'rejected' : 'kept';
    this.leaveOut(part, { entry, outcome: how, reason: reasons[outcome] });
  }

  private leaveOut(part: Part, what: LeftOut): void {
    this.count(part, what.outcome);
    this.listener.leftOut(what);
  }

  private count(part: Part, ending: Ending): void {
    const count = this.tally[part];
    this.tally = { ...this.tally, [part]: { ...count, [ending]: count[ending] + 1 } };
  }
}

const entryOf = (name: string, metadata: Metadata | undefined): string =>
  metadata ? `${name} ${metadataText(metadata)}` : name;
