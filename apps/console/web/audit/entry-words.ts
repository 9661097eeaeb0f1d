import type { AuditEntry, FullAuditEntry } from '../api/account.js';
import { auditTexts } from './audit.texts.js';

const kinds: Readonly<Record<string, string>> & typeof auditTexts.kinds = auditTexts.kinds;

/** What an entry of the audit log is about: its kind and id. */
export const aboutOf = ({ kind, id }: Pick<FullAuditEntry, 'kind' | 'id'>): string =>
  // There is one installation.
  kind === 'installation' ? kinds[kind] : `${kinds[kind] ?? kind}: ${id}`;

/** The detail that says what an action was done to, by action or by its first word. */
const subjects: Readonly<Record<string, string>> = {
  access_key: 'name',
  application: 'name',
  client_rights: 'client',
  collaborator: 'username',
  eui: 'eui',
  'gateway.owner_changed': 'owner',
  invitation: 'email',
  login_provider: 'login_provider',
  member: 'username',
  notice: 'text',
  'organization.changed': 'name',
  'organization.created': 'name',
  'organization.removed': 'organization',
  'organization.shared': 'organization',
  'user.app_password_added': 'name',
  'user.changed': 'changed',
  'user.login_linked': 'label',
  'user.login_unlinked': 'login_provider',
  'user.rejected': 'username',
  'user.second_factor_added': 'name',
};

/** What was done, in words, and what to. Unknown actions are shown unchanged. */
export function actionOf({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  const [group = ''] = action.split('.');
  const subject = details[subjects[action] ?? subjects[group] ?? ''];
  const words = auditTexts.actions[action] ?? action;
  return hasText(subject) ? `${words}: ${textOf(subject)}` : words;
}

/** Whom account names as the author where nobody knows who it was; no user has this name. */
const unknownActor = 'unknown person';

/** Who did it, in words. */
export const authorOf = ({ actor }: Pick<AuditEntry, 'actor'>): string =>
  actor === unknownActor ? auditTexts.byUnknown : actor;

/** All actions for a choice, by their words; a wanted one that is unknown is among them, unchanged. */
export function actionChoices(wanted = ''): readonly { readonly value: string; readonly label: string }[] {
  const known = Object.entries(auditTexts.actions).map(([value, label]) => ({ value, label }));
  const isOther = wanted !== '' && auditTexts.actions[wanted] === undefined;
  return [...known, ...(isOther ? [{ value: wanted, label: wanted }] : [])].sort((a, b) =>
    a.label.localeCompare(b.label),
  );
}

const hasText = (value: unknown): boolean => textOf(value) !== '';

/** A detail as text: lists with commas, members of objects by name. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'boolean') return value ? auditTexts.yes : auditTexts.no;
  if (typeof value !== 'object') return String(value ?? '');
  return Object.entries(value ?? {})
    .map(([name, member]) => `${labelOf(name)} ${textOf(member)}`)
    .join(', ');
}

/** The name of a detail as words. */
export const labelOf = (name: string): string => auditTexts.labels[name] ?? name.replaceAll('_', ' ');
