import { randomBytes } from 'node:crypto';
import { chromiumFile, noteSecrets } from '@fieldpost/testing';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { FailedRequests } from './failed-requests.js';

/** Somebody with an account. */
export interface Member {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const { FIELDPOST_BROWSER_ROOT: root = '' } = process.env;
/** Address of the reverse proxy of the suite. */
export const site = root;

/** The first user of the suite, who is its administrator. */
export const administrator: Member = {
  username: 'root',
  email: 'root@example.com',
  password: 'a long enough one 9',
};

const timeoutMs = 90_000;

/** A browser without a window. It runs as root in containers, where Chromium's own sandbox cannot. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumFile(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });

/** Somebody with a browser of their own, and what went wrong in it. */
export class Visitor {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    /** Rejected styles and scripts, mistakes of scripts, and requests to any other host. */
    readonly complaints: string[],
    /** Requests that failed: each fails the test that did not expect it. */
    readonly failedRequests: FailedRequests,
  ) {}

  static async arrive(browser: Browser): Promise<Visitor> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    context.setDefaultTimeout(timeoutMs);
    const complaints: string[] = [];
    const failedRequests = new FailedRequests(context);
    context.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('request', (request) => {
      noteSecrets(request.headers());
      if (!request.url().startsWith(site) && request.url() !== 'about:blank') complaints.push(request.url());
    });
    return new Visitor(context, await context.newPage(), complaints, failedRequests);
  }

  /** Goes to an address of the suite. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${site}${path}`);
  }

  /** Registers by the form, as somebody new. */
  async register(name: string): Promise<Member> {
    const username = `${name}-${randomBytes(4).toString('hex')}`;
    const member = { username, email: `${username}@example.com`, password: 'a long enough one 9' };
    await this.open('/users/register');
    for (const [field, value] of Object.entries(member)) await this.page.fill(`[name=${field}]`, value);
    await this.page.getByRole('button', { name: 'Create account' }).click();
    await this.page.waitForURL('**/users**', { waitUntil: 'load' });
    return member;
  }

  /** Fills the login form that is shown. */
  async logIn({ username, password }: Member, page: Page = this.page): Promise<void> {
    noteSecrets({ password });
    await page.getByLabel('User name or e-mail address').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  /** Logs somebody in who has an account. */
  async logInAs(member: Member): Promise<void> {
    await this.open('/users/login?next=/users');
    await this.logIn(member);
    await this.page.waitForURL('**/users');
  }

  /** Opens a page of the console, which is signed in without a click. */
  async openConsole(path: string): Promise<void> {
    await this.open(path);
    await this.userMenu.waitFor().catch(async (cause: unknown) => {
      const shown = await this.page.locator('body').innerText();
      throw new Error(`the console is not there; ${this.page.url()} shows: ${shown}`, { cause });
    });
  }

  /** The button of the menu in the console's header, which is there once a user is logged in. */
  get userMenu(): Locator {
    return this.page.getByRole('button', { name: /^User menu/ });
  }

  /** Logs out of the console by its menu. */
  async logOut(): Promise<void> {
    await this.userMenu.click();
    await this.page.getByRole('button', { name: 'Log out', exact: true }).click();
  }

  /** Goes on from one page of the console to another as a link does: without loading the console anew. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)})`);
  }

  /** A second page of the console in the same browser. */
  async anotherPage(path: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(`${site}${path}`);
    return page;
  }

  /** The main heading, once it is this one. */
  async sees(heading: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }

  /** Closes the browser's pages once what they have requested is there. */
  leave(): Promise<void> {
    return this.failedRequests.end();
  }
}
