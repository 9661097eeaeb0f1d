import { notedSecrets } from './used-secrets.js';

/** Length of the shortest secret: the prefix used for look-ups. */
const stem = 8;

const none: readonly string[] = [];

/** In development oauth logs mailed links (docs/guides/logs.md). */
const onPurpose = '"msg":"mail is logged, since there is no mail server"';

/** Finds secrets in texts; each character of a text is read once, whatever the number of secrets. */
export class SecretSearch {
  private readonly byStem = new Map<string, string[]>();

  constructor(secrets: readonly string[]) {
    const forms = secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]);
    for (const form of new Set(forms)) {
      const same = this.byStem.get(form.slice(0, stem));
      if (same) same.push(form);
      else this.byStem.set(form.slice(0, stem), [form]);
    }
  }

  /** The secrets contained in a text, plain or percent-encoded. */
  in(text: string): readonly string[] {
    const found = new Set<string>();
    for (let at = 0; at + stem <= text.length; at += 1) {
      const begun = this.byStem.get(text.slice(at, at + stem)) ?? none;
      for (const secret of begun.filter((each) => text.startsWith(each, at))) found.add(secret);
    }
    return [...found];
  }
}

/** The lines of a log that contain a used secret, with the secret removed. */
export function leaksIn(log: string, secrets: readonly string[] = notedSecrets()): readonly string[] {
  const search = new SecretSearch(secrets);
  const without = (line: string) =>
    search.in(line).reduce((rest, secret) => rest.replaceAll(secret, '***'), line);
  // Logs rarely contain a secret: the lines are searched only when the whole text has one.
  if (search.in(log).length === 0) return [];
  const lines = log.split('\n').filter((line) => !line.includes(onPurpose));
  return lines.filter((line) => search.in(line).length > 0).map(without);
}

/** Fails with the lines of a log that show secrets. */
export function assertNoLeaks(name: string, log: string): void {
  const leaks = leaksIn(log);
  if (leaks.length > 0) throw new Error(`${name} has written secrets into its log:\n${leaks.join('\n')}`);
}
