/** The frames of pages below a path, by the path of their routes. */
export const frames = {
  '/console/account': () => import('../../account/account.frame.js'),
  '/console/administration': () => import('../../administration/administration.frame.js'),
  '/console/applications/$appId': () => import('../../applications/application.frame.js'),
  '/console/components/$plural/$componentId': () => import('../../components/component.frame.js'),
  '/console/applications/$appId/devices/$devId': () => import('../../devices/device.frame.js'),
  '/console/gateways/$gatewayId': () => import('../../gateways/gateway.frame.js'),
  '/console/organizations/$organizationId': () => import('../../organizations/organization.frame.js'),
} as const;

/** The pages, by the path of their routes. */
export const pages = {
  '/console/account/': () => import('../../account/profile.page.js'),
  '/console/account/clients': () => import('../../account/authorized-clients.page.js'),
  '/console/account/usage': () => import('../../usage/own-usage.page.js'),
  '/console/account/activity': () => import('../../account/activity.page.js'),
  '/console/administration/': () => import('../../administration/users.page.js'),
  '/console/administration/users/$username': () => import('../../administration/user.page.js'),
  '/console/administration/applications': () =>
    import('../../administration/entities/all-applications.page.js'),
  '/console/administration/applications/$entityId': () =>
    import('../../administration/entities/any-application.page.js'),
  '/console/administration/gateways': () => import('../../administration/entities/all-gateways.page.js'),
  '/console/administration/gateways/$entityId': () =>
    import('../../administration/entities/any-gateway.page.js'),
  '/console/administration/components/$entityId': () =>
    import('../../administration/entities/any-component.page.js'),
  '/console/administration/notices': () => import('../../notices/notices.page.js'),
  '/console/administration/registration': () =>
    import('../../administration/registration/registration.page.js'),
  '/console/administration/login-providers': () => import('../../login-providers/login-providers.page.js'),
  '/console/administration/login-providers/-new': () =>
    import('../../login-providers/new-login-provider.page.js'),
  '/console/administration/login-providers/$providerId': () =>
    import('../../login-providers/login-provider.page.js'),
  '/console/administration/organizations': () => import('../../administration/all-organizations.page.js'),
  '/console/administration/organizations/$entityId': () =>
    import('../../administration/entities/any-organization.page.js'),
  '/console/administration/components': () => import('../../administration/all-components.page.js'),
  '/console/administration/clients': () => import('../../clients/all-clients.page.js'),
  '/console/administration/clients/$name': () => import('../../clients/client.page.js'),
  '/console/administration/usage': () => import('../../usage/usage.page.js'),
  '/console/administration/usage/applications': () => import('../../usage/application-usage.page.js'),
  '/console/administration/audit': () => import('../../administration/audit.page.js'),
  '/console/administration/deleted': () => import('../../administration/deleted.page.js'),
  '/console/administration/system': () => import('../../system/system.page.js'),
  '/console/applications': () => import('../../applications/applications.page.js'),
  '/console/applications/-new': () => import('../../applications/new-application.page.js'),
  '/console/applications/$appId/': () => import('../../applications/application.page.js'),
  '/console/applications/$appId/settings': () => import('../../applications/settings.page.js'),
  '/console/applications/$appId/access-keys': () => import('../../access-keys/access-keys.page.js'),
  '/console/applications/$appId/access-keys/-new': () => import('../../access-keys/new-access-key.page.js'),
  '/console/applications/$appId/collaborators': () => import('../../collaborators/collaborators.page.js'),
  '/console/applications/$appId/collaborators/$username': () =>
    import('../../collaborators/collaborator.page.js'),
  '/console/applications/$appId/collaborators/-new': () =>
    import('../../collaborators/new-collaborator.page.js'),
  '/console/applications/$appId/organizations/-new': () =>
    import('../../collaborators/organization-share.pages.js'),
  '/console/applications/$appId/organizations/$organizationId': () =>
    import('../../collaborators/organization-share.pages.js'),
  '/console/clients': () => import('../../clients/clients.page.js'),
  '/console/clients/-new': () => import('../../clients/new-client.page.js'),
  '/console/clients/$name': () => import('../../clients/client.page.js'),
  '/console/clients/$name/rights': () => import('../../clients/rights.page.js'),
  '/console/components': () => import('../../components/components.page.js'),
  '/console/components/-new': () => import('../../components/new-component.page.js'),
  '/console/components/$plural/$componentId/': () => import('../../components/component.page.js'),
  '/console/components/$plural/$componentId/collaborators': () =>
    import('../../collaborators/collaborators.page.js'),
  '/console/components/$plural/$componentId/collaborators/-new': () =>
    import('../../collaborators/new-collaborator.page.js'),
  '/console/components/$plural/$componentId/collaborators/$username': () =>
    import('../../collaborators/collaborator.page.js'),
  '/console/components/$plural/$componentId/history': () =>
    import('../../components/component-history.page.js'),
  '/console/components/$plural/$componentId/organizations/-new': () =>
    import('../../collaborators/organization-share.pages.js'),
  '/console/components/$plural/$componentId/organizations/$organizationId': () =>
    import('../../collaborators/organization-share.pages.js'),
  '/console/applications/$appId/connect': () => import('../../connect/connect.page.js'),
  '/console/applications/$appId/devices': () => import('../../devices/list/devices.page.js'),
  '/console/applications/$appId/devices/-new': () => import('../../devices/settings/new-device.page.js'),
  '/console/applications/$appId/devices/-import': () => import('../../devices/transfer/import.page.js'),
  '/console/applications/$appId/devices/-export': () => import('../../devices/transfer/export.page.js'),
  '/console/applications/$appId/devices/-register-on-join': () =>
    import('../../devices/register-on-join.page.js'),
  '/console/applications/$appId/devices/$devId/': () => import('../../devices/device.page.js'),
  '/console/applications/$appId/devices/$devId/downlinks': () =>
    import('../../devices/downlinks/downlinks.page.js'),
  '/console/applications/$appId/devices/$devId/simulate': () =>
    import('../../devices/simulation/simulate.page.js'),
  '/console/applications/$appId/devices/$devId/messages': () => import('../../devices/messages.page.js'),
  '/console/applications/$appId/devices/$devId/settings': () =>
    import('../../devices/settings/device-settings.page.js'),
  '/console/api': () => import('../../explorer/explorer.page.js'),
  '/console/api/$operationId': () => import('../../explorer/operation.page.js'),
  '/console/guides': () => import('../../guides/guides.page.js'),
  '/console/guides/$name': () => import('../../guides/guide.page.js'),
  '/console/gateways': () => import('../../gateways/gateways.page.js'),
  '/console/gateways/-new': () => import('../../gateways/new-gateway.page.js'),
  '/console/gateways/$gatewayId/': () => import('../../gateways/gateway.page.js'),
  '/console/gateways/$gatewayId/connection': () => import('../../gateways/connection/connection.page.js'),
  '/console/gateways/$gatewayId/settings': () => import('../../gateways/settings/settings.page.js'),
  '/console/gateways/$gatewayId/collaborators': () => import('../../collaborators/collaborators.page.js'),
  '/console/gateways/$gatewayId/collaborators/$username': () =>
    import('../../collaborators/collaborator.page.js'),
  '/console/gateways/$gatewayId/collaborators/-new': () =>
    import('../../collaborators/new-collaborator.page.js'),
  '/console/gateways/$gatewayId/organizations/-new': () =>
    import('../../collaborators/organization-share.pages.js'),
  '/console/gateways/$gatewayId/organizations/$organizationId': () =>
    import('../../collaborators/organization-share.pages.js'),
  '/console/applications/$appId/integrations': () => import('../../integrations/integrations.page.js'),
  '/console/applications/$appId/integrations/-new': () =>
    import('../../integrations/new-integration.page.js'),
  '/console/applications/$appId/integrations/$integrationId': () =>
    import('../../integrations/integration.page.js'),
  '/console/applications/$appId/data': () => import('../../live/live.page.js'),
  '/console/applications/$appId/devices/$devId/data': () => import('../../live/device-live.page.js'),
  '/console/network': () => import('../../network/network.page.js'),
  '/console/network/$service/$componentId': () => import('../../network/component.page.js'),
  '/console/organizations': () => import('../../organizations/organizations.page.js'),
  '/console/organizations/-new': () => import('../../organizations/new-organization.page.js'),
  '/console/organizations/$organizationId/': () => import('../../organizations/members.page.js'),
  '/console/organizations/$organizationId/members/-new': () => import('../../organizations/member.pages.js'),
  '/console/organizations/$organizationId/members/$username': () =>
    import('../../organizations/member.pages.js'),
  '/console/organizations/$organizationId/shared': () => import('../../organizations/entities.page.js'),
  '/console/organizations/$organizationId/settings': () => import('../../organizations/settings.page.js'),
  '/console/applications/$appId/payload-functions': () => import('../../payload-functions/functions.page.js'),
  '/console/callback': () => import('../../sign-in/callback.page.js'),
  '/console/signed-out': () => import('../../sign-in/without-access.page.js'),
  '/': () => import('../../overview/overview.page.js'),
} as const;
