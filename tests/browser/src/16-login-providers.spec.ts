import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { CompanyProvider } from './support/company-provider.js';
import { violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { administrator, openBrowser, site, Visitor } from './support/visitor.js';

const id = `company-${randomBytes(4).toString('hex')}`;
const name = `Example ${id}`;
const list = '/console/administration/login-providers';
const company = new CompanyProvider(
  `${site}/users/login/providers/${id}/callback`,
  `jane-${randomBytes(4).toString('hex')}`,
);

let browser: Browser;
let root: Visitor;
beforeAll(async () => {
  await company.start();
  browser = await openBrowser();
  root = await Visitor.arrive(browser);
  await root.logInAs(administrator);
});
afterAll(async () => {
  await browser.close();
  company.stop();
});

const { button, link, field, says, save, confirm } = partsOf(() => root);

/** The login page, once it has so many buttons of the provider; servers read the providers every few seconds. */
async function loginPageWith(buttons: number): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser);
  await visitor.open('/users/login?next=/users');
  const shown = visitor.page.getByRole('link', { name });
  while ((await shown.count()) !== buttons) {
    await visitor.page.waitForTimeout(500);
    await visitor.page.reload();
  }
  return visitor;
}

describe('An administrator', () => {
  it('sees what is wrong with a new login provider at its fields', async () => {
    root.failedRequests.expect(400, 'POST', '/api/v2/login-providers');
    await root.openConsole(list);
    await link('Add a login provider').first().click();
    await root.sees('Add a login provider');
    await button('Add a login provider').click();
    await says('Enter the client id that the provider has assigned.');
    await field('Id').first().fill(id);
    await field('Name').first().fill(name);
    await field('Issuer').fill(`${company.url}?realm=staff`);
    await field('Client id').fill(company.clientId);
    await button('Add a login provider').click();
    await says('Should be an https URL without query.');
    expect(await field('Issuer').getAttribute('aria-invalid')).toBe('true');
    expect(await field('Client id').getAttribute('aria-invalid')).not.toBe('true');
    expect(await violationsOn(root.page)).toEqual([]);
  });

  it('adds it, and never sees its secret again', async () => {
    await field('Issuer').fill(company.url);
    await root.page.getByLabel('Client secret', { exact: true }).fill(company.clientSecret);
    await field('Domains of e-mail addresses').fill('corp.example');
    await root.page.getByLabel('People without an account get one').check();
    await button('Add a login provider').click();
    await root.sees(name);
    await says(`${site}/users/login/providers/${id}/callback`);
    expect(await root.page.content()).not.toContain(company.clientSecret);
    expect(await field('Domains of e-mail addresses').inputValue()).toBe('corp.example');
  });

  it('maps groups to organizations that exist, and sees what is wrong with a line at its field', async () => {
    const organization = `groups-${id}`;
    await root.openConsole('/console/organizations/-new');
    await field('Id').fill(organization);
    await field('Name').fill('Groups');
    await button('Create an organization').click();
    await root.sees('Groups');
    await root.openConsole(`${list}/${id}`);
    await field('Claim of the groups').fill('groups');
    await field('Groups of organizations').fill('one-word');
    await button('Save').click();
    await says('Enter the id of an organization, a role or rights, and a group on each line.');
    await field('Groups of organizations').fill(`${organization} developer Field team`);
    await save();
    await root.openConsole(`${list}/${id}`);
    expect(await field('Groups of organizations').inputValue()).toBe(`${organization} developer Field team`);
    expect(await violationsOn(root.page)).toEqual([]);
  });

  it('changes it, and the stored secret stays', async () => {
    await root.page.getByLabel('Icon').selectOption('Key');
    await save();
    await root.openConsole(`${list}/${id}`);
    expect(await root.page.getByLabel('Icon').inputValue()).toBe('key');
  });
});

describe('A person with a login at the company', () => {
  it('logs in there, and has an account and the console', async () => {
    const visitor = await loginPageWith(1);
    await visitor.page.getByRole('link', { name }).click();
    await visitor.page.getByRole('button', { name: /^Continue as / }).click();
    await visitor.page.waitForURL(`${site}/users**`);
    await visitor.openConsole('/console/account');
    await visitor.sees('Profile');
    expect(await visitor.page.getByLabel('E-mail address').inputValue()).toBe(company.email);
    const elsewhere = visitor.complaints.filter((text) => !text.startsWith(company.url));
    expect(elsewhere).toEqual([]);
  });
});

describe('The administrator', () => {
  it('switches the provider off, and its button disappears', async () => {
    await root.openConsole(list);
    await button(`Switch ${name} off`).click();
    await confirm('Switch off');
    await says(`${name} is off.`);
    await button(`Switch ${name} on`).waitFor();
    await loginPageWith(0);
  });

  it('removes it', async () => {
    await link(name).click();
    await root.sees(name);
    await button('Remove this provider').click();
    await confirm('Remove');
    await root.sees('Login providers');
    await says(`${name} was removed.`);
    await link(name).waitFor({ state: 'detached' });
    expect(root.complaints).toEqual([]);
  });
});
