export { checkExpiry, type ServedCertificate } from './certificates.js';
export { checkClock } from './clocks.js';
export { componentName } from './check-components.js';
export { type EmergencyAdministrator, emergencyProblem } from './check-emergency-administrator.js';
export { checkInstallation, type InstallationFacts } from './check-installation.js';
export { keyName, reportValidMs, runningProcesses } from './check-processes.js';
export {
  checkOutside,
  longestFindingText,
  mostOutsideFindings,
  type OutsideReport,
  reportable,
} from './outside-checks.js';
export { about, bySeverity, type Finding, type FindingState, findingStates, worstState } from './finding.js';
export {
  mostAnnouncedReported,
  type ProcessReport,
  type ReceivedReport,
  type ReportedCertificate,
  type ReportedComponent,
  type ReportedKey,
  type ReportingApp,
  reportingApps,
  schemaNotChecked,
} from './process-report.js';
