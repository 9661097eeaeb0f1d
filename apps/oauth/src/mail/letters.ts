import type { account, oauth } from '@fieldpost/contracts';
import { texts } from '../pages/texts.js';
import type { Mail } from './mail.js';

type Link = account.MailedLink__Output;

const { mail: words } = texts;
export type FactorsChange = keyof typeof words.factorsChanged.changes;

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A duration in the largest unit without a remainder: `1 hour`, `90 minutes`. */
export function inWords(seconds: number): string {
  const [name, size] = units.find(([, length]) => seconds % length === 0) ?? (['second', 1] as const);
  const count = seconds / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

interface LetterWithLink {
  readonly subject: string;
  readonly text: (username: string, link: string, life: string) => string;
}

/** Writes the mails; `origin` is the origin of their links, `site` the name of the site. */
export class Letters {
  constructor(
    private readonly origin: string,
    private readonly site: string,
  ) {}

  passwordReset(link: Link): Mail {
    return this.withLink('/users/reset-password', link, words.reset);
  }

  emailVerification(link: Link): Mail {
    return this.withLink('/users/verify-email', link, words.verification);
  }

  /** The link to register with. */
  invitationLink(token: string): string {
    return `${this.origin}/users/register?${new URLSearchParams({ invitation: token })}`;
  }

  invitation({ email: to, token, seconds, invited_by: by }: oauth.InviteUserRequest__Output): Mail {
    const { subject, text } = words.invitation;
    const link = this.invitationLink(token);
    return {
      to,
      link,
      subject: subject(this.site),
      text: text(by, this.site, link, inWords(Number(seconds))),
    };
  }

  approved({ username, email: to }: oauth.MailApprovalRequest__Output): Mail {
    const { subject, text } = words.approved;
    return { to, subject, text: text(username, `${this.origin}/users/login`) };
  }

  /** A notice about a membership that another user added. */
  membership({ email: to, username, ...by }: oauth.MailMembershipRequest__Output): Mail {
    const { subject, text } = words.membership;
    const link = `${this.origin}/console/organizations/${encodeURIComponent(by.organization)}/members`;
    return { to, subject: subject(by.organization), text: text(username, by, link) };
  }

  /** A notice in case another person changed the password. */
  passwordChanged(to: string, username: string): Mail {
    return { to, subject: words.passwordChanged.subject, text: words.passwordChanged.text(username) };
  }

  /** A notice in case another person changed second factors or app passwords. */
  factorsChanged(to: string, username: string, change: FactorsChange): Mail {
    const { subject, changes, text } = words.factorsChanged;
    return { to, subject, text: text(username, changes[change], `${this.origin}/users/two-step`) };
  }

  /** A notice in case another person linked a login. */
  loginLinked(to: string, username: string, provider: string): Mail {
    const { subject, text } = words.loginLinked;
    return { to, subject, text: text(username, provider, `${this.origin}/users/linked-logins`) };
  }

  /** To the former address, before the new one is verified. */
  emailChanging(change: account.EmailChange__Output, username: string): Mail {
    return this.withUndo(change, username, words.emailChanging);
  }

  /** To the former address, when the new one is in force. */
  emailChanged(change: account.EmailChange__Output, username: string): Mail {
    return this.withUndo(change, username, words.emailChanged);
  }

  /** To the owner of an address that another user entered. */
  emailInUse(to: string, username: string): Mail {
    return { to, subject: words.emailInUse.subject, text: words.emailInUse.text(username) };
  }

  /** An address that was never verified gets a notice without a link. */
  private withUndo(
    { former_email: email, undo_token: token, undo_seconds: seconds }: account.EmailChange__Output,
    username: string,
    letter: LetterWithLink,
  ): Mail {
    const link = { username, email, token, seconds, taken: false };
    if (token !== '') return this.withLink('/users/undo-email-change', link, letter);
    return { to: email, subject: words.emailReplaced.subject, text: words.emailReplaced.text(username) };
  }

  private withLink(
    path: string,
    { username, email: to, token, seconds }: Link,
    { subject, text }: LetterWithLink,
  ): Mail {
    const link = `${this.origin}${path}?${new URLSearchParams({ token })}`;
    return { to, subject, link, text: text(username, link, inWords(Number(seconds))) };
  }
}
