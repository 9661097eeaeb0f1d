import { listOperation, type OperationDoc, type Wire } from '@fieldpost/openapi';
import { z } from 'zod';

/** How urgent a notice is. */
export const noticeLevels = ['info', 'warning'] as const;

const members = {
  id: z.string().meta({ examples: ['n_0123456789ABCDEF0123456789ABCDEF'] }),
  text: z.string().meta({ description: 'Plain text; markup in it has no meaning.' }),
  level: z.enum(noticeLevels),
};
const from = z.iso.datetime();
const until = z.iso.datetime().nullable().meta({ description: 'Null until it is removed.' });

const noticeSchema = z
  .object({ ...members, from, until })
  .meta({ id: 'Notice', description: 'What an administrator tells all users.' });
export type NoticeDto = Wire<z.infer<typeof noticeSchema>>;

const administeredSchema = z
  .object({
    ...members,
    ...{ from, until, created: z.iso.datetime() },
    creator: z.string().nullable().meta({ description: 'Name of the administrator who wrote it.' }),
  })
  .meta({ id: 'AdministeredNotice', description: 'A notice as administrators see it.' });
export type AdministeredNoticeDto = Wire<z.infer<typeof administeredSchema>>;

export const listNotices: OperationDoc = {
  summary: 'List the notices that are shown now, newest first',
  gives: z.array(noticeSchema),
};

export const listAllNotices = listOperation(
  'List all notices, also those of the past and the future, newest first',
  administeredSchema,
);

export const createNotice: OperationDoc = {
  summary: 'Write a notice, which all users see',
  description: 'Notices that have ended are removed when there would be too many.',
  gives: administeredSchema,
  rejects: [429],
};

export const removeNotice: OperationDoc = { summary: 'Remove a notice', gives: 'nothing', rejects: [404] };
