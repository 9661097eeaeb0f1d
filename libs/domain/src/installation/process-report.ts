/** The apps of an installation that keep data; `console` serves files only. */
export const reportingApps = ['account', 'oauth', 'discovery', 'handler', 'network'] as const;
export type ReportingApp = (typeof reportingApps)[number];

/** A certificate of a process. */
export interface ReportedCertificate {
  /** Setting of its file. */
  readonly setting: string;
  /** Unix milliseconds. */
  readonly expires: number;
}

/** A key that signs tokens or seals values. The id reveals nothing about it. */
export interface ReportedKey {
  readonly use: 'signing' | 'sealing';
  readonly id: string;
  /** Unix milliseconds; absent when the app does not know it. */
  readonly created?: number | undefined;
  /** Older keys that are still in use. */
  readonly older: number;
}

/** A router, broker or handler; health is empty when nobody has checked it. */
export interface ReportedComponent {
  readonly type: string;
  readonly id: string;
  readonly health: string;
}

/** Announcements of each type that discovery reports: the first ones by id. */
export const mostAnnouncedReported = 1_000;

/** The problem of a schema about which nothing is known. */
export const schemaNotChecked = 'migrations not checked: the database does not respond';

/** What a process says about itself. */
export interface ProcessReport {
  readonly app: ReportingApp;
  /** Random id of the process. */
  readonly process: string;
  readonly version: string;
  /** Unix milliseconds, by the clock of the process. */
  readonly started: number;
  /** Why the schema of the database cannot be used; empty when it can. */
  readonly schemaProblem: string;
  readonly certificates: readonly ReportedCertificate[];
  readonly keys: readonly ReportedKey[];
  /** The brokers of a handler that leads; absent in other processes. */
  readonly brokers?: { readonly connected: number; readonly away: number } | undefined;
  /** The components that the process is itself. */
  readonly components: readonly ReportedComponent[];
  /** Of discovery: announced components, of each type the first `mostAnnouncedReported` only. Absent in other processes. */
  readonly announced?: readonly ReportedComponent[] | undefined;
}

/** A report as account has it. */
export interface ReceivedReport extends ProcessReport {
  /** Unix milliseconds, by the clock of the database. */
  readonly received: number;
  /** How far the clock of the process was ahead of that of account, in milliseconds. */
  readonly clockOffset: number;
}
