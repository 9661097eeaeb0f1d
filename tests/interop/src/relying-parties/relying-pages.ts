import { formOf, headingOf, type Seen } from '@fieldpost/testing';
import type { Visitor } from '../support/oauth-bench.js';

const mostSteps = 20;

/** Opens a page of a relying party, follows the redirects of both servers, and answers the pages of the provider. */
export async function openPage({ browser, person }: Visitor, address: string): Promise<Seen> {
  const { username, password } = person;
  let url = new URL(address);
  let seen = await browser.get(url.href);
  for (let steps = 0; steps < mostSteps; steps += 1) {
    if (seen.location !== '') {
      url = new URL(seen.location, url);
      seen = await browser.get(url.href);
    } else if (headingOf(seen) === 'Log in')
      seen = await browser.submit(formOf(seen), { username, password });
    else if (/^Allow /.test(headingOf(seen)))
      seen = await browser.submit(formOf(seen), { decision: 'allow' });
    else return seen;
  }
  throw new Error('the redirects do not end');
}
