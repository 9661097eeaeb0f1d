/** How a route is called with success. */
export interface Recipe {
  readonly answers: 200 | 201 | 204;
  readonly body?: unknown;
  /** What to do to the entity first, as its owner: a method and the rest of the path. */
  readonly first?: readonly [method: string, rest: string];
  /** A segment that names something below the entity, and a name there of what does not exist. */
  readonly missing?: readonly [segment: string, name: string];
}

const list: Recipe = { answers: 200 };
const read: Recipe = { answers: 200 };
const done: Recipe = { answers: 204 };
const noUser = [':username', 'nobody-at-all'] as const;
const noClient = [':client', 'no-such-client'] as const;
const noOrganization = [':organizationId', 'no-such-organization'] as const;
const noName = [':name', 'no-such-name'] as const;

/** One for each route of the account server, by method and path. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'GET /api/v2/all-applications': list,
  'GET /api/v2/all-applications/:appId': { answers: 200, missing: [':appId', 'nothing'] },
  'GET /api/v2/all-components': list,
  'GET /api/v2/all-components/:componentId': { answers: 200, missing: [':componentId', 'nothing'] },
  'PUT /api/v2/all-components/:componentId/approval': { answers: 204, missing: [':componentId', 'nothing'] },
  'DELETE /api/v2/all-components/:componentId/approval': {
    answers: 204,
    missing: [':componentId', 'nothing'],
  },
  'GET /api/v2/all-gateways': list,
  'GET /api/v2/all-gateways/:gatewayId': { answers: 200, missing: [':gatewayId', 'nothing'] },
  'GET /api/v2/all-notices': list,
  'POST /api/v2/all-notices': { answers: 201, body: { text: 'The network moves.' } },
  'DELETE /api/v2/all-notices/:id': { answers: 204, missing: [':id', 'n_none'] },
  'GET /api/v2/notices': list,
  'GET /api/v2/all-organizations': list,
  'GET /api/v2/all-organizations/:organizationId': { answers: 200, missing: noOrganization },
  'PATCH /api/v2/all-organizations/:organizationId': {
    answers: 204,
    body: { limits: { applications: 3 } },
    missing: noOrganization,
  },
  'GET /api/v2/applications': list,
  'POST /api/v2/applications': { answers: 201, body: { id: '{new}', name: 'Made' } },
  'GET /api/v2/applications/:appId': read,
  'PATCH /api/v2/applications/:appId': { answers: 204, body: { name: 'Renamed' } },
  'DELETE /api/v2/applications/:appId': done,
  'POST /api/v2/applications/:appId/restore': { answers: 204, first: ['DELETE', ''] },
  'GET /api/v2/applications/:appId/rights': read,
  'GET /api/v2/applications/:appId/audit': list,
  'GET /api/v2/applications/:appId/access-keys': list,
  'POST /api/v2/applications/:appId/access-keys': {
    answers: 204,
    body: { name: 'made', rights: ['settings'] },
  },
  'GET /api/v2/applications/:appId/access-keys/:name': { answers: 200, missing: noName },
  'DELETE /api/v2/applications/:appId/access-keys/:name': { answers: 204, missing: noName },
  'GET /api/v2/applications/:appId/clients': list,
  'GET /api/v2/applications/:appId/clients/:client': { answers: 200, missing: noClient },
  'PUT /api/v2/applications/:appId/clients/:client': {
    answers: 201,
    body: ['collaborators'],
    missing: noClient,
  },
  'DELETE /api/v2/applications/:appId/clients/:client': { answers: 204, missing: noClient },
  'GET /api/v2/applications/:appId/collaborators': list,
  'GET /api/v2/applications/:appId/collaborators/:username': { answers: 200, missing: noUser },
  'PUT /api/v2/applications/:appId/collaborators/:username': {
    answers: 201,
    body: ['collaborators'],
    missing: noUser,
  },
  'DELETE /api/v2/applications/:appId/collaborators/:username': { answers: 204, missing: noUser },
  'GET /api/v2/applications/:appId/organizations': list,
  'PUT /api/v2/applications/:appId/organizations/:organizationId': {
    answers: 201,
    body: ['collaborators'],
    missing: noOrganization,
  },
  'DELETE /api/v2/applications/:appId/organizations/:organizationId': {
    answers: 204,
    missing: noOrganization,
  },
  'GET /api/v2/applications/:appId/euis': list,
  'POST /api/v2/applications/:appId/euis': { answers: 201 },
  'PUT /api/v2/applications/:appId/euis/:eui': done,
  'DELETE /api/v2/applications/:appId/euis/:eui': {
    answers: 204,
    first: ['PUT', '/euis/{eui}'],
    missing: [':eui', '0000000000000000'],
  },
  'GET /api/v2/audit': list,
  'GET /api/v2/clients': list,
  'POST /api/v2/clients': { answers: 201, body: { name: '{new}', scope: ['profile'] } },
  'GET /api/v2/clients/:name': read,
  'GET /api/v2/clients/:name/audit': list,
  'GET /api/v2/clients/:name/rights': list,
  'PATCH /api/v2/clients/:name': { answers: 204, body: { description: 'Changed' } },
  'DELETE /api/v2/clients/:name': done,
  'GET /api/v2/components': list,
  'POST /api/v2/components/:plural': {
    answers: 201,
    body: { id: '{new}' },
    missing: [':plural', 'gadgets'],
  },
  'GET /api/v2/components/:plural/:componentId': { answers: 200, missing: [':plural', 'routers'] },
  'GET /api/v2/components/:plural/:componentId/audit': { answers: 200, missing: [':plural', 'routers'] },
  'GET /api/v2/components/:plural/:componentId/token': { answers: 200, missing: [':plural', 'routers'] },
  'PUT /api/v2/components/:plural/:componentId/collaborators/:username': {
    answers: 201,
    body: ['component:collaborators'],
    missing: noUser,
  },
  'DELETE /api/v2/components/:plural/:componentId/collaborators/:username': {
    answers: 204,
    missing: noUser,
  },
  'GET /api/v2/components/:plural/:componentId/organizations': {
    answers: 200,
    missing: [':plural', 'routers'],
  },
  'PUT /api/v2/components/:plural/:componentId/organizations/:organizationId': {
    answers: 201,
    body: ['component:collaborators'],
    missing: noOrganization,
  },
  'DELETE /api/v2/components/:plural/:componentId/organizations/:organizationId': {
    answers: 204,
    missing: noOrganization,
  },
  'GET /api/v2/deleted': list,
  'DELETE /api/v2/deleted/applications/:appId': { answers: 204, missing: [':appId', 'nothing'] },
  'DELETE /api/v2/deleted/clients/:name': { answers: 204, missing: [':name', 'nothing'] },
  'DELETE /api/v2/deleted/gateways/:gatewayId': { answers: 204, missing: [':gatewayId', 'nothing'] },
  'GET /api/v2/frequency-plans': list,
  'GET /api/v2/frequency-plans/:planId': { answers: 200, missing: [':planId', 'MARS'] },
  'GET /api/v2/gateways': list,
  'POST /api/v2/gateways': { answers: 201, body: { id: '{new}', frequency_plan: 'EU_863_870' } },
  'GET /api/v2/gateways/:gatewayId': read,
  'PATCH /api/v2/gateways/:gatewayId': { answers: 204, body: { auto_update: true } },
  'DELETE /api/v2/gateways/:gatewayId': done,
  'POST /api/v2/gateways/:gatewayId/key': { answers: 201 },
  'GET /api/v2/gateways/:gatewayId/token': read,
  'GET /api/v2/gateways/:gatewayId/rights': read,
  'GET /api/v2/gateways/:gatewayId/audit': list,
  'GET /api/v2/gateways/:gatewayId/clients': list,
  'GET /api/v2/gateways/:gatewayId/clients/:client': { answers: 200, missing: noClient },
  'PUT /api/v2/gateways/:gatewayId/clients/:client': {
    answers: 201,
    body: ['gateway:collaborators'],
    missing: noClient,
  },
  'DELETE /api/v2/gateways/:gatewayId/clients/:client': { answers: 204, missing: noClient },
  'GET /api/v2/gateways/:gatewayId/collaborators': list,
  'GET /api/v2/gateways/:gatewayId/collaborators/:username': { answers: 200, missing: noUser },
  'PUT /api/v2/gateways/:gatewayId/collaborators/:username': {
    answers: 201,
    body: ['gateway:collaborators'],
    missing: noUser,
  },
  'DELETE /api/v2/gateways/:gatewayId/collaborators/:username': { answers: 204, missing: noUser },
  'GET /api/v2/gateways/:gatewayId/organizations': list,
  'PUT /api/v2/gateways/:gatewayId/organizations/:organizationId': {
    answers: 201,
    body: ['gateway:collaborators'],
    missing: noOrganization,
  },
  'DELETE /api/v2/gateways/:gatewayId/organizations/:organizationId': {
    answers: 204,
    missing: noOrganization,
  },
  'GET /api/v2/openapi.json': read,
  'GET /api/v2/organizations': list,
  'POST /api/v2/organizations': { answers: 201, body: { id: '{new}', name: 'Made' } },
  'GET /api/v2/organizations/:organizationId': read,
  'PATCH /api/v2/organizations/:organizationId': { answers: 204, body: { name: 'Renamed' } },
  'DELETE /api/v2/organizations/:organizationId': done,
  'GET /api/v2/organizations/:organizationId/audit': list,
  'GET /api/v2/organizations/:organizationId/entities': list,
  'DELETE /api/v2/organizations/:organizationId/entities/:kind/:entityId': {
    answers: 204,
    missing: [':entityId', 'no-such-entity'],
  },
  'GET /api/v2/organizations/:organizationId/members': list,
  'GET /api/v2/organizations/:organizationId/members/:username': { answers: 200, missing: noUser },
  // Without the right to manage members one may leave.
  'PUT /api/v2/organizations/:organizationId/members/:username': {
    answers: 201,
    body: { rights: ['messages:up:r'] },
    missing: noUser,
  },
  'DELETE /api/v2/organizations/:organizationId/members/:username': { answers: 204, missing: noUser },
  'POST /api/v2/users': {
    answers: 201,
    body: { username: '{new}', email: '{new}@example.com', password: 'seven hungry herons' },
  },
  'GET /api/v2/registration': read,
  'PATCH /api/v2/registration': { answers: 204, body: { mode: 'open' } },
  'GET /api/v2/installation': read,
  'PUT /api/v2/installation/outside-checks': { answers: 204, body: { version: '1.0.0', findings: [] } },
  'GET /api/v2/usage': list,
  'GET /api/v2/usage/applications': list,
  'GET /api/v2/users/me/usage': read,
  'GET /api/v2/users/me/usage/applications': list,
  'GET /api/v2/invitations': list,
  'POST /api/v2/invitations': { answers: 201, body: { mail: false } },
  'DELETE /api/v2/invitations/:id': { answers: 204, missing: [':id', 'i_none'] },
  'GET /api/v2/login-providers': list,
  'POST /api/v2/login-providers': {
    answers: 201,
    body: { id: '{new}', name: 'Corp', issuer: 'https://login.example.com', client_id: 'fieldpost' },
  },
  'GET /api/v2/login-providers/:id': { answers: 200, missing: [':id', 'nothing'] },
  'PATCH /api/v2/login-providers/:id': {
    answers: 204,
    body: { name: 'Renamed' },
    missing: [':id', 'nothing'],
  },
  'DELETE /api/v2/login-providers/:id': { answers: 204, missing: [':id', 'nothing'] },
  'PUT /api/v2/users/:username/registration': {
    answers: 201,
    body: { email: '{new}@example.com', password: 'seven hungry herons' },
  },
  'DELETE /api/v2/users/:username/registration': { answers: 204, missing: noUser },
  'GET /api/v2/users': list,
  'GET /api/v2/users/:username': { answers: 200, missing: noUser },
  'PATCH /api/v2/users/:username': { answers: 204, body: { banned: false }, missing: noUser },
  'POST /api/v2/users/:username/password-reset': { answers: 204, missing: noUser },
  'GET /api/v2/users/me/activity': list,
  'GET /api/v2/users/me/audit': list,
  'GET /api/v2/users/me': read,
  'PATCH /api/v2/users/me': { answers: 204, body: { name: { first: 'Ann', last: 'Other' } } },
};
