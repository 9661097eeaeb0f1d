import { Injectable } from '@nestjs/common';
import { type FormRejection, throttled } from '../pages/form.js';
import { texts } from '../pages/texts.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import { withFactor } from '../second-factor/login-methods.js';
import { PasskeysService } from '../second-factor/passkeys.service.js';
import type { PasskeyLoginForm } from './login.dto.js';
import { LoginService } from './login.service.js';
import { nextPath } from './next-path.js';

const unknown: FormRejection = { status: 401, problems: [{ text: texts.passkeys.unknown }] };

/** Logins with a passkey instead of a password. */
@Injectable()
export class PasskeyLoginsService {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly visitors: VisitorsService,
    private readonly logins: LoginService,
  ) {}

  async logIn(visit: Visit, form: PasskeyLoginForm): Promise<PageResult> {
    const { visitor } = visit;
    this.visitors.requireOwnForm(visitor, form.form_token);
    try {
      const checked = await this.passkeys.check(visit, form);
      if (checked?.right !== true) return await this.logins.reject(visit, form.next, unknown);
      const { user_id: userId, method } = checked;
      const user = { userId, validAfter: Number(checked.valid_after), methods: withFactor([], method) };
      const to = nextPath(form.next) ?? '/users/login';
      return { visitor: await this.visitors.logIn(user, visit, visitor), to };
    } catch (error) {
      return this.logins.reject(visit, form.next, throttled(error, texts.login.throttled));
    }
  }
}
