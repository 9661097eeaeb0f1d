import { describe, expect, it } from '@jest/globals';
import { pages } from '../routes/pages/pages.js';
import { listAbove, trailOf } from './trail.js';

const paths = Object.keys(pages);
/** An address of the page. Ids are such as name no page. */
const exampleOf = (path: string): string =>
  path
    .replace('$plural', 'routers')
    .replaceAll('$', 'some-')
    .replace(/(?<=.)\/$/, '');

describe('The breadcrumb of a page', () => {
  it.each([
    ['/', 'Overview'],
    ['/console/applications', 'Applications'],
    ['/console/applications/-new', 'Applications > New application'],
    ['/console/applications/my-app', 'Applications > my-app'],
    [
      '/console/applications/devices/devices/settings/settings',
      'Applications > devices > Devices > settings > Settings',
    ],
    ['/console/applications/my-app/collaborators/alice', 'Applications > my-app > Collaborators > alice'],
    ['/console/components/routers/my-router/history', 'Components > my-router > History'],
    ['/console/components/-new', 'Components > New component'],
    ['/console/applications/my-app/access-keys/-new', 'Applications > my-app > Access keys > New access key'],
    ['/console/administration/login-providers/-new', 'Administration > Login providers > New login provider'],
    ['/console/network/handler/my-handler', 'Network > my-handler'],
    ['/console/administration', 'Administration > Users'],
    ['/console/administration/users/alice', 'Administration > Users > alice'],
    ['/console/administration/components/data', 'Administration > Components > data'],
    ['/console/account', 'Account > Profile'],
    ['/console/account/clients', 'Account > Authorized clients'],
    ['/console/nothing-here', 'nothing-here'],
  ])('%s', (path, shown) =>
    expect(
      trailOf(path)
        .map(({ label }) => label)
        .join(' > '),
    ).toBe(shown),
  );

  it('links the pages above the shown one, also lists that are part of another page', () => {
    const linksOf = (path: string) => trailOf(path).map(({ to }) => to);
    const application = '/console/applications/my-app';
    expect(linksOf('/console/administration/users/alice')).toEqual([
      '/console/administration',
      '/console/administration',
      undefined,
    ]);
    expect(linksOf('/console/organizations/acme/members/alice')).toEqual([
      '/console/organizations',
      '/console/organizations/acme',
      '/console/organizations/acme',
      undefined,
    ]);
    expect(linksOf(`${application}/organizations/acme`)).toEqual([
      '/console/applications',
      application,
      `${application}/collaborators`,
      undefined,
    ]);
    expect(linksOf(`${application}/devices/dev-1`)).toEqual([
      '/console/applications',
      application,
      `${application}/devices`,
      undefined,
    ]);
  });

  it.each(paths)('%s has an entry for the page itself, after links to pages that exist', (path) => {
    const [own, ...above] = trailOf(exampleOf(path)).toReversed();
    expect(own?.to).toBeUndefined();
    const examples = new Set(paths.map(exampleOf));
    for (const { label, to = label } of above) expect(examples).toContain(to);
  });
});

describe('The breadcrumb of a page that does not exist', () => {
  it.each(['/console/__proto__', '/console/constructor/x', '/console/applications/-new/toString'])(
    'has texts alone: %s',
    (path) => expect(trailOf(path).map(({ label }) => typeof label)).not.toContain('object'),
  );

  it('has the names in the address', () =>
    expect(trailOf('/console/constructor').map(({ label }) => label)).toEqual(['constructor']));
});

describe('The list above a page', () => {
  it.each([
    ['/console/applications/my-app', '/console/applications'],
    ['/console/applications/my-app/settings', '/console/applications'],
    ['/console/applications/my-app/devices/dev-1/data', '/console/applications/my-app/devices'],
    ['/console/applications/my-app/integrations/hook', '/console/applications/my-app/integrations'],
    ['/console/gateways/my-gateway/', '/console/gateways'],
    ['/console/components/routers/my-router', '/console/components'],
    ['/console/clients/my-client', '/console/clients'],
    ['/console/organizations/acme', '/console/organizations'],
    ['/console/organizations/acme/members/ann', '/console/organizations/acme'],
    ['/console/administration/users/ann', '/console/administration'],
    ['/console/administration/organizations/acme', '/console/administration/organizations'],
    ['/console/applications', undefined],
    ['/', undefined],
  ])('%s is %s', (path, list) => expect(listAbove(path)?.to).toBe(list));
});
