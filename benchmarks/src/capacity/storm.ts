import type { Chance } from './queue.js';

/** Devices that join again after a power cut. */
export interface Storm {
  readonly devices: number;
  /** Time over which first attempts are spread evenly. */
  readonly spreadSeconds: number;
  /** Milliseconds per join, over all replicas. */
  readonly serviceMs: number;
}

export interface Recovery {
  /** Share of devices that have joined after each second, 0 to 1. */
  readonly joined: readonly number[];
  /** Seconds until 95 % and until all have joined. */
  readonly mostSeconds: number;
  readonly allSeconds: number;
  readonly attemptsPerDevice: number;
}

/**
 * A join accept is sent five seconds after the request; later ones are useless. Network delays are those of
 * an uplink.
 */
const acceptMs = 5_000 - 400;
/** An assumption: a device tries again after 15 to 30 s, then after twice as long each time, up to 15 minutes. */
const firstPauseMs = 15_000;
const longestPauseMs = 900_000;
const stepMs = 100;
const giveUpSeconds = 24 * 3_600;

/** Attempts by their time step; the number counts earlier attempts of the device. */
type Agenda = Map<number, number[]>;

/** Simulates a storm until all devices have joined, a day at most. */
export function recovery(storm: Storm, chance: Chance): Recovery {
  const course = new Course(storm, chance);
  const joined: number[] = [];
  while (course.share < 1 && joined.length < giveUpSeconds) {
    course.playSecond(joined.length);
    joined.push(course.share);
  }
  return {
    ...{ joined, attemptsPerDevice: course.attempts / storm.devices },
    ...{ mostSeconds: secondsUntil(0.95, joined), allSeconds: secondsUntil(1, joined) },
  };
}

/** State of the simulation. */
class Course {
  private readonly agenda: Agenda = new Map();
  private isIn = 0;
  /** Time at which the queue is empty. */
  private free = 0;
  attempts = 0;

  constructor(
    private readonly storm: Storm,
    private readonly chance: Chance,
  ) {
    for (let n = 0; n < storm.devices; n += 1) put(this.agenda, chance() * storm.spreadSeconds * 1_000, 0);
  }

  get share(): number {
    return this.isIn / this.storm.devices;
  }

  playSecond(second: number): void {
    const first = (second * 1_000) / stepMs;
    for (let step = first; step < first + 1_000 / stepMs; step += 1) {
      for (const tries of this.agenda.get(step) ?? []) this.take(step * stepMs, tries);
      this.agenda.delete(step);
    }
  }

  private take(now: number, tries: number): void {
    this.attempts += 1;
    this.free = Math.max(now, this.free) + this.storm.serviceMs;
    if (this.free - now <= acceptMs) this.isIn += 1;
    else put(this.agenda, now + pauseAfter(tries, this.chance), tries + 1);
  }
}

function put(agenda: Agenda, at: number, tries: number): void {
  const step = Math.ceil(at / stepMs);
  const there = agenda.get(step);
  if (there) there.push(tries);
  else agenda.set(step, [tries]);
}

const pauseAfter = (tries: number, chance: Chance): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (1 + chance());

const secondsUntil = (share: number, joined: readonly number[]): number => {
  const at = joined.findIndex((reached) => reached >= share);
  return at === -1 ? Number.POSITIVE_INFINITY : at + 1;
};
