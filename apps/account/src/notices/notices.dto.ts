import { z } from 'zod';
import { plainText } from '../values/plain-text.js';
import { noticeLevels, type AdministeredNoticeDto, type NoticeDto } from './notices.operations.js';
import type { Notice } from './notices.repository.js';

/** Characters of a notice. */
const longestNotice = 500;

const time = z.iso
  .datetime({ offset: true, error: 'should be a date and time such as 2030-01-31T12:00:00Z' })
  .transform((text) => new Date(text))
  // An offset may lead past the year that responses can express.
  .refine((at) => at.getUTCFullYear() <= 9999, 'should be before the year 10000');

/** Body of a new notice. */
export const newNotice = z.object(
  {
    text: plainText(longestNotice).trim().min(1, 'can not be empty'),
    level: z.enum(noticeLevels, `should be one of ${noticeLevels.join(', ')}`).default('info'),
    from: time.nullish().meta({ description: 'The time of the request by default.' }),
    until: time.nullish().meta({ description: 'Until it is removed by default.' }),
  },
  'should be an object with text',
);
export type NewNoticeDto = z.infer<typeof newNotice>;

export const toNoticeDto = ({ id, text, level, from, until }: Notice): NoticeDto => ({
  ...{ id, text, level },
  from: from.toISOString(),
  until: until && until.toISOString(),
});

export const toAdministeredDto = (notice: Notice): AdministeredNoticeDto => ({
  ...toNoticeDto(notice),
  created: notice.created.toISOString(),
  creator: notice.creator,
});
