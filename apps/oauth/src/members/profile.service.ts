import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { isSameEmail } from '@fieldpost/domain';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../account/after-change.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { MailQueue } from '../mail/mail-queue.js';
import { LOGGER } from '../oauth.config.js';
import { type FormRejection, throttled } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import { texts } from '../pages/texts.js';
import { LoginThrottle } from '../throttling/login-throttle.js';
import { changeProblem } from './change-problem.js';
import { forThrottle } from './throttle-result.js';
import type { PageResult } from '../sessions/visit.js';
import { VerificationsService } from '../verification/verification.service.js';
import type { ProfileForm } from './members.dto.js';
import { type OverviewView, overviewPage, profilePage } from './profile.page.js';
import type { Member } from './members.service.js';

const mailed = notePage({
  title: texts.account.mailedTitle,
  text: texts.account.mailed,
  link: ['/users', texts.account.link],
});

/** Shows and changes the profile of the user. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly account: AccountClient,
    private readonly verifications: VerificationsService,
    private readonly mailQueue: MailQueue,
    private readonly throttle: MailThrottle,
    private readonly logins: LoginThrottle,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async overview({ visitor, profile }: Member): Promise<PageResult> {
    const { username, email, valid, pending_email: pendingEmail } = profile;
    const verification = this.stateOf(valid && pendingEmail === '');
    const view = { formToken: visitor.formToken, username, email, verification, pendingEmail };
    return { visitor, page: overviewPage(view) };
  }

  async show({ visitor, profile }: Member): Promise<PageResult> {
    const { email, first_name: firstName, last_name: lastName } = profile;
    return { visitor, page: profilePage({ formToken: visitor.formToken, email, firstName, lastName }) };
  }

  async change(member: Member, form: ProfileForm): Promise<PageResult> {
    const { visitor, session, profile } = member;
    const response = await this.requestChange(member, form);
    if ('status' in response) {
      const { email, first_name: firstName, last_name: lastName } = form;
      const view = { formToken: visitor.formToken, email, firstName, lastName };
      return { visitor, page: profilePage({ ...view, ...response }) };
    }
    if (response.email_change) {
      const { username } = profile;
      const moved = { userId: session.userId, username, change: response.email_change };
      await afterChange(this.logger, () => this.verifications.startAgain(moved, member.now));
    }
    return { visitor, to: '/users' };
  }

  /** A new address gets a mail, so it is counted before the change. */
  private async requestChange(
    { session, profile, address, now }: Member,
    { email, first_name, last_name, old_password }: ProfileForm,
  ): Promise<account.UserChange__Output | FormRejection> {
    try {
      if (!isSameEmail(email, profile.email)) this.throttle.admit({ about: session.userId, address }, now);
    } catch (error) {
      return throttled(error, texts.mail.throttled);
    }
    const logged_in_at = Math.floor(session.created.getTime() / 1000);
    const request = {
      user_id: session.userId,
      email,
      first_name,
      last_name,
      address,
      old_password,
      logged_in_at,
      second_factor: session.methods.includes('mfa'),
    };
    const change = () => this.account.changeProfile(request);
    try {
      const response =
        old_password === ''
          ? await change()
          : await this.logins.during({ login: profile.username, address }, now, async () =>
              forThrottle(await change()),
            );
      if (response.problem === '') return response;
      return {
        status: 400,
        problems: [changeProblem(response, { path: '/users/profile', wrong: texts.profile.wrong })],
      };
    } catch (error) {
      return throttled(error, texts.login.throttled);
    }
  }

  async mailAgain({ visitor, session, address, now }: Member): Promise<PageResult> {
    this.throttle.admit({ about: session.userId, address }, now);
    this.mailQueue.requireCapacity();
    await this.verifications.start(session.userId, now);
    return { visitor, page: mailed };
  }

  private stateOf(isValid: boolean): OverviewView['verification'] {
    if (isValid) return 'done';
    return this.verifications.isPossible ? 'pending' : 'impossible';
  }
}
