import { createHash } from 'node:crypto';
import { toHttpApiJson } from '@fieldpost/contracts';
import { toRegistered } from '../announcements/announcement.message.js';
import type { Registered } from '../register/register.js';
import { Ready, ReadyBytes } from './ready-bytes.js';
import { listTooLong, mostListBytes } from './ready-messages.js';

const asItIs = (compressed: Buffer): Buffer => compressed;

/** A JSON text with the tag that tells whether a client has it already. */
export class ReadyText extends Ready {
  private known: string | undefined;

  constructor(text: Buffer) {
    super(text, text, asItIs);
  }

  /** Weak, since the compressed form has the same. */
  get tag(): string {
    this.known ??= `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
    return this.known;
  }
}

const emptyList = Buffer.from('{}');
const [opening, comma, closing] = [Buffer.from('{"services":['), Buffer.from(','), Buffer.from(']}')];

/** Announcements as bodies of the HTTP gateway. */
export class ReadyTexts {
  readonly registered = new ReadyBytes<Registered, ReadyText>(
    (shown) => new ReadyText(Buffer.from(toHttpApiJson('discovery.Announcement', toRegistered(shown)))),
  );

  readonly lists = new ReadyBytes<readonly Registered[], ReadyText>((shown) => this.join(shown));

  private join(shown: readonly Registered[]): ReadyText {
    if (shown.length === 0) return new ReadyText(emptyList);
    const parts: Buffer[] = [opening];
    let length = 0;
    for (const each of shown) {
      const { bytes } = this.registered.of(each);
      length += bytes.length + 1;
      if (length > mostListBytes) throw listTooLong({ most: mostListBytes });
      parts.push(bytes, comma);
    }
    return new ReadyText(Buffer.concat([...parts.slice(0, -1), closing]));
  }
}
