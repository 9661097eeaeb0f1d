import { describe, expect, it } from '@jest/globals';
import { scopeOf, scopeOfPage } from './scope-of.js';

describe('The scope of a call', () => {
  it.each([
    ['/api/v2/applications', undefined],
    ['/api/v2/applications/my-app', 'apps:my-app'],
    ['/api/v2/applications/my-app/access-keys/a%20key', 'apps:my-app'],
    ['/handler/applications/my-app/devices', 'apps:my-app'],
    ['/handler/applications', undefined],
    ['/network/gateways/my-gateway/status', 'gateways:my-gateway'],
    ['/network/gateways/my-gateway/signal', 'gateways:my-gateway'],
    ['/network/gateways/unregistered', undefined],
    ['/network/applications/my-app/devices/my-dev/simulation', 'apps:my-app'],
    ['/network/applications/my-app/simulations', 'apps:my-app'],
    ['/api/v2/gateways/my-gateway/rights', 'gateways:my-gateway'],
    ['/api/v2/components/handlers/my-handler', 'components:my-handler'],
    ['/api/v2/components/handlers/my-handler/organizations', 'components:my-handler'],
    ['/api/v2/components/handlers/my-handler/organizations/acme', 'components:my-handler organizations'],
    ['/api/v2/applications/organizations/collaborators', 'apps:organizations'],
    ['/api/v2/gateways/my-gateway/organizations/acme', 'gateways:my-gateway organizations'],
    ['/api/v2/organizations/acme/members', undefined],
    ['/api/v2/users/me', undefined],
  ])('is that of its entity, if it is about one: %s', (path, scope) => expect(scopeOf(path)).toBe(scope));
});

describe('The scope of a page', () => {
  it.each([
    ['/console/applications/my-app', 'apps:my-app'],
    ['/console/applications/my-app/devices/-new', 'apps:my-app'],
    ['/console/applications/my-app/organizations/acme', 'apps:my-app'],
    ['/console/gateways/my-gateway/settings', 'gateways:my-gateway'],
    ['/console/components/routers/my-router', 'components:my-router'],
    ['/console/applications', undefined],
    ['/console/applications/-new', undefined],
    ['/console/applications/my-app%20profile', undefined],
    ['/console/components/-new', undefined],
    ['/console/administration/applications/my-app', undefined],
    ['/console/organizations/acme', undefined],
    ['/', undefined],
  ])('is that of the calls about its entity: %s', (path, scope) => expect(scopeOfPage(path)).toBe(scope));
});
