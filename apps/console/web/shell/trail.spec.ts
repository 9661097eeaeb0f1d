import { describe, expect, it } from '@jest/globals';
import { trailOf } from './trail.js';

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
    ['/console/administration/users/alice', 'Administration > Users > alice'],
    ['/console/account/clients', 'Account > Authorized clients'],
    ['/console/nothing-here', 'nothing-here'],
  ])('%s', (path, shown) =>
    expect(
      trailOf(path)
        .map(({ label }) => label)
        .join(' > '),
    ).toBe(shown),
  );

  it('links the pages above the shown one, and nothing that is no page', () => {
    expect(trailOf('/console/administration/users/alice').map(({ to }) => to)).toEqual([
      '/console/administration',
      undefined,
      undefined,
    ]);
    expect(trailOf('/console/applications/my-app/devices/dev-1').map(({ to }) => to)).toEqual([
      '/console/applications',
      '/console/applications/my-app',
      '/console/applications/my-app/devices',
      undefined,
    ]);
  });
});
