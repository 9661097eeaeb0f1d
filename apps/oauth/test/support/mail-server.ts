import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface Arrived {
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailServerOptions {
  /** PEM; without it the server offers no encryption. */
  readonly certificate?: { readonly key: string; readonly cert: string };
  /** What comes before a mail is taken: an SMTP status for each attempt that is to fail. */
  readonly failures?: readonly number[];
}

/** Text that was written with `=` and two hexadecimal digits (RFC 2045, 6.7). */
const decoded = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function read(raw: string): Pick<Arrived, 'subject' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable/im.test(head);
  return { subject: /^Subject: (.*)$/im.exec(head)?.[1] ?? '', text: isQuoted ? decoded(text) : text };
}

/** A mail server on a free port of this machine, which keeps what it gets. */
export class MailServer {
  readonly arrived: Arrived[] = [];
  attempts = 0;
  private readonly server: SMTPServer;

  private constructor({ certificate, failures = [] }: MailServerOptions) {
    this.server = new SMTPServer({
      ...certificate,
      ...(!certificate && { disabledCommands: ['STARTTLS'] }),
      authOptional: !certificate,
      onAuth: ({ username, password }, _session, done) =>
        password === 'mail password' ? done(null, { user: username }) : done(new Error('wrong password')),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const responseCode = failures[this.attempts];
          this.attempts += 1;
          if (responseCode !== undefined) return done(Object.assign(new Error('not now'), { responseCode }));
          this.arrived.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            isEncrypted: session.secure,
            user: String(session.user ?? ''),
            ...read(Buffer.concat(chunks).toString('utf8')),
          });
          return done();
        });
      },
    });
    // A client that does not trust the certificate goes away, which is its right.
    this.server.on('error', () => undefined);
  }

  static async start(options: MailServerOptions = {}): Promise<MailServer> {
    const started = new MailServer(options);
    const listening = started.server.listen(0, '127.0.0.1');
    if (!listening.listening) await once(listening, 'listening');
    return started;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** The link in the text of a mail, as a path on the server. */
export function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+\?token=[\w-]+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`there is no link: ${text}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
