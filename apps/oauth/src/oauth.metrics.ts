import type { INestApplication } from '@nestjs/common';
import { measureRevocations, RevocationFeed } from '@fieldpost/internal-clients';
import type { Metrics } from '@fieldpost/observability';
import { measureDatabase } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { TokenIssuer } from './issuing/token-issuer.service.js';
import { IdTokensService } from './openid/id-tokens.service.js';
import { MailQueue } from './mail/mail-queue.js';
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
  const mailQueue = app.get(MailQueue, { strict: false });
  metrics.queue('mail', () => mailQueue.queue);
}
