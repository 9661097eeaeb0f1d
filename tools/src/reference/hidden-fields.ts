/** Fields of answers that not every reader sees: of what, which, and who does. */
export const hiddenFields: readonly (readonly [string, string, string])[] = [
  ['application', '`collaborators`', 'collaborators, with whatever right; keys with `collaborators`'],
  ['application', '`access_keys`', '`settings`'],
  ['applications in a list', '`collaborators`, `access_keys`', 'nobody'],
  ['gateway', 'id, frequency plan, the three public flags, attributes, routers', 'anybody'],
  [
    'gateway',
    '`antenna_location`',
    'anybody when `location_public`, else `gateway:location` and the gateway; other collaborators a scrambled one that never changes',
  ],
  ['gateway', '`owner`', 'anybody when `owner_public`, else `gateway:owner`'],
  ['gateway', '`activated`', 'anybody when `status_public`, else `gateway:status` and the gateway'],
  ['gateway', '`auto_update`, `beta_updates`, `key`, `token`', '`gateway:settings` and the gateway'],
  ['gateway', '`collaborators`', 'collaborators, with whatever right'],
  ['gateways in a list', '`key`, `token`, `collaborators`', 'nobody'],
  ['component', '`collaborators`', 'collaborators, with whatever right'],
  [
    'collaborator',
    '`email`',
    'who may manage collaborators: `collaborators`, `gateway:collaborators`, `component:collaborators`',
  ],
  ['client', '`secret`', 'who makes it, in the answer to the creation'],
];
