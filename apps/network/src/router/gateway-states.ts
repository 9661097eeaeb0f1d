import { Injectable } from '@nestjs/common';
import type { gateway } from '@fieldpost/contracts';
import {
  type FrequencyPlan,
  microsecondsBetween,
  overlap,
  type SentFrame,
  sentInLastHour,
  type Slot,
  startOfWindow,
} from '@fieldpost/lorawan';
import { TokenBuckets } from '@fieldpost/transport';
import { LRUCache } from 'lru-cache';
import { GatewayActivity } from './gateway-activity.js';

/** Gateways whose state is kept; the one that was heard longest ago is forgotten first. */
const mostGateways = 20_000;
/** Uplinks and join requests of one gateway per minute, as in v2. */
const uplinksPerMinute = 1_500;
/** Transmissions of one gateway that count for its duty cycle. */
const mostSent = 4_000;
/** Transmissions that are planned or in progress at one gateway. */
const mostBooked = 64;

/** A slot by the clock of the concentrator, and when it starts by that of this process. */
export interface TimedSlot extends Slot {
  /** Milliseconds of `performance.now()`. */
  readonly dueAt: number;
}

/** What the router knows of one gateway. */
export interface GatewayState {
  readonly activity: GatewayActivity;
  status: gateway.Status | undefined;
  /** Undefined until a frame shows it. */
  plan: FrequencyPlan | undefined;
  sent: readonly SentFrame[];
  /** Frames of class C that handlers were offered a moment ago, with an estimated airtime. */
  offered: readonly SentFrame[];
  booked: readonly TimedSlot[];
  /** Clock of the concentrator in microseconds, at a moment of `performance.now()`. */
  clock: { readonly timestamp: number; readonly at: number } | undefined;
}

/** The gateways that were heard, in memory. */
@Injectable()
export class GatewayStates {
  private readonly states = new LRUCache<string, GatewayState>({ max: mostGateways });
  /** What gateways transmitted that this replica has not heard yet. */
  private readonly unheard = new LRUCache<string, readonly SentFrame[]>({ max: mostGateways });
  private readonly uplinks = new TokenBuckets(
    { burst: uplinksPerMinute, refillMs: 60_000 / uplinksPerMinute },
    mostGateways,
  );

  get(gatewayId: string): GatewayState | undefined {
    return this.states.peek(gatewayId);
  }

  /** The state of a gateway that was heard now. */
  heard(gatewayId: string): GatewayState {
    const state = this.states.get(gatewayId) ?? this.add(gatewayId);
    state.activity.lastSeen = Date.now();
    return state;
  }

  /** Counts a transmission for the duty cycle of a gateway, which may be connected to another replica. */
  addSent(gatewayId: string, frame: SentFrame): void {
    const state = this.get(gatewayId);
    if (state) countSent(state, frame);
    else this.unheard.set(gatewayId, withSent(this.unheard.get(gatewayId) ?? [], frame));
  }

  /** When each gateway was heard last, in Unix milliseconds, of those that were heard after `since`. */
  heardAfter(since: number): readonly (readonly [gatewayId: string, at: number])[] {
    return this.list().flatMap(([id, { activity }]) =>
      activity.lastSeen > since ? [[id, activity.lastSeen] as const] : [],
    );
  }

  /** All gateways that were heard. */
  list(): readonly (readonly [gatewayId: string, state: GatewayState])[] {
    return [...this.states];
  }

  /** Whether a gateway may send one more uplink; counts it. */
  admitUplink(gatewayId: string): boolean {
    return this.uplinks.take(gatewayId, performance.now());
  }

  private add(gatewayId: string): GatewayState {
    const sent = this.unheard.get(gatewayId) ?? [];
    this.unheard.delete(gatewayId);
    const empty = { status: undefined, plan: undefined, sent, offered: [], booked: [], clock: undefined };
    const state = { ...empty, activity: new GatewayActivity() };
    this.states.set(gatewayId, state);
    return state;
  }
}

/** Clock of the concentrator at a moment of `performance.now()`; wraps at 2^32 microseconds. */
export const concentratorTime = ({ clock }: GatewayState, at: number): number =>
  clock ? startOfWindow(clock.timestamp, at - clock.at) : 0;

/** Uplinks come later than others by less than that: times that differ by more are of different clocks, in microseconds. */
const clockToleranceUs = 1_000_000;
const usPerMs = 1_000;

/**
 * Whether two slots are of one clock: a concentrator that has started again has another one, and has lost what it was to
 * transmit. Slots of different clocks cannot be compared.
 */
function isSameClock(a: TimedSlot, b: TimedSlot): boolean {
  const apart = Math.round((a.dueAt - b.dueAt) * usPerMs);
  return Math.abs(microsecondsBetween(microsecondsBetween(a.start, b.start), apart)) <= clockToleranceUs;
}

const isOver = ({ dueAt, length }: TimedSlot, now: number): boolean => dueAt + length / usPerMs <= now;

/** Whether the gateway transmits something else at that time. */
export const isBooked = ({ booked }: GatewayState, slot: TimedSlot, now: number): boolean =>
  booked.some((other) => !isOver(other, now) && isSameClock(other, slot) && overlap(other, slot));

/** Books the time of a transmission; returns a function that cancels it. */
export function book(state: GatewayState, booking: TimedSlot, now: number): () => void {
  state.booked = [...state.booked.filter((other) => !isOver(other, now)), booking].slice(-mostBooked);
  return () => {
    state.booked = state.booked.filter((other) => other !== booking);
  };
}

/** Counts a transmission for the duty cycle of the gateway, in place of an offer of it. */
function countSent(state: GatewayState, frame: SentFrame): void {
  state.sent = withSent(state.sent, frame);
  const { immediateFor } = frame;
  if (immediateFor === undefined) return;
  const offer = state.offered.findIndex((offered) => offered.immediateFor === immediateFor);
  state.offered = state.offered.filter((_, at) => at !== offer);
}

/** By the clock of this replica: that of another one, which reported the frame, may be wrong. */
const withSent = (sent: readonly SentFrame[], frame: SentFrame): readonly SentFrame[] =>
  [...sentInLastHour(sent, Date.now()), frame].slice(-mostSent);
