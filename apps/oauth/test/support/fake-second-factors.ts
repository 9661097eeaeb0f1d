import type { account } from '@fieldpost/contracts';
import { userId } from './fake-website.js';

const wrongCode = { problem: 'Code not valid: it is wrong', field: 'code' };
const stale = { problem: 'proof', field: 'old_password' };
const jane = { username: 'jane', email: 'jane@example.com' };
const passkeyNotValid = { problem: 'Passkey not valid: of the fake', field: 'passkey' };

/** What the fake account says about second factors of `jane`: the code 123456 is right, and `a recovery code` once. */
export class FakeSecondFactors {
  /** What a login of jane needs. */
  needs: 'nothing' | 'code' | 'enrolment' = 'nothing';
  /** False: jane has a factor, and account wants logins with it. */
  isFactorShown = true;
  /** Seconds to wait after wrong codes. */
  retryAfter = 0;
  names: string[] = [];
  appPasswords: { readonly name: string; readonly scopes: readonly string[] }[] = [];
  passkeys: string[] = [];
  readonly checks: account.CheckSecondFactorRequest__Output[] = [];
  readonly passkeyChecks: account.CheckPasskeyRequest__Output[] = [];
  readonly passkeyRequests: account.PasskeyRequest__Output[] = [];
  private hasRecoveryCode = true;

  /** `endAll` ends sessions and tokens, and returns the moment. */
  constructor(
    private readonly endAll: () => number,
    private readonly validAfter: () => number,
  ) {}

  reset(): void {
    [this.needs, this.retryAfter, this.names, this.appPasswords] = ['nothing', 0, [], []];
    [this.passkeys, this.isFactorShown] = [[], true];
    this.hasRecoveryCode = true;
  }

  /** The login of jane with what it needs, too. */
  ofLogin(
    { username }: account.AuthenticateUserRequest__Output,
    user: account.AuthenticatedUser,
  ): account.AuthenticatedUser {
    const needs = username === 'jane' && user.rejection === 'NONE' ? this.needs : 'nothing';
    return { ...user, second_factor: needs === 'code', needs_second_factor: needs === 'enrolment' };
  }

  describe(): account.SecondFactorsDescription {
    const row = (name: string) => ({ id: name, name, created: 1_700_000_000, last_used: 0 });
    return {
      factors: this.names.map(row),
      passkeys: this.passkeys.map(row),
      recovery_codes: this.names.length + this.passkeys.length > 0 ? 10 : 0,
      app_passwords: this.appPasswords.map(({ name, scopes }) => ({ ...row(name), scopes: [...scopes] })),
    };
  }

  check(request: account.CheckSecondFactorRequest__Output): account.SecondFactorCheck {
    this.checks.push(request);
    if (this.retryAfter > 0) return { right: false, retry_after: this.retryAfter };
    if (request.remembered_device) return { right: true, method: 'device' };
    if (request.code === '123456') return { right: true, method: 'otp' };
    const isRight = request.code === 'a recovery code' && this.hasRecoveryCode;
    if (isRight) this.hasRecoveryCode = false;
    return { right: isRight, method: isRight ? 'recovery' : '' };
  }

  start(): account.NewTotp {
    return {
      id: 'new',
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Fieldpost:jane?secret=JBSWY3DPEHPK3PXP',
    };
  }

  confirm({ proof, code, name }: account.ConfirmTotpRequest__Output): account.SecondFactorChange {
    if (isStale(proof)) return stale;
    if (code !== '123456') return wrongCode;
    return { ...this.added(this.names, name), method: 'otp' };
  }

  /** As at account: with the first factor what was valid before ends. */
  private added(list: string[], name: string): account.SecondFactorChange {
    const isFirst = this.names.length + this.passkeys.length === 0;
    const first = { recovery_codes: ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'] };
    list.push(name);
    this.needs = 'code';
    return { ...jane, ...(isFirst && { ...first, valid_after: this.endAll() }) };
  }

  startPasskey(request: account.PasskeyRequest__Output): account.PasskeyOptions {
    this.passkeyRequests.push(request);
    return { options: JSON.stringify({ rp: request.relying_party, challenge: request.challenge }) };
  }

  requestPasskey(request: account.PasskeyRequest__Output): account.PasskeyOptions {
    this.passkeyRequests.push(request);
    const { relying_party, challenge } = request;
    return this.passkeys.length === 0
      ? {}
      : { options: JSON.stringify({ rpId: relying_party?.id, challenge }) };
  }

  confirmPasskey({
    proof,
    credential,
    name,
  }: account.ConfirmPasskeyRequest__Output): account.SecondFactorChange {
    if (isStale(proof)) return stale;
    if (name === '') return { problem: 'Name not valid: can not be empty', field: 'name' };
    if (credential !== 'a new passkey') return passkeyNotValid;
    return { ...this.added(this.passkeys, name), method: 'hwk' };
  }

  /** The credential `a passkey of jane` is right. */
  checkPasskey(request: account.CheckPasskeyRequest__Output): account.SecondFactorCheck {
    this.passkeyChecks.push(request);
    if (request.credential !== 'a passkey of jane') return { right: false };
    return { right: true, method: 'swk', user_id: userId, valid_after: this.validAfter() };
  }

  remove({ proof, id }: account.RemoveSecondFactorRequest__Output): account.SecondFactorChange {
    if (isStale(proof)) return stale;
    this.names = this.names.filter((name) => name !== id);
    this.passkeys = this.passkeys.filter((name) => name !== id);
    return jane;
  }

  renew({ proof }: account.RenewRecoveryCodesRequest__Output): account.SecondFactorChange {
    if (!this.isFactorShown && proof?.second_factor === false)
      return { problem: 'proof', field: 'second_factor' };
    return isStale(proof) ? stale : { ...jane, recovery_codes: ['iiii-jjjj-kkkk-mmmm'] };
  }

  addAppPassword({
    proof,
    name,
    scopes,
  }: account.AddAppPasswordRequest__Output): account.AppPasswordCreation {
    if (isStale(proof)) return stale;
    if (name === '') return { problem: 'Name not valid: can not be empty', field: 'name' };
    this.appPasswords.push({ name, scopes });
    return { ...jane, password: `fpapp-of-${name}` };
  }

  removeAppPassword({ proof, id }: account.RemoveAppPasswordRequest__Output): account.SecondFactorChange {
    if (isStale(proof)) return stale;
    this.appPasswords = this.appPasswords.filter(({ name }) => name !== id);
    return { ...jane, valid_after: this.endAll() };
  }
}

/** As at account: without the password, the login is five minutes old at most. */
const isStale = (proof: account.UserProof__Output | null): boolean =>
  Math.floor(Date.now() / 1000) - Number(proof?.logged_in_at) > 300;
