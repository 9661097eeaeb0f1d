import { checkEmergencyAdministrator, type EmergencyAdministrator } from './check-emergency-administrator.js';
import { type ApprovedComponents, checkBrokers, checkComponents } from './check-components.js';
import {
  checkCertificates,
  checkClocks,
  checkKeys,
  checkPresence,
  checkSchemas,
  checkVersions,
  type FirstUses,
  runningProcesses,
} from './check-processes.js';
import { bySeverity, type Finding } from './finding.js';
import type { ReceivedReport } from './process-report.js';

/** What account knows about an installation. */
export interface InstallationFacts {
  readonly reports: readonly ReceivedReport[];
  readonly firstUses: FirstUses;
  readonly approved: ApprovedComponents;
  /** Undefined when the settings name none. */
  readonly emergencyAdministrator?: EmergencyAdministrator | undefined;
  /** Unix milliseconds, by the same clock as `received`. */
  readonly now: number;
}

/** All findings about an installation that can be made from inside, the most serious ones first. */
export function checkInstallation({
  reports,
  firstUses,
  approved,
  emergencyAdministrator,
  now,
}: InstallationFacts): readonly Finding[] {
  const running = runningProcesses(reports, now);
  return bySeverity([
    ...checkPresence(reports, now),
    ...checkVersions(running),
    ...checkSchemas(running),
    ...checkClocks(running),
    ...checkCertificates(running, now),
    ...checkKeys(running, firstUses, now),
    ...checkComponents(running, approved),
    ...checkBrokers(running),
    ...checkEmergencyAdministrator(emergencyAdministrator),
  ]);
}
