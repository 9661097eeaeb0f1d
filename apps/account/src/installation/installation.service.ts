import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { checkInstallation, componentName, runningProcesses, worstState } from '@fieldpost/domain';
import { Components } from '../components/components.repository.js';
import { EmergencyAdministrators } from './emergency-administrator.js';
import type { InstallationDto } from './installation.operations.js';
import { reportOf } from './process-report.schema.js';
import { ProcessReportsRepository } from './process-reports.repository.js';

/** Collects the reports of all processes, and checks the installation by them. */
@Injectable()
export class InstallationService {
  /** Account receives its own reports as well. */
  readonly isConfigured = true;

  constructor(
    private readonly reports: ProcessReportsRepository,
    private readonly components: Components,
    private readonly emergencyAdministrators: EmergencyAdministrators,
  ) {}

  async reportProcess(request: account.ReportProcessRequest): Promise<void> {
    await this.reports.record(reportOf(request), Number(request.time));
  }

  async check(): Promise<InstallationDto> {
    const stored = await this.reports.list();
    const running = runningProcesses(stored.reports, stored.now);
    const ids = running.flatMap(({ components }) => components.map(({ id }) => id));
    const known = await this.components.findAll([...new Set(ids)]);
    const approved = new Map(
      known.map((component) => [componentName(component), component.approval === 'approved']),
    );
    const emergencyAdministrator = await this.emergencyAdministrators.find();
    const findings = checkInstallation({ ...stored, approved, emergencyAdministrator });
    return {
      state: worstState(findings),
      checked: new Date(stored.now).toISOString(),
      processes: running.map(({ app, process, version, started, received, clockOffset }) => ({
        ...{ app, process, version, clock_offset_ms: clockOffset },
        started: new Date(started).toISOString(),
        reported: new Date(received).toISOString(),
      })),
      findings: findings.map((finding) => ({ ...finding })),
    };
  }
}
