import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DevId, Eui } from '@fieldpost/domain';
import type { JoinIdentity } from '@fieldpost/testing';

/** What the simulator has registered in a suite, and what it needs to use it again. It holds secrets. */
export interface SimulationRecord {
  /** Suffix of all ids. */
  readonly suffix: string;
  /** The user, where the simulator has registered one. */
  readonly user: { readonly username: string; readonly password: string } | undefined;
  readonly plan: string;
  /** Whether application and handler know the application. */
  readonly isApplicationReady: boolean;
  readonly gateways: number;
  readonly devices: number;
  /** EUIs and keys are derived from it; hexadecimal. */
  readonly seed: string;
}

export const newRecord = (plan: string, withUser: boolean): SimulationRecord => {
  const suffix = randomBytes(3).toString('hex');
  const password = randomBytes(12).toString('base64url');
  const user = withUser ? { username: `simulator-${suffix}`, password } : undefined;
  const seed = randomBytes(16).toString('hex');
  return { suffix, user, plan, isApplicationReady: false, gateways: 0, devices: 0, seed };
};

export const readRecord = (file: string): SimulationRecord | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SimulationRecord) : undefined;

const ownerOnly = 0o600;

export const writeRecord = (file: string, record: SimulationRecord): void =>
  writeFileSync(file, `${JSON.stringify(record, undefined, 2)}\n`, { mode: ownerOnly });

export const forgetRecord = (file: string): void => rmSync(file, { force: true });

export const applicationOf = ({ suffix }: SimulationRecord): string => `simulation-${suffix}`;

/** Amsterdam, where the first network of The Things Network was. */
const simulatedCentre = { latitude: 52.37, longitude: 4.9 };

/** A gateway by its number, from 1 on. */
export const gatewayOf = ({ suffix, seed }: SimulationRecord, n: number) => ({
  id: `simulated-${suffix}-${n}`,
  eui: derived(seed, `gateway ${n}`, 8),
  // In a spiral, so that a map shows them apart.
  antenna_location: {
    latitude: simulatedCentre.latitude + 0.002 * Math.sqrt(n) * Math.sin(n),
    longitude: simulatedCentre.longitude + 0.003 * Math.sqrt(n) * Math.cos(n),
    altitude: 20,
  },
});

interface SimulatedIds {
  readonly devId: DevId;
  readonly appKey: Buffer;
}

/** A device by its number, from 1 on. */
export const deviceOf = ({ seed }: SimulationRecord, n: number): JoinIdentity & SimulatedIds => ({
  devId: DevId(`device-${n}`),
  appEui: Eui(derived(seed, 'application', 8)),
  devEui: Eui(derived(seed, `device ${n}`, 8)),
  appKey: Buffer.from(derived(seed, `key ${n}`, 16), 'hex'),
});

const derived = (seed: string, what: string, bytes: number): string =>
  createHash('sha256')
    .update(`${seed} ${what}`)
    .digest('hex')
    .slice(0, bytes * 2)
    .toUpperCase();
