/** Response fields that are hidden from some readers: entity, field, and who can see it. */
export const hiddenFields: readonly (readonly [string, string, string])[] = [
  ['application', '`collaborators`', 'collaborators with any right; keys with `collaborators`'],
  ['application', '`access_keys`', '`settings`'],
  ['applications in a list', '`collaborators`, `access_keys`', 'no one'],
  ['gateway', 'id, frequency plan, the three public flags, attributes, routers', 'everyone'],
  [
    'gateway',
    '`antenna_location`',
    'everyone if `location_public`, else `gateway:location` and the gateway; other collaborators see a fixed scrambled location',
  ],
  ['gateway', '`owner`', 'everyone if `owner_public`, else `gateway:owner`'],
  ['gateway', '`activated`', 'everyone if `status_public`, else `gateway:status` and the gateway'],
  ['gateway', '`auto_update`, `beta_updates`, `key`, `token`', '`gateway:settings` and the gateway'],
  ['gateway', '`collaborators`', 'collaborators with any right'],
  ['gateways in a list', '`key`, `token`, `collaborators`', 'no one'],
  ['component', '`collaborators`', 'collaborators with any right'],
  [
    'collaborator',
    '`email`',
    'callers with `collaborators`, `gateway:collaborators` or `component:collaborators`',
  ],
  ['client', '`secret`', 'its creator, in the response to the creation'],
];
