import type { watch } from '@fieldpost/contracts';
import type { ServiceName } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { toMetadata, toRegistered } from '../announcements/announcement.message.js';
import type { ChangeFeed } from '../feed/change-feed.js';
import type { Effect } from '../feed/change.js';
import type { ComponentName } from '../register/announcement.js';
import type { Register, Registered } from '../register/register.js';
import { watcherTooSlow } from './watch.errors.js';

/** The part of the change feed that a watcher needs. */
export type Watched = Pick<ChangeFeed, 'epoch' | 'recent' | 'loads'>;

export interface WatchOptions {
  /** The services whose components are reported. */
  readonly services: readonly ServiceName[];
  /** The last position that the caller has seen, as it came; empty for none. */
  readonly position: string;
}

/** The position in a token of this history; undefined for any other text. */
function positionIn(token: string, epoch: string | undefined): number | undefined {
  const [, given, position] = /^([0-9a-z-]+)\.(\d{1,15})$/.exec(token) ?? [];
  return given !== undefined && given === epoch ? Number(position) : undefined;
}

/**
 * The events of one watcher, created one at a time when it can receive one. It has no queue: it is a position in the
 * recent effects, which all watchers share, and ends when the next effect is not kept any more.
 */
export class Watch {
  private readonly services: ReadonlySet<ServiceName>;
  private readonly present: Iterator<watch.WatchEvent>;
  private readonly loads: number;
  private position: number;

  constructor(
    private readonly register: Register,
    private readonly feed: Watched,
    { services, position }: WatchOptions,
  ) {
    this.services = new Set(services);
    this.loads = feed.loads;
    const seen = positionIn(position, feed.epoch);
    const goesOn = seen !== undefined && feed.recent.covers(seen);
    this.position = goesOn ? seen : feed.recent.position;
    const lists = goesOn ? undefined : services.map((service) => register.list(service));
    this.present = everything(lists, this.token);
  }

  /** Throws when the watcher can not go on: it is too slow, or the replica itself has skipped changes. */
  check(): void {
    if (this.feed.loads !== this.loads) throw unavailable({ what: 'changes were skipped, watch again' });
    if (!this.feed.recent.covers(this.position)) throw watcherTooSlow();
  }

  /** The next event; undefined when there is none now. */
  next(): watch.WatchEvent | undefined {
    const present = this.present.next();
    if (!present.done) return present.value;
    this.check();
    while (this.position < this.feed.recent.position) {
      this.position += 1;
      const event = this.eventOf(this.feed.recent.at(this.position));
      if (event) return { ...event, position: this.token };
    }
    return undefined;
  }

  private get token(): string {
    return `${this.feed.epoch ?? ''}.${this.position}`;
  }

  private eventOf(effect: Effect | undefined): watch.WatchEvent | undefined {
    if (!effect) return undefined;
    const component = effect.type === 'announced' ? effect.announcement : effect.component;
    if (!this.services.has(component.service_name)) return undefined;
    if (effect.type === 'announced') return this.announced(component);
    const name = { service_name: component.service_name, id: component.id };
    if (effect.type === 'withdrawn') return { withdrawn: name };
    const change = { ...name, metadata: toMetadata(effect.metadata) };
    if (effect.type === 'removed') return { metadata_removed: change };
    return { metadata_added: { ...change, taken_from: effect.takenFrom?.id ?? '' } };
  }

  /** The component as it is by now: changes that are still to be sent lead to the same state. */
  private announced(component: ComponentName): watch.WatchEvent | undefined {
    const registered = this.register.get(component);
    return registered && { announced: toRegistered(registered) };
  }
}

/** All components of these lists between the marks of a new beginning; nothing without lists. */
function* everything(
  lists: readonly (readonly Registered[])[] | undefined,
  position: string,
): Generator<watch.WatchEvent, undefined> {
  if (!lists) return undefined;
  yield { reset: {} };
  for (const list of lists) for (const registered of list) yield { present: toRegistered(registered) };
  yield { complete: {}, position };
  return undefined;
}
