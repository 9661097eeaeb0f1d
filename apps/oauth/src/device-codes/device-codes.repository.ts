import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThan } from 'typeorm';
import { type Grant, insertGrant, type StoredRefreshToken } from '../grants/grants.repository.js';
import type { LoginEvent } from '../sessions/login-event.js';
import { requireSession } from '../sessions/session-clients.js';
import { DeviceCodeEntity } from './device-code.entity.js';

/** A request of a device; only digests of its codes are stored. */
export interface DeviceRequest {
  /** Of the device code. */
  readonly digest: string;
  /** Digest of the user code. */
  readonly userCode: string;
  readonly clientId: string;
  /** As requested; none: unrestricted. */
  readonly scopes: readonly string[];
  /** Network address of the device. */
  readonly address: string;
  /** The network of the address, by which requests are counted. */
  readonly network: string;
  readonly expires: Date;
}

/** The user who allowed a request. */
export interface DeviceApproval {
  readonly userId: string;
  /** `valid_after` of the user at the approval (Unix seconds); a later one invalidates the code. */
  readonly validAfter: number;
  /** General scopes that the user consented to, where the client requested none; null for no limit. */
  readonly consented: readonly string[] | null;
  readonly login: LoginEvent;
}

/** A request when its client polls for the tokens. */
export interface PolledRequest extends Pick<DeviceRequest, 'clientId' | 'scopes' | 'expires'> {
  readonly isDenied: boolean;
  /** Undefined before the user has allowed it. */
  readonly approval: DeviceApproval | undefined;
  /** Whether the client has not waited for the interval. */
  readonly isEarly: boolean;
  /** From now on, in seconds. */
  readonly interval: number;
}

/** The use of a device code, with the grant that it creates. */
export interface DeviceRedemption {
  readonly digest: string;
  readonly grant: Grant;
  readonly first: StoredRefreshToken;
}

/** Seconds between two requests of a device, and by how many each early one extends them (RFC 8628, 3.5). */
export const intervalSeconds = 5;
/** Requests of one device take different times on their way. */
const toleranceSeconds = 1;
/** Requests of one client and network that have not expired. Denied ones count, because who makes them can deny them. */
const mostOutstanding = 50;
/** For this time after its end a request is known as expired. */
const keptMs = 3_600_000;

const insert = `
  insert into device_codes (digest, user_code, client_id, scopes, address, network, expires, interval_seconds)
  select $1, $2, $3, $4, $5, $6, $7, ${intervalSeconds}
   where (select count(*) from device_codes
           where client_id = $3 and network = $6 and expires > now()) < ${mostOutstanding}
  on conflict do nothing returning digest`;

/** Locks the consent, so that its withdrawal also deletes this request. */
const allow = `
  with consent as (select from consents where client_id = $2 and user_id = $3 for share)
  update device_codes d set decision = 'allowed', user_id = $3, valid_after = $4, consented = $5, login = $6
    from consent where d.user_code = $1 and d.client_id = $2 and d.decision is null and d.expires > now()
  returning d.digest`;

const deny = `
  update device_codes set decision = 'denied'
   where user_code = $1 and decision is null and expires > now() returning digest`;

/** By the clock of the database, because replicas take turns. Concurrent requests of a device are serialized. */
const lock = `
  select clock_timestamp() < polled + make_interval(secs => interval_seconds - ${toleranceSeconds}) as early
    from device_codes where digest = $1 and client_id = $2 for update`;

const poll = `
  update device_codes
     set polled = clock_timestamp(),
         interval_seconds = interval_seconds + case when $2::boolean then ${intervalSeconds} else 0 end
   where digest = $1`;

/** Stores the requests of devices (RFC 8628). */
@Injectable()
export class DeviceCodes {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** False when the client and network have too many requests. */
  async add({ digest, userCode, clientId, scopes, ...request }: DeviceRequest): Promise<boolean> {
    const { address, network, expires } = request;
    const values = [digest, userCode, clientId, scopes, address, network, expires];
    const added: readonly unknown[] = await this.db.query(insert, values);
    return added.length === 1;
  }

  /** A request that waits for the decision of a user, by the digest of its user code. */
  async findUndecided(userCode: string, now: Date): Promise<DeviceRequest | undefined> {
    const row = await this.db.manager.findOneBy(DeviceCodeEntity, { userCode });
    return row && row.decision === null && row.expires > now ? row : undefined;
  }

  /** False when the request was decided on, has expired, or the user has withdrawn the consent meanwhile. */
  async allow(
    { userCode, clientId }: DeviceRequest,
    { userId, validAfter, consented, login }: DeviceApproval,
  ): Promise<boolean> {
    const values = [userCode, clientId, userId, validAfter, consented, login];
    const [rows] = await this.db.query<[unknown[], number]>(allow, values);
    return rows.length === 1;
  }

  /** False when the request was decided on or has expired. */
  async deny({ userCode }: DeviceRequest): Promise<boolean> {
    const [rows] = await this.db.query<[unknown[], number]>(deny, [userCode]);
    return rows.length === 1;
  }

  /** Records that the client polls for the tokens; undefined for an unknown code and for those of other clients. */
  poll(digest: string, clientId: string): Promise<PolledRequest | undefined> {
    return this.db.transaction(async (tx) => {
      const [locked] = await tx.query<{ readonly early: boolean | null }[]>(lock, [digest, clientId]);
      if (!locked) return undefined;
      const isEarly = locked.early ?? false;
      await tx.query(poll, [digest, isEarly]);
      const row = await tx.findOneByOrFail(DeviceCodeEntity, { digest });
      return { ...toPolled(row), isEarly };
    });
  }

  /** Deletes an allowed request and stores its grant. False when it was used or deleted before. */
  redeem({ digest, grant, first }: DeviceRedemption): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const { affected } = await tx.delete(DeviceCodeEntity, { digest, decision: 'allowed' });
      if (affected !== 1) return false;
      await requireSession(tx, grant);
      await insertGrant(tx, grant, first);
      return true;
    });
  }

  async removeExpired(before: Date): Promise<void> {
    const expires = LessThan(new Date(before.getTime() - keptMs));
    await this.db.manager.delete(DeviceCodeEntity, { expires });
  }
}

const toPolled = (row: DeviceCodeEntity): Omit<PolledRequest, 'isEarly'> => ({
  clientId: row.clientId,
  scopes: row.scopes,
  expires: row.expires,
  isDenied: row.decision === 'denied',
  approval: approvalIn(row),
  interval: row.intervalSeconds,
});

const approvalIn = ({ userId, login, ...row }: DeviceCodeEntity): DeviceApproval | undefined =>
  userId !== null && login !== null
    ? { userId, login, validAfter: Number(row.validAfter), consented: row.consented }
    : undefined;
