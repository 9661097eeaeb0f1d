import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditedChange, record } from '../audit/record.js';
import type { UserId } from '../users/user-id.js';
import { changeUser } from '../users/users.typeorm.js';
import { type Addressee, type LinkPurpose, MailedLinks, type NewLink } from './mailed-links.repository.js';

interface Owner {
  readonly id: UserId;
  readonly username: string;
}

const stateOf = (passwordHash: string) => `encode(sha256(convert_to(${passwordHash}, 'UTF8')), 'hex')`;

/** A row for nobody as well: it costs the same, and its digest fits no secret that was mailed. */
const insert = (purpose: LinkPurpose, condition: string): string => `
  with found as (select id, username, email, password_hash from users where ${condition} and not is_banned),
       made as (
         insert into mailed_links (digest, purpose, user_id, email, password_state, expires)
         select $2, '${purpose}', found.id, found.email, ${stateOf('found.password_hash')},
                now() + make_interval(secs => $3)
           from (select) as one left join found on true)
  select username, email from found`;

// Names have no "@" and addresses have one, so at most one row fits.
const forPassword = insert('password', '(username = $1 or lower(email) = lower($1))');
const forEmail = insert('email', 'id = $1 and not email_valid');

/** The links of this purpose and digest that still work, with their users. */
const good = (links: string): string => `
  select u.id, u.username
    from ${links} l
    join users u on u.id = l.user_id and not u.is_banned
     and lower(u.email collate "C") = lower(l.email collate "C")
   where l.purpose = $2 and l.digest = $1 and l.expires > now()
     and (l.purpose <> 'password' or l.password_state = ${stateOf('u.password_hash')})`;

/**
 * The user is held first, until the change is made: of several links of one user that are used at once each would wait for
 * what another has deleted, and all of them for ever.
 */
const hold =
  'select 1 from users where id = (select user_id from mailed_links where digest = $1) for no key update';

/** Whoever deletes the row has used it. */
const use = `
  with used as (delete from mailed_links where digest = $1 and purpose = $2 returning *)
  ${good('used')}`;

/**
 * What has expired goes when something comes: the table never holds more than the links of one lifetime. What others are
 * about to delete is left to them.
 */
const deleteExpired = `
  delete from mailed_links
   where digest in (select digest from mailed_links where expires <= now() for update skip locked)`;

@Injectable()
export class MailedLinksTypeorm extends MailedLinks {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  addForPassword(login: string, link: NewLink): Promise<Addressee | undefined> {
    return this.add(forPassword, login, link);
  }

  addForEmail(userId: UserId, link: NewLink): Promise<Addressee | undefined> {
    return this.add(forEmail, userId, link);
  }

  async isGood(purpose: LinkPurpose, digest: string): Promise<boolean> {
    return (await this.db.query<Owner[]>(good('mailed_links'), [digest, purpose])).length > 0;
  }

  usePassword(digest: string, passwordHash: string, address: string): Promise<UserId | undefined> {
    return this.db.transaction(async (db) => {
      const owner = await takeLink(db, 'password', digest);
      if (!owner) return undefined;
      await changeUser(db, owner.id, { password: { hash: passwordHash } });
      await note(db, owner, { address, action: 'user.password_reset' });
      return owner.id;
    });
  }

  useEmail(digest: string, address: string): Promise<UserId | undefined> {
    return this.db.transaction(async (db) => {
      const owner = await takeLink(db, 'email', digest);
      if (!owner) return undefined;
      await db.query('update users set email_valid = true where id = $1', [owner.id]);
      await note(db, owner, { address, action: 'user.email_verified' });
      return owner.id;
    });
  }

  private async add(
    statement: string,
    who: string,
    { digest, seconds }: NewLink,
  ): Promise<Addressee | undefined> {
    await this.db.query(deleteExpired);
    return (await this.db.query<Addressee[]>(statement, [who, digest, seconds]))[0];
  }
}

async function takeLink(db: EntityManager, purpose: LinkPurpose, digest: string): Promise<Owner | undefined> {
  await db.query(hold, [digest]);
  const [owner] = await db.query<Owner[]>(use, [digest, purpose]);
  if (!owner) return undefined;
  await db.query('delete from mailed_links where user_id = $1 and purpose = $2', [owner.id, purpose]);
  return owner;
}

function note(
  db: EntityManager,
  { id, username }: Owner,
  { address, action }: Pick<AuditedChange, 'action'> & { readonly address: string },
): Promise<void> {
  const by = { userId: id, name: username, client: null, address };
  return record(db, by, { kind: 'users', id, action });
}
