import { Fact } from '../widgets/fact.js';
import type { LoginProvider } from '../api/account.js';
import { Section } from '../widgets/section.js';
import { loginProviderTexts as words, providerFieldTexts as labels } from './login-providers.texts.js';
import { linesOfMappings } from './provider-values.js';
import { RedirectUri } from './redirect-uri.js';

const yesOrNo = (flag: boolean): string => (flag ? words.yes : words.no);

/** A provider that cannot be changed here. */
export const ProviderFacts = ({ provider }: { provider: LoginProvider }) => (
  <Section title={labels.general}>
    <RedirectUri id={provider.id} />
    {factsOf(provider).map(([label, value]) => (
      <Fact key={label} name={label}>
        {value || '–'}
      </Fact>
    ))}
  </Section>
);

const factsOf = (provider: LoginProvider): readonly (readonly [string, string])[] => [
  [labels.issuer, provider.issuer],
  [labels.client_id, provider.client_id],
  [labels.scopes, provider.scopes.join(', ')],
  [labels.email_domains, provider.email_domains.join(', ')],
  [labels.creates_users, yesOrNo(provider.creates_users)],
  [labels.trusts_second_factor, yesOrNo(provider.trusts_second_factor)],
  [labels.enabled, yesOrNo(provider.enabled)],
  [labels.username_claim, provider.username_claim],
  [labels.email_claim, provider.email_claim],
  [labels.groups_claim, provider.groups_claim],
  [labels.administrator_groups, provider.administrator_groups.join(', ')],
  [labels.organizations, linesOfMappings(provider).replaceAll('\n', ', ')],
];
