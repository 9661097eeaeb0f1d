import { Batcher, type HandleBatch } from '@fieldpost/batching';
import { type account, loadClients } from '@fieldpost/contracts';
import type { AppError } from '@fieldpost/errors';
import { contracts } from './contracts.js';
import { accountCalls, internalClient } from './internal-client.js';
import type { InternalCredentials } from './internal-credentials.js';

/** Calls in progress take about a millisecond: requests within two of them share a call, 16 do not wait. At most 64 (account.proto). */
const batching = { intervalMs: 2, flushAt: 16, maxSize: 64 } as const;

const batcher = <Item, Result>(handle: HandleBatch<Item, Result>): Batcher<Item, Result> =>
  new Batcher(handle, batching);

/** The errors of one endpoint for the rejections of account. */
export type RejectionErrors = Readonly<
  Record<Exclude<account.Rejection__Output, 'NONE'>, (values: { readonly reason: string }) => AppError>
>;

/** Returns the response, or throws the error of the endpoint for its rejection. */
export function requireGranted<Decision extends Pick<account.UserStatus__Output, 'rejection' | 'reason'>>(
  response: Decision,
  errors: RejectionErrors,
): Decision {
  if (response.rejection !== 'NONE') throw errors[response.rejection]({ reason: response.reason });
  return response;
}

/** Calls of oauth to account over its internal gRPC API; fails with `unavailable` when account cannot be reached or cannot decide. */
export class AccountClient extends internalClient<account.AccountServiceDefinition>(
  () => [loadClients(contracts.account).fieldpost.account.v1.AccountService],
  accountCalls,
) {
  private readonly userGrants: Batcher<account.GrantForUserRequest, account.Grant__Output>;
  private readonly keyGrants: Batcher<account.GrantForAccessKeyRequest, account.KeyGrant__Output>;
  private readonly userChecks: Batcher<account.CheckUserRequest, account.UserStatus__Output>;

  constructor(address: string, secret: string, inside?: InternalCredentials) {
    super(address, secret, inside);
    this.userGrants = batcher(async (users) => (await this.grantForUsers({ users: [...users] })).grants);
    this.keyGrants = batcher(async (keys) => (await this.grantForAccessKeys({ keys: [...keys] })).grants);
    this.userChecks = batcher(async (users) => (await this.checkUsers({ users: [...users] })).users);
  }

  grantForUser(request: account.GrantForUserRequest): Promise<account.Grant__Output> {
    return this.userGrants.add(request);
  }

  grantForAccessKey(request: account.GrantForAccessKeyRequest): Promise<account.KeyGrant__Output> {
    return this.keyGrants.add(request);
  }

  checkUser(request: account.CheckUserRequest): Promise<account.UserStatus__Output> {
    return this.userChecks.add(request);
  }
}
