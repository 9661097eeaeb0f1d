import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { breaksUnique, digestOf } from '@fieldpost/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { type Addition, completeAddition } from './additions.js';
import { ownChange, type OwnChange, requireFew } from './own-changes.js';
import { removeUnconfirmedFactors } from './removals.js';
import { passkeyNotValid } from './second-factors.errors.js';
import type { SecondFactor } from './second-factors.repository.js';

/** What the browser needs to find a passkey. */
export interface PasskeyReference {
  /** base64url. */
  readonly credentialId: string;
  readonly transports: readonly string[];
}

export interface Passkey extends PasskeyReference {
  readonly id: string;
  readonly userId: string;
  /** COSE. */
  readonly publicKey: Buffer;
  readonly counter: number;
}

export interface NewPasskey extends Omit<Passkey, 'userId'> {
  readonly name: string;
  readonly challenge: string;
}

/** A use of a passkey that was verified. */
export interface PasskeyUse {
  readonly id: string;
  readonly counter: number;
  readonly challenge: string;
}

/** Longer than oauth accepts a challenge. */
const challengeMinutes = 60;

/** Authenticators without a counter send 0 (Web Authentication, Level 3, 6.1.1). */
const setCounter = `
  update passkeys set counter = $2, last_used = now() where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`;

/** Stores passkeys. */
@Injectable()
export class Passkeys {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  list(userId: string): Promise<readonly SecondFactor[]> {
    return this.db.query(
      `select id, name, created, last_used as "lastUsed" from passkeys
        where user_id = $1 order by created, id`,
      [userId],
    );
  }

  referencesOf(userId: string): Promise<readonly PasskeyReference[]> {
    return this.db.query(
      'select credential_id as "credentialId", transports from passkeys where user_id = $1 order by created, id',
      [userId],
    );
  }

  async find(credentialId: string): Promise<Passkey | undefined> {
    const found = await this.db.query<Passkey[]>(
      `select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
              counter::float8 as counter, transports
         from passkeys where credential_id = $1`,
      [credentialId],
    );
    return found[0];
  }

  /** The digests are those of new recovery codes, for the first factor. Throws when the challenge was used before. */
  async add(
    change: OwnChange,
    { challenge, ...passkey }: NewPasskey,
    recoveryDigests: readonly string[],
  ): Promise<Addition> {
    const { userId } = change;
    const what = { action: 'user.second_factor_added', details: { name: passkey.name } } as const;
    const added = ownChange(this.db, change, what, async (db, isFirst) => {
      if (!(await isUnused(db, challenge))) throw passkeyNotValid();
      await insert(db, userId, passkey);
      await requireFew(db, 'passkeys', userId);
      await removeUnconfirmedFactors(db, userId);
      return completeAddition(db, userId, { isFirst, recoveryDigests });
    });
    return added.catch((error: unknown) => {
      throw breaksUnique(error, 'passkeys_credential_id_key') ? passkeyNotValid({ cause: error }) : error;
    });
  }

  /** Whether the challenge was not used before, and the counter goes on. Of concurrent uses the first succeeds. */
  use({ id, counter, challenge }: PasskeyUse): Promise<boolean> {
    return this.db.transaction(async (db) => {
      if (!(await isUnused(db, challenge))) return false;
      const [, affected] = await db.query<[unknown, number]>(setCounter, [id, counter]);
      return affected > 0;
    });
  }
}

/** Marks a challenge as used. Only challenges that a passkey has signed come here, so that strangers cannot fill the table. */
async function isUnused(db: EntityManager, challenge: string): Promise<boolean> {
  await db.query(
    `delete from used_challenges
      where digest in (select digest from used_challenges where expires <= now() for update skip locked)`,
  );
  const inserted = await db.query<unknown[]>(
    `insert into used_challenges (digest, expires) values ($1, now() + make_interval(mins => ${challengeMinutes}))
     on conflict do nothing returning digest`,
    [digestOf(challenge)],
  );
  return inserted.length > 0;
}

async function insert(
  db: EntityManager,
  userId: string,
  { id, name, credentialId, publicKey, counter, transports }: Omit<NewPasskey, 'challenge'>,
): Promise<void> {
  await db.query(
    `insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, userId, name, credentialId, publicKey, counter, transports],
  );
}
