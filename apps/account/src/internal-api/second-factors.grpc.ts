import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { generalScopes } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { ParseWith } from '@fieldpost/transport';
import { z } from 'zod';
import type { OwnChange } from '../second-factors/own-changes.js';
import type { SecondFactor } from '../second-factors/second-factors.repository.js';
import { SecondFactorsService } from '../second-factors/second-factors.service.js';
import type { User } from '../users/users.repository.js';
import { UsersService } from '../users/users.service.js';
import { plainText } from '../values/plain-text.js';
import type { UserId } from '../values/user-id.js';
import { orFormError } from './form-error.js';
import { GrantsRepository } from './grants.repository.js';
import { PasswordLogins } from './password-logins.js';

const name = plainText(60).min(1, 'can not be empty');
const newFactor = new ParseWith(z.object({ id: z.string(), name, code: z.string() }));
const newAppPassword = new ParseWith(
  z.object({
    name,
    scopes: z.array(z.enum(generalScopes, 'is unknown')).min(1, 'can not be empty'),
  }),
);

const noProof: account.UserProof__Output = { user_id: '', old_password: '', logged_in_at: '0', address: '' };
const seconds = (time: Date | null): number => (time === null ? 0 : Math.floor(time.getTime() / 1000));
const toFactor = ({ id, name: label, created, lastUsed }: SecondFactor): account.SecondFactor => ({
  ...{ id, name: label, created: seconds(created), last_used: seconds(lastUsed) },
});
const ownChange = (user: Pick<User, 'id' | 'username'>, address: string): OwnChange => ({
  userId: user.id,
  by: { userId: user.id, name: user.username, client: null, address: address === '' ? null : address },
});

/** Internal API for the pages of oauth: second factors and app passwords. */
@Controller()
@UseGuards(InternalGuard)
export class SecondFactorsGrpc implements Rpc<account.SecondFactorsHandlers> {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly users: UsersService,
    private readonly repository: GrantsRepository,
    private readonly logins: PasswordLogins,
  ) {}

  @GrpcMethod('SecondFactors', 'DescribeSecondFactors')
  async describeSecondFactors({
    user_id: userId,
  }: account.DescribeSecondFactorsRequest__Output): Promise<account.SecondFactorsDescription> {
    const { factors, recoveryCodes, appPasswords } = await this.factors.describe(userId);
    return {
      factors: factors.map(toFactor),
      recovery_codes: recoveryCodes,
      app_passwords: appPasswords.map((one) => ({ ...toFactor(one), scopes: [...one.scopes] })),
    };
  }

  /** A right code ends the login, which is written to the audit log. */
  @GrpcMethod('SecondFactors', 'CheckSecondFactor')
  async checkSecondFactor({
    user_id: userId,
    code,
    address,
    remembered_device: isRemembered,
  }: account.CheckSecondFactorRequest__Output): Promise<account.SecondFactorCheck> {
    const user = await this.repository.findUser(userId);
    if (!user) return { right: false };
    const change = ownChange({ id: user.id as UserId, username: user.username as User['username'] }, address);
    const { method, retryAfter = 0 } = isRemembered
      ? { method: 'device' }
      : await this.factors.check(change, code, Date.now());
    if (method === undefined) return { right: false, retry_after: retryAfter };
    await this.repository.recordLogin(user, undefined, address);
    return { right: true, method };
  }

  @GrpcMethod('SecondFactors', 'StartTotp')
  async startTotp({ user_id: userId, issuer }: account.StartTotpRequest__Output): Promise<account.NewTotp> {
    const user = await this.repository.findUser(userId);
    if (!user) throw unavailable({ what: 'user' });
    return this.factors.startTotp(userId, user.username as User['username'], issuer);
  }

  @GrpcMethod('SecondFactors', 'ConfirmTotp')
  confirmTotp({ proof, ...body }: account.ConfirmTotpRequest__Output): Promise<account.SecondFactorChange> {
    return this.proven(proof, async (change, user) => {
      const parsed = await newFactor.transform(body);
      const added = { ...parsed, isNeeded: this.logins.needsFactor(user) };
      const { codes, validAfter } = await this.factors.confirmTotp(change, added, Date.now());
      return { recovery_codes: [...codes], valid_after: validAfter };
    });
  }

  @GrpcMethod('SecondFactors', 'RemoveSecondFactor')
  removeSecondFactor({
    proof,
    id,
  }: account.RemoveSecondFactorRequest__Output): Promise<account.SecondFactorChange> {
    return this.proven(proof, async (change) => {
      await this.factors.remove(change, id);
      return {};
    });
  }

  @GrpcMethod('SecondFactors', 'RenewRecoveryCodes')
  renewRecoveryCodes({
    proof,
  }: account.RenewRecoveryCodesRequest__Output): Promise<account.SecondFactorChange> {
    return this.proven(proof, async (change) => ({
      recovery_codes: [...(await this.factors.renewRecoveryCodes(change))],
    }));
  }

  @GrpcMethod('SecondFactors', 'AddAppPassword')
  addAppPassword({
    proof,
    ...body
  }: account.AddAppPasswordRequest__Output): Promise<account.AppPasswordCreation> {
    return this.proven(proof, async (change) => ({
      password: await this.factors.addAppPassword(change, await newAppPassword.transform(body)),
    }));
  }

  @GrpcMethod('SecondFactors', 'RemoveAppPassword')
  removeAppPassword({
    proof,
    id,
  }: account.RemoveAppPasswordRequest__Output): Promise<account.SecondFactorChange> {
    return this.proven(proof, async (change) => ({
      valid_after: await this.factors.removeAppPassword(change, id),
    }));
  }

  /** Makes a change after the proof of the user. */
  private proven<T extends object>(
    proof: account.UserProof__Output | null,
    make: (change: OwnChange, user: User) => Promise<T>,
  ) {
    const { user_id: userId, old_password, logged_in_at, address } = proof ?? noProof;
    return orFormError(async () => {
      const user = await this.users.proveOnWebsite(userId as UserId, old_password, Number(logged_in_at));
      return make(ownChange(user, address), user);
    });
  }
}
