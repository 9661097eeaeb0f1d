import { FlushScheduler, type FlushTimes } from '@fieldpost/batching';
import { Injectable, Optional } from '@nestjs/common';
import { type MeasuredQueue, type Metrics, Tracing } from '@fieldpost/observability';

/** Names a device in maps and queues. */
export const deviceKey = (appId: string, devId: string): string => `${appId}/${devId}`;

export interface DeviceQueueLimits {
  /** Uplinks of all devices that wait or are processed; each of them holds a frame and its metadata. */
  readonly capacity: number;
  /** Uplinks of one device that wait, so that a few devices that send without pause leave capacity for all others. */
  readonly perDevice: number;
  /** Uplinks that wait for downlinks at one time; beyond it an uplink gets its downlink at once. */
  readonly listening: number;
  /** Uplinks that arrive shortly after each other start together, which costs less than one at a time (ADR 0086). */
  readonly start: FlushTimes;
}

const standardLimits: DeviceQueueLimits = {
  capacity: 256,
  perDevice: 32,
  listening: 4_096,
  start: { intervalMs: 14, flushAt: 32 },
};

/** `elapsed` after the whole time, `superseded` when the same device sent again, or too many wait. */
export type ListenResult = 'elapsed' | 'superseded';

/**
 * Called by an uplink when its device is stored: changes to the downlinks of the device may run from here on, and the
 * uplink uses no capacity while it waits for them.
 */
export type Listen = (milliseconds: number) => Promise<ListenResult>;

/** Processes one uplink. It must not reject. */
export type ProcessUplink = (listen: Listen) => Promise<unknown>;

interface UplinkIds {
  readonly app_id: string;
  readonly dev_id: string;
}

interface Task {
  readonly kind: 'uplink' | 'downlink change';
  readonly run: () => Promise<unknown>;
}

/** The tasks of one device; kept while there are any. */
interface DeviceTasks {
  readonly device: string;
  readonly waiting: Task[];
  /** The task that nothing else of the device may run beside. */
  exclusive: Task | undefined;
  /** The uplink that is processed, whether or not it is exclusive. */
  uplink: Task | undefined;
  /** Ends the time for which the uplink listens. */
  supersede: () => void;
}

const nothing = (): void => undefined;

/**
 * Runs the tasks of each device in order, and those of different devices at the same time. Uplinks of a device run one
 * after the other, and alone until they are stored; changes to the downlinks of a device run alone. The number of uplinks
 * is limited.
 */
@Injectable()
export class DeviceQueue {
  private readonly devices = new Map<string, DeviceTasks>();
  private uplinks = 0;
  private rejected = 0;
  private listening = 0;
  private readonly capacityWaiters: (() => void)[] = [];
  private idleWaiters: (() => void)[] = [];

  /** Devices with an uplink that waits for the next common start. */
  private arrived: DeviceTasks[] = [];
  private readonly scheduler: FlushScheduler;

  constructor(
    private readonly tracing: Tracing,
    @Optional() private readonly limits: DeviceQueueLimits = standardLimits,
  ) {
    this.scheduler = new FlushScheduler(() => this.startArrived(), limits.start);
  }

  measure(metrics: Metrics): void {
    metrics.queue('uplinks', () => this.queue);
  }

  get queue(): MeasuredQueue {
    return { length: this.uplinks, capacity: this.limits.capacity, rejected: this.rejected };
  }

  get hasCapacity(): boolean {
    return this.uplinks < this.limits.capacity;
  }

  /** Resolves when there is capacity for one more uplink. */
  async capacity(): Promise<void> {
    this.startArrived();
    while (!this.hasCapacity) await new Promise<void>((resolve) => this.capacityWaiters.push(resolve));
  }

  /** Resolves when no task is left. */
  async idle(): Promise<void> {
    this.startArrived();
    if (this.devices.size > 0) await new Promise<void>((resolve) => this.idleWaiters.push(resolve));
  }

  /** Runs a change to the downlinks of a device; settles as the change does. */
  change<T>(device: string, change: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const tasks = this.tasksOf(device);
      tasks.waiting.push({ kind: 'downlink change', run: () => change().then(resolve, reject) });
      this.startNext(tasks);
    });
  }

  /** Adds an uplink, which runs as a trace of its own; false when too many of the same device wait. */
  addUplink({ app_id, dev_id }: UplinkIds, process: ProcessUplink): boolean {
    const tasks = this.tasksOf(deviceKey(app_id, dev_id));
    if (tasks.waiting.filter(isUplink).length >= this.limits.perDevice) {
      this.rejected += 1;
      // The capacity that this uplink may have waited for goes to the next one.
      this.capacityWaiters.shift()?.();
      return false;
    }
    this.uplinks += 1;
    // The ids are no secret, and traces are found by them.
    const span = { name: 'uplink', kind: 'consumer', attributes: { app_id, dev_id } } as const;
    const listen: Listen = (milliseconds) => this.listen(tasks, milliseconds);
    const run = () => this.tracing.run(span, () => process(listen));
    tasks.waiting.push({ kind: 'uplink', run });
    this.arrived.push(tasks);
    this.scheduler.request(this.arrived.length);
    return true;
  }

  private tasksOf(device: string): DeviceTasks {
    const known = this.devices.get(device);
    if (known) return known;
    const tasks = { device, waiting: [], exclusive: undefined, uplink: undefined, supersede: nothing };
    this.devices.set(device, tasks);
    return tasks;
  }

  private startArrived(): void {
    const { arrived } = this;
    this.arrived = [];
    for (const tasks of arrived) {
      // An uplink that was started before, by the end of another task, has nothing to start and must not end its own listening.
      if (!tasks.waiting.some(isUplink)) continue;
      tasks.supersede();
      this.startNext(tasks);
    }
  }

  /** The next task is the first that may run; an uplink may not before the one ahead of it has ended. */
  private startNext(tasks: DeviceTasks): void {
    if (tasks.exclusive) return;
    const index = tasks.waiting.findIndex((task) => !isUplink(task) || !tasks.uplink);
    const [next] = index < 0 ? [] : tasks.waiting.splice(index, 1);
    if (next) void this.run(tasks, next);
    else if (!tasks.uplink) this.remove(tasks);
  }

  private async run(tasks: DeviceTasks, task: Task): Promise<void> {
    tasks.exclusive = task;
    if (isUplink(task)) tasks.uplink = task;
    await task.run();
    if (tasks.exclusive === task) tasks.exclusive = undefined;
    if (isUplink(task)) {
      tasks.uplink = undefined;
      this.release();
    }
    this.startNext(tasks);
  }

  private async listen(tasks: DeviceTasks, milliseconds: number): Promise<ListenResult> {
    tasks.exclusive = undefined;
    this.startNext(tasks);
    const isAnother = tasks.waiting.some(isUplink);
    if (isAnother || milliseconds === 0 || this.listening >= this.limits.listening) return 'superseded';
    this.listening += 1;
    this.release();
    const result = await new Promise<ListenResult>((resolve) => {
      const timer = setTimeout(() => resolve('elapsed'), milliseconds);
      tasks.supersede = () => {
        clearTimeout(timer);
        resolve('superseded');
      };
    });
    tasks.supersede = nothing;
    this.listening -= 1;
    this.uplinks += 1;
    return result;
  }

  private release(): void {
    this.uplinks -= 1;
    this.capacityWaiters.shift()?.();
  }

  private remove({ device }: DeviceTasks): void {
    this.devices.delete(device);
    if (this.devices.size === 0) this.idleWaiters.splice(0).forEach((resolve) => resolve());
  }
}

const isUplink = ({ kind }: Task): boolean => kind === 'uplink';
