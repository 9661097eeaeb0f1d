import type { account } from '@fieldpost/contracts';
import { texts } from '../pages/texts.js';
import type { Mail } from './mail.js';

type Link = account.MailedLink__Output;

const { mail: words } = texts;
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Seconds as people say them, in the largest unit that fits without a rest: `1 hour`, `90 minutes`. */
export function inWords(seconds: number): string {
  const [name, size] = units.find(([, length]) => seconds % length === 0) ?? (['second', 1] as const);
  const count = seconds / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** What the pages mail; `origin` is where the links lead. */
export class Letters {
  constructor(private readonly origin: string) {}

  passwordReset(link: Link): Mail {
    return this.withLink('/users/reset-password', link, words.reset);
  }

  emailVerification(link: Link): Mail {
    return this.withLink('/users/verify-email', link, words.verification);
  }

  /** To whoever has the account, in case it was somebody else. */
  passwordChanged(to: string, username: string): Mail {
    return { to, subject: words.passwordChanged.subject, text: words.passwordChanged.text(username) };
  }

  /** To the address of before. */
  emailChanged(to: string, username: string): Mail {
    return { to, subject: words.emailChanged.subject, text: words.emailChanged.text(username) };
  }

  private withLink(
    path: string,
    { username, email: to, token, seconds }: Link,
    { subject, text }: typeof words.reset | typeof words.verification,
  ): Mail {
    const link = `${this.origin}${path}?${new URLSearchParams({ token })}`;
    return { to, subject, link, text: text(username, link, inWords(Number(seconds))) };
  }
}
