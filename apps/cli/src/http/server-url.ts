import { Failure } from '../failure.js';

const loopback: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/** The origin of a server. Tokens are sent over TLS only, except to this machine. Throws `Failure`. */
export function serverUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new Failure(
      `Server "${text}" not valid: use an address such as https://fieldpost.example.`,
      'usage',
    );
  if (url.protocol === 'http:' && !loopback.includes(url.hostname))
    throw new Failure(`Server "${text}" not valid: use https; http is for this machine only.`, 'usage');
  if (url.href !== `${url.origin}/`)
    throw new Failure(`Server "${text}" not valid: use the address alone, such as ${url.origin}.`, 'usage');
  return url.origin;
}
