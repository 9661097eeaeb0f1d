import type { INestApplication } from '@nestjs/common';
import { measureRevocations, RevocationFeed } from '@fieldpost/internal-clients';
import type { Metrics } from '@fieldpost/observability';
import { measureDatabase } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { TokenIssuer } from './issuing/token-issuer.service.js';
import { IdTokensService } from './openid/id-tokens.service.js';
import { MailQueue } from './mail/mail-queue.js';
import { ProviderLoginService } from './provider-login/provider-login.service.js';
import { ProviderChecks } from './providers/provider-checks.service.js';
import { TokenController } from './token/token.controller.js';

/** Registers the metrics of oauth; each is read from memory at a scrape. */
export function measureOauth(metrics: Metrics, app: Pick<INestApplication, 'get'>): void {
  measureDatabase(metrics, app.get(DataSource, { strict: false }));
  const { granted, rejected } = app.get(TokenController, { strict: false });
  const grants = { name: 'fieldpost_oauth_grants_total', help: 'Requests at the token endpoint.' };
  metrics.counter({ ...grants, labels: ['grant', 'outcome'] }, () =>
    Object.entries({ granted, rejected }).flatMap(([outcome, tally]) =>
      tally.samples('grant').map(({ labels, value }) => ({ labels: { ...labels, outcome }, value })),
    ),
  );
  const tallies = [TokenIssuer, IdTokensService].map((type) => app.get(type, { strict: false }).issued);
  const tokens = {
    name: 'fieldpost_oauth_tokens_total',
    help: 'Signed tokens by kind.',
  };
  metrics.counter({ ...tokens, labels: ['kind'] }, () => tallies.flatMap((issued) => issued.samples('kind')));
  measureRevocations(metrics, app.get(RevocationFeed, { strict: false }));
  measureProviders(metrics, app);
  const mailQueue = app.get(MailQueue, { strict: false });
  metrics.queue('mail', () => mailQueue.queue);
}

function measureProviders(metrics: Metrics, app: Pick<INestApplication, 'get'>): void {
  const { outcomes } = app.get(ProviderLoginService, { strict: false });
  metrics.counter(
    {
      name: 'fieldpost_oauth_provider_logins_total',
      help: 'Logins through external OpenID Connect providers by outcome.',
      labels: ['outcome'],
    },
    () => outcomes.samples('outcome'),
  );
  const { checked } = app.get(ProviderChecks, { strict: false });
  metrics.counter(
    {
      name: 'fieldpost_oauth_provider_checks_total',
      help: 'Checks whether providers still know users who logged in through them, by outcome.',
      labels: ['outcome'],
    },
    () => checked.samples('outcome'),
  );
}
