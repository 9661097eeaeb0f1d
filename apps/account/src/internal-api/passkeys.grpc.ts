import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { ParseWith } from '@fieldpost/transport';
import { z } from 'zod';
import { FailedLoginLog } from '../audit/failed-logins.js';
import type { Ceremony } from '../second-factors/passkey-verification.js';
import { PasskeysService } from '../second-factors/passkeys.service.js';
import { GrantsRepository, type TokenUser } from './grants.repository.js';
import { PasswordLogins } from './password-logins.js';
import { ProvenChanges } from './proven-changes.js';
import { factorName } from './second-factors.grpc.js';

const newPasskey = new ParseWith(z.object({ name: factorName, credential: z.string() }));

/** The website and the challenge of a request; a caller that leaves one of them out is an error of oauth. */
function ceremonyOf({
  relying_party: relyingParty,
  challenge,
}: Pick<account.PasskeyRequest__Output, 'relying_party' | 'challenge'>): Ceremony {
  if (!relyingParty?.id || challenge === '') throw unavailable({ what: 'challenge' });
  return { relyingParty, challenge };
}

/** Internal API for the pages of oauth: passkeys. */
@Controller()
@UseGuards(InternalGuard)
export class PasskeysGrpc implements Rpc<account.PasskeysHandlers> {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly changes: ProvenChanges,
    private readonly repository: GrantsRepository,
    private readonly logins: PasswordLogins,
    private readonly failures: FailedLoginLog,
  ) {}

  @GrpcMethod('Passkeys', 'StartPasskey')
  async startPasskey(request: account.PasskeyRequest__Output): Promise<account.PasskeyOptions> {
    const user = await this.repository.findUser(request.user_id);
    if (!user) throw unavailable({ what: 'user' });
    return { options: await this.passkeys.startCreation(user, ceremonyOf(request)) };
  }

  @GrpcMethod('Passkeys', 'ConfirmPasskey')
  confirmPasskey({
    proof,
    name,
    credential,
    ...request
  }: account.ConfirmPasskeyRequest__Output): Promise<account.SecondFactorChange> {
    return this.changes.make(proof, async (change) => {
      const added = await newPasskey.transform({ name, credential });
      const { codes, validAfter, method } = await this.passkeys.add(change, ceremonyOf(request), added);
      return { recovery_codes: [...codes], valid_after: validAfter, method };
    });
  }

  @GrpcMethod('Passkeys', 'RequestPasskey')
  async requestPasskey(request: account.PasskeyRequest__Output): Promise<account.PasskeyOptions> {
    return { options: (await this.passkeys.startUse(request.user_id, ceremonyOf(request))) ?? '' };
  }

  /** A valid passkey ends the login, which is written to the audit log; one that is not valid after a right password is, too. */
  @GrpcMethod('Passkeys', 'CheckPasskey')
  async checkPasskey({
    user_id: userId,
    credential,
    address,
    ...request
  }: account.CheckPasskeyRequest__Output): Promise<account.SecondFactorCheck> {
    const checked = await this.passkeys.check({ userId, credential, ...ceremonyOf(request) });
    if (!checked && userId !== '') this.failures.note({ userId, address, method: 'passkeys' }, Date.now());
    const user = checked && (await this.repository.findUser(checked.userId));
    if (!user || user.waitsFor) return { right: false };
    if (userId === '' && !this.mayUsePasskeyAlone(user)) return { right: false };
    await this.repository.recordLogin(user, undefined, address);
    return { right: true, method: checked.method, user_id: user.id, valid_after: user.validAfter };
  }

  /** A passkey instead of a password must not outlive the login provider of the user. */
  private mayUsePasskeyAlone(user: TokenUser): boolean {
    return user.loginProvider === null && this.logins.mayUsePassword(user);
  }
}
