import { seeded } from '@fieldpost/testing';
import type { PlainTable } from '../measure/run.js';
import type { Chart } from './chart.js';
import type { Inputs } from './measurements.js';
import { leaderMs } from './needs.js';
import { networkOf } from './scenario.js';
import { recovery, type Recovery } from './storm.js';
import { figure } from './tables.js';
import { habits, type Windows, windowsAt } from './windows.js';

const loads = [0.1, 0.2, 0.3, 0.5, 0.6, 0.7, 0.9];
const spreads = [60, 600, 3_600];
const stormDevices = 200_000;
const stormReplicas = 2;
/** Points of the chart of one storm. */
const stormPoints = 60;

/** A table and the chart of the same figures. */
export interface Simulated {
  readonly file: string;
  readonly table: PlainTable;
  readonly chart: Chart;
}

const percent = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 2 : 0)} %`;

/** Downlinks that are too late because of waiting times, at increasing loads of the leading replica. */
export function windows(inputs: Inputs, seed: number): Simulated {
  const scenario = networkOf(1);
  const { uplinksPerDeviceHour } = scenario;
  const service = {
    serviceMs: leaderMs(scenario, inputs),
    latencyMs: inputs.latencyMs,
    uplinksPerDeviceHour,
  };
  const found = habits.flatMap((habit) =>
    loads.map((load) => ({ habit, load, at: windowsAt(load, habit, service, seeded(seed)) })),
  );
  const cells = found.map(({ habit, load, at }) => [habit.name, percent(load), ...cellsOf(at)]);
  return {
    file: 'downlink-windows.svg',
    table: {
      title: 'Two minutes around the hour: waiting times of uplinks and late downlinks',
      columns: ['uplinks', 'load', 'uplinks/s, mean', 'p50 ms', 'p99 ms', 'too late for RX1', 'for RX2'],
      cells,
    },
    chart: {
      title: 'Answers in time for the first receive window',
      xName: 'mean load of the replica that leads, in % of a core',
      lines: habits.map((habit) => ({
        name: habit.name,
        points: found
          .filter((each) => each.habit === habit)
          .map(({ load, at }) => [load * 100, 1 - at.missedRx1] as const),
      })),
    },
  };
}

const cellsOf = ({ perSecond, p50, p99, missedRx1, missedRx2 }: Windows): readonly string[] => [
  ...[figure(perSecond), figure(p50), figure(p99)],
  ...[percent(missedRx1), percent(missedRx2)],
];

/** Time until all devices of a handler id have joined again. */
export function storms(inputs: Inputs, seed: number): Simulated {
  const serviceMs = inputs.joinMs / stormReplicas;
  const found = spreads.map((spreadSeconds) => ({
    spreadSeconds,
    seen: recovery({ devices: stormDevices, spreadSeconds, serviceMs }, seeded(seed)),
  }));
  const nameOf = (spreadSeconds: number) => `first attempts within ${spreadSeconds / 60} min`;
  return {
    file: 'rejoin-storm.svg',
    table: {
      title: `${stormDevices.toLocaleString('en')} devices of one handler id after a power cut, ${stormReplicas} replicas`,
      columns: ['', 'joins/s offered', 'attempts per device', '95 % back after, s', 'all back after, s'],
      cells: found.map(({ spreadSeconds, seen }) => [
        nameOf(spreadSeconds),
        figure(stormDevices / spreadSeconds),
        ...[seen.attemptsPerDevice, seen.mostSeconds, seen.allSeconds].map(figure),
      ]),
    },
    chart: {
      title: 'Devices that are back after a power cut',
      xName: 'minutes',
      lines: found.map(({ spreadSeconds, seen }) => ({
        name: nameOf(spreadSeconds),
        points: pointsOf(seen),
      })),
    },
  };
}

/** By the minute, up to an hour. */
const pointsOf = ({ joined }: Recovery): readonly (readonly [number, number])[] =>
  Array.from({ length: stormPoints + 1 }, (_, minute) => [
    minute,
    minute === 0 ? 0 : (joined[Math.min(minute * 60, joined.length) - 1] ?? 0),
  ]);
