import { Text } from '@mantine/core';
import type { AuditEntry } from '../api/account.js';
import type { Listed } from '../api/failure.js';
import { Pages } from '../lists/list-parts.js';
import { pagesOf } from '../lists/server-pages.js';
import { AuditTable } from './audit-table.js';
import { auditTexts as words } from './audit.texts.js';

interface HistoryProps {
  readonly label: string;
  readonly history: Listed<AuditEntry>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** One page of a history, with paging. */
export const History = ({ label, history: { items, total }, page, onPage }: HistoryProps) => (
  <>
    {total === 0 ? <Text>{words.none}</Text> : <AuditTable label={label} entries={items} />}
    <Pages label={words.pages} page={page} pages={pagesOf(total)} onPage={onPage} />
  </>
);
