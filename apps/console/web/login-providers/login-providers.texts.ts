const icons = {
  '': 'None',
  company: 'Company',
  key: 'Key',
  person: 'Person',
} as const;

/** Texts of login providers. */
export const loginProvidersTexts = {
  things: { one: 'login provider', many: 'login providers' },
  title: 'Login providers',
  teach:
    'People log in with their account at an OpenID Connect provider, such as that of their company. The login page shows a button for each provider.',
  none: 'No login provider yet',
  add: 'Add a login provider',
  name: 'Name',
  issuer: 'Issuer',
  state: 'State',
  on: 'on',
  off: 'off',
  ofSettings: 'from the settings of the server',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  switchOnLabel: (name: string) => `Switch ${name} on`,
  switchOffLabel: (name: string) => `Switch ${name} off`,
  switchOnTitle: {
    one: (name: string) => `Switch ${name} on?`,
    many: (count: number) => `Switch ${count.toLocaleString()} providers on?`,
  },
  switchOnText: {
    one: 'The login page shows a button for it.',
    many: 'The login page shows a button for each of them.',
  },
  switchOffTitle: {
    one: (name: string) => `Switch ${name} off?`,
    many: (count: number) => `Switch ${count.toLocaleString()} providers off?`,
  },
  switchOffText: {
    one: 'Its button disappears from the login page, and logins through it end at their next check. Nothing is deleted.',
    many: 'Their buttons disappear from the login page, and logins through them end at their next check. Nothing is deleted.',
  },
  switchedOn: (name: string) => `${name} is on.`,
  switchedOff: (name: string) => `${name} is off.`,
};

/** Texts of the fields, in the order of the form. */
export const providerFieldTexts = {
  general: 'Provider',
  id: 'Id',
  idHint: 'Part of the redirect URI; cannot be changed. Lower-case letters and digits, such as company.',
  idProblem: 'Use 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  name: 'Name',
  nameHint: 'On the button of the login page.',
  nameProblem: 'Enter a name.',
  icon: 'Icon',
  icons,
  issuer: 'Issuer',
  issuerHint: 'URL from which the provider is discovered. Cannot be changed later.',
  issuerProblem: 'Enter the URL of the provider, such as https://login.example.com/realms/company.',
  redirect: 'Redirect URI, to register at the provider',
  client: 'Client at the provider',
  client_id: 'Client id',
  client_idProblem: 'Enter the client id that the provider has assigned.',
  client_secret: 'Client secret',
  showSecret: 'Show or hide the secret',
  newSecretHint: 'Stored encrypted, and never shown again. Leave it empty for a public client.',
  keptSecretHint: 'Never shown. Leave it empty to keep the stored secret.',
  removesSecret: 'Remove the stored secret',
  scopes: 'Scopes',
  scopesHint: 'One per line. openid is always requested.',
  people: 'Who may log in',
  email_domains: 'Domains of e-mail addresses',
  email_domainsHint:
    'One per line. People with other addresses are rejected; users with a verified address in a domain are linked. Empty for any address; then no user is linked by an address.',
  creates_users: 'People without an account get one',
  creates_usersHint: 'Otherwise only users who have linked the provider with their account can log in.',
  trusts_second_factor: 'Its second factor counts',
  trusts_second_factorHint: 'When the provider says that it has checked one (mfa in the claim amr).',
  enabled: 'Switched on',
  claims: 'Claims',
  username_claim: 'Claim of the user name',
  email_claim: 'Claim of the e-mail address',
  claimProblem: 'Enter the name of a claim.',
  groups_claim: 'Claim of the groups',
  groups_claimHint: 'Empty: groups are not read.',
  administrator_groups: 'Groups of administrators',
  administrator_groupsHint: 'One per line. Their members are administrators, from one login to the next.',
  organizations: 'Groups of organizations',
  organizationsHint:
    'One per line: organization, role (owner, manager, developer or viewer) or rights with commas, and group, such as “acme developer Field team” or “acme messages:up:r,devices Testers”. Members of the group are members of the organization, from one login to the next.',
  organizationsProblem: 'Enter the id of an organization, a role or rights, and a group on each line.',
};

export const loginProviderTexts = {
  settings: 'This provider comes from the settings of the server and can only be changed there.',
  remove: 'Remove this provider',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'Logins through it end, and are no longer linked with users. Users without a password can set one by mail.',
  confirm: 'Remove',
  removed: (name: string) => `${name} was removed.`,
  yes: 'yes',
  no: 'no',
};
