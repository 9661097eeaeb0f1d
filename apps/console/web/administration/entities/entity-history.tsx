import { Stack, Title } from '@mantine/core';
import { entryLinks } from '../../audit/entry-links.js';
import { History } from '../../audit/history.js';
import { useConsole } from '../../console.js';
import type { AuditedKind } from '../administration-search.js';
import { auditSource } from '../administration.queries.js';
import { entitiesTexts as words } from './entities.texts.js';

/** What happened to an entity of any user. */
export function EntityHistory({ kind, id }: { readonly kind: AuditedKind; readonly id: string }) {
  const { account } = useConsole();
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.history}
      </Title>
      <History label={words.history} source={auditSource(account, { kind, id })} links={entryLinks} />
    </Stack>
  );
}
