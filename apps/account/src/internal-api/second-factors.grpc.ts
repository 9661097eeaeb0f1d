import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { generalScopes } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { ParseWith } from '@fieldpost/transport';
import { z } from 'zod';
import { FailedLoginLog } from '../audit/failed-logins.js';
import type { SecondFactor } from '../second-factors/second-factors.repository.js';
import { SecondFactorsService } from '../second-factors/second-factors.service.js';
import type { User } from '../users/users.repository.js';
import { plainText } from '../values/plain-text.js';
import { GrantsRepository } from './grants.repository.js';
import { ownChangeOf, ProvenChanges } from './proven-changes.js';

/** Of a second factor or an app password. */
export const factorName = plainText(60).min(1, 'can not be empty');
const newFactor = new ParseWith(z.object({ id: z.string(), name: factorName, code: z.string() }));
const newAppPassword = new ParseWith(
  z.object({
    name: factorName,
    scopes: z.array(z.enum(generalScopes, 'is unknown')).min(1, 'can not be empty'),
  }),
);

const seconds = (time: Date | null): number => (time === null ? 0 : Math.floor(time.getTime() / 1000));
const toFactor = ({ id, name: label, created, lastUsed }: SecondFactor): account.SecondFactor => ({
  ...{ id, name: label, created: seconds(created), last_used: seconds(lastUsed) },
});

/** Internal API for the pages of oauth: second factors and app passwords. */
@Controller()
@UseGuards(InternalGuard)
export class SecondFactorsGrpc implements Rpc<account.SecondFactorsHandlers> {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly changes: ProvenChanges,
    private readonly repository: GrantsRepository,
    private readonly failures: FailedLoginLog,
  ) {}

  @GrpcMethod('SecondFactors', 'DescribeSecondFactors')
  async describeSecondFactors({
    user_id: userId,
  }: account.DescribeSecondFactorsRequest__Output): Promise<account.SecondFactorsDescription> {
    const { factors, passkeys, recoveryCodes, appPasswords } = await this.factors.describe(userId);
    return {
      factors: factors.map(toFactor),
      passkeys: passkeys.map(toFactor),
      recovery_codes: recoveryCodes,
      app_passwords: appPasswords.map((one) => ({ ...toFactor(one), scopes: [...one.scopes] })),
    };
  }

  /** A right code ends the login, which is written to the audit log, as are wrong codes. */
  @GrpcMethod('SecondFactors', 'CheckSecondFactor')
  async checkSecondFactor({
    user_id: userId,
    code,
    address,
    remembered_device: isRemembered,
  }: account.CheckSecondFactorRequest__Output): Promise<account.SecondFactorCheck> {
    const user = await this.repository.findUser(userId);
    if (!user) return { right: false };
    const { method, retryAfter = 0 } = isRemembered
      ? { method: 'device' }
      : await this.factors.check(ownChangeOf(user, address), code, Date.now());
    if (method === undefined && retryAfter === 0)
      this.failures.note({ userId, address, method: 'codes' }, Date.now());
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
    return this.changes.make(proof, async (change) => {
      const added = await newFactor.transform(body);
      const { codes, validAfter } = await this.factors.confirmTotp(change, added, Date.now());
      return { recovery_codes: [...codes], valid_after: validAfter, method: 'otp' };
    });
  }

  @GrpcMethod('SecondFactors', 'RemoveSecondFactor')
  removeSecondFactor({
    proof,
    id,
  }: account.RemoveSecondFactorRequest__Output): Promise<account.SecondFactorChange> {
    return this.changes.make(proof, async (change) => {
      await this.factors.remove(change, id);
      return {};
    });
  }

  @GrpcMethod('SecondFactors', 'RenewRecoveryCodes')
  renewRecoveryCodes({
    proof,
  }: account.RenewRecoveryCodesRequest__Output): Promise<account.SecondFactorChange> {
    return this.changes.make(proof, async (change) => ({
      recovery_codes: [...(await this.factors.renewRecoveryCodes(change))],
    }));
  }

  @GrpcMethod('SecondFactors', 'AddAppPassword')
  addAppPassword(request: account.AddAppPasswordRequest__Output): Promise<account.AppPasswordCreation> {
    const { proof, ...body } = request;
    return this.changes.make(proof, async (change) => ({
      password: await this.factors.addAppPassword(change, await newAppPassword.transform(body)),
    }));
  }

  @GrpcMethod('SecondFactors', 'RemoveAppPassword')
  removeAppPassword(request: account.RemoveAppPasswordRequest__Output): Promise<account.SecondFactorChange> {
    const { proof, id } = request;
    return this.changes.make(proof, async (change) => ({
      valid_after: await this.factors.removeAppPassword(change, id),
    }));
  }
}
