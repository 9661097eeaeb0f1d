import type { FullAuditEntry } from '../api/account.js';
import { auditTexts } from './audit.texts.js';

const kinds: Readonly<Record<string, string>> = auditTexts.kinds;

/** What an entry of the audit log is about: its kind and id. */
export const aboutOf = ({ kind, id }: FullAuditEntry): string => `${kinds[kind] ?? kind}: ${id}`;
