import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { notValid } from '@fieldpost/errors';
import type { Page } from '@fieldpost/transport';
import { actorOf, type Admitted } from '../access/actor.js';
import { type List, shortList } from '../lists/list.js';
import { type NewNoticeDto, toAdministeredDto, toNoticeDto } from './notices.dto.js';
import { noticeNotFound } from './notices.errors.js';
import type { AdministeredNoticeDto, NoticeDto } from './notices.operations.js';
import { Notices } from './notices.repository.js';

const newNoticeId = (): string => `n_${randomBytes(16).toString('hex').toUpperCase()}`;

/** What administrators write to all users. */
@Injectable()
export class NoticesService {
  constructor(private readonly notices: Notices) {}

  async listCurrent(): Promise<readonly NoticeDto[]> {
    return (await this.notices.listCurrent()).map(toNoticeDto);
  }

  async listAll(page: Page | undefined): Promise<List<AdministeredNoticeDto>> {
    return shortList((await this.notices.listAll()).map(toAdministeredDto), page);
  }

  async create(caller: Admitted, { text, level, ...wanted }: NewNoticeDto): Promise<AdministeredNoticeDto> {
    const now = new Date();
    const [from, until] = [wanted.from ?? now, wanted.until ?? null];
    if (until !== null && (until <= from || until <= now))
      throw notValid({ argument: 'Until', reason: 'should be in the future, and after from' });
    const notice = { id: newNoticeId(), text, level, from, until };
    return toAdministeredDto(await this.notices.add(notice, administratorOf(caller)));
  }

  async remove(caller: Admitted, id: string): Promise<void> {
    if (!(await this.notices.remove(id, administratorOf(caller)))) throw noticeNotFound({ id });
  }
}

const administratorOf = (caller: Admitted) => ({ ...actorOf(caller), userId: caller.subject });
