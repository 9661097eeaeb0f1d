import type { account } from '@fieldpost/contracts';

const wrongCode = { problem: 'Code not valid: it is wrong', field: 'code' };
const stale = { problem: 'proof', field: 'old_password' };

/** What the fake account says about second factors of `jane`: the code 123456 is right, and `a recovery code` once. */
export class FakeSecondFactors {
  /** What a login of jane needs. */
  needs: 'nothing' | 'code' | 'enrolment' = 'nothing';
  /** Seconds to wait after wrong codes. */
  retryAfter = 0;
  names: string[] = [];
  appPasswords: { readonly name: string; readonly scopes: readonly string[] }[] = [];
  readonly checks: account.CheckSecondFactorRequest__Output[] = [];
  private hasRecoveryCode = true;

  /** `endAll` ends sessions and tokens, and returns the moment. */
  constructor(private readonly endAll: () => number) {}

  reset(): void {
    [this.needs, this.retryAfter, this.names, this.appPasswords] = ['nothing', 0, [], []];
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
      recovery_codes: this.names.length > 0 ? 10 : 0,
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
    const isFirst = this.names.length === 0;
    // As at account: what was valid before a factor was needed has ended.
    const ended = this.needs === 'enrolment' && { valid_after: this.endAll() };
    this.names.push(name);
    this.needs = 'code';
    return { recovery_codes: isFirst ? ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'] : [], ...ended };
  }

  remove({ proof, id }: account.RemoveSecondFactorRequest__Output): account.SecondFactorChange {
    if (isStale(proof)) return stale;
    this.names = this.names.filter((name) => name !== id);
    return {};
  }

  renew({ proof }: account.RenewRecoveryCodesRequest__Output): account.SecondFactorChange {
    return isStale(proof) ? stale : { recovery_codes: ['iiii-jjjj-kkkk-mmmm'] };
  }

  addAppPassword({
    proof,
    name,
    scopes,
  }: account.AddAppPasswordRequest__Output): account.AppPasswordCreation {
    if (isStale(proof)) return stale;
    if (name === '') return { problem: 'Name not valid: can not be empty', field: 'name' };
    this.appPasswords.push({ name, scopes });
    return { password: `fpapp-of-${name}` };
  }

  removeAppPassword({ proof, id }: account.RemoveAppPasswordRequest__Output): account.SecondFactorChange {
    if (isStale(proof)) return stale;
    this.appPasswords = this.appPasswords.filter(({ name }) => name !== id);
    return { valid_after: this.endAll() };
  }
}

/** As at account: without the password, the login is five minutes old at most. */
const isStale = (proof: account.UserProof__Output | null): boolean =>
  Math.floor(Date.now() / 1000) - Number(proof?.logged_in_at) > 300;
