import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import {
  checkInstallation,
  checkOutside,
  componentName,
  type Finding,
  runningProcesses,
  worstState,
} from '@fieldpost/domain';
import { actorOf, type Admitted } from '../access/actor.js';
import { Components } from '../components/components.repository.js';
import { EmergencyAdministrators } from './emergency-administrator.js';
import type { InstallationDto, OutsideChecksDto } from './installation.operations.js';
import type { NewOutsideChecksDto } from './outside-checks.dto.js';
import { OutsideChecksRepository } from './outside-checks.repository.js';
import { reportOf } from './process-report.schema.js';
import { ProcessReportsRepository } from './process-reports.repository.js';
import { ReportThrottle } from './report-throttle.js';

/** Collects the reports of all processes, and checks the installation by them. */
@Injectable()
export class InstallationService {
  /** Account receives its own reports as well. */
  readonly isConfigured = true;

  constructor(
    private readonly reports: ProcessReportsRepository,
    private readonly components: Components,
    private readonly emergencyAdministrators: EmergencyAdministrators,
    private readonly outsideChecks: OutsideChecksRepository,
    private readonly throttle: ReportThrottle,
  ) {}

  async reportProcess(request: account.ReportProcessRequest): Promise<void> {
    await this.reports.record(reportOf(request), Number(request.time));
  }

  /** Keeps what an administrator has found from outside, in place of the report before. */
  async reportOutsideChecks(caller: Admitted, body: NewOutsideChecksDto): Promise<void> {
    this.throttle.admit(caller.subject);
    await this.outsideChecks.replace(body, { ...actorOf(caller), userId: caller.subject });
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
      findings: copied(findings),
      outside_checks: await this.checkOutside(stored.now),
    };
  }

  private async checkOutside(now: number): Promise<OutsideChecksDto> {
    const report = await this.outsideChecks.find();
    const findings = checkOutside(report, now);
    return {
      state: worstState(findings),
      checked: report ? new Date(report.received).toISOString() : null,
      user: report?.user ?? null,
      version: report?.version ?? null,
      findings: copied(findings),
    };
  }
}

const copied = (findings: readonly Finding[]) => findings.map((finding) => ({ ...finding }));
