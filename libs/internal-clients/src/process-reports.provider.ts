import type { Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type ReportingApp, schemaNotChecked } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import { SchemaCheck, Sealer, type SealingKeys } from '@fieldpost/persistence';
import type { OwnCertificate } from '@fieldpost/transport';
import { AccountRegistry } from './account-registry.client.js';
import { ProcessReports, type ProcessState, type ReportTarget } from './process-reports.js';

/** Where the state of an app comes from. */
export interface ProcessSources {
  readonly app: ReportingApp;
  readonly logger: Logger;
  /** Undefined ones are not used. */
  readonly certificates: readonly (OwnCertificate | undefined)[];
  /** None for an app that seals nothing. */
  readonly sealingKeys?: SealingKeys;
  /** The injection token of what receives the reports; `AccountRegistry` by default. */
  readonly target?: Type<ReportTarget>;
  /** What only this app has, from its services. */
  readonly more?: (services: ModuleRef) => Partial<ProcessState>;
}

/** The reports of an app as a provider. */
export const processReports = (sources: ProcessSources) => ({
  provide: ProcessReports,
  useFactory: (target: ReportTarget, services: ModuleRef) => {
    const { app, logger } = sources;
    return new ProcessReports({ app, target, logger, state: () => stateFrom(sources, services) });
  },
  inject: [sources.target ?? AccountRegistry, ModuleRef],
});

async function stateFrom(
  { certificates, sealingKeys, more }: ProcessSources,
  services: ModuleRef,
): Promise<ProcessState> {
  const schema = services.get(SchemaCheck, { strict: false });
  const isComplete = await schema.passes();
  const problem = schema.isKnown ? schema.problem : schemaNotChecked;
  const schemaProblem = isComplete ? '' : (problem ?? '');
  const { keys = [], ...rest } = more?.(services) ?? {};
  return {
    schemaProblem,
    certificates: certificates.flatMap((each) => (each === undefined ? [] : [each.expiry])),
    keys: [...(sealingKeys ? [sealingKeyOf(sealingKeys)] : []), ...keys],
    components: [],
    ...rest,
  };
}

const sealingKeyOf = (keys: SealingKeys) => ({
  use: 'sealing' as const,
  id: new Sealer(...keys).prefix.toString('hex'),
  older: keys.length - 1,
});
