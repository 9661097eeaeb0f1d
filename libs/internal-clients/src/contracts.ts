/** The contracts of the calls inside a suite. */
export const contracts = {
  account: 'fieldpost/account/v1/account.proto',
  loginProviders: 'fieldpost/account/v1/login_providers.proto',
  registry: 'fieldpost/account/v1/registry.proto',
  secondFactors: 'fieldpost/account/v1/second_factors.proto',
  tokens: 'fieldpost/oauth/v1/tokens.proto',
} as const;
