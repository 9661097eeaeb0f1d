import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getRouteApi } from '@tanstack/react-router';
import { auditTexts } from '../audit/audit.texts.js';
import { entryLinks } from '../audit/entry-links.js';
import { aboutOf, actionChoices } from '../audit/entry-words.js';
import { History } from '../audit/history.js';
import { useConsole } from '../console.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { auditedKinds, type AuditFilters, auditSearch } from './administration-search.js';
import { auditSource } from './administration.queries.js';
import { administrationTexts } from './administration-pages.texts.js';
import { auditPageTexts as words } from './administration.texts.js';

const route = getRouteApi('/signed-in/console/administration/audit');

/** The audit log. The filter is kept in the URL. */
export function AuditPage() {
  const { account } = useConsole();
  const { page: _, sort: __, ...filters } = route.useSearch();
  return (
    <Page title={administrationTexts.audit}>
      <Text>{auditTexts.recorded}</Text>
      {/* The key resets the fields when a link or the back button changes the filter. */}
      <Filters key={JSON.stringify(filters)} filters={filters} />
      <History
        label={administrationTexts.audit}
        source={auditSource(account, filters)}
        about={aboutOf}
        links={entryLinks}
      />
    </Page>
  );
}

const nothing = { kind: '', id: '', user: '', action: '' };

function Filters({ filters }: { filters: AuditFilters }) {
  const navigate = route.useNavigate();
  const form = useForm({ initialValues: { ...nothing, ...filters } });
  const choices = auditedKinds.map((value) => ({ value, label: words.kinds[value] }));
  const kinds = [{ value: '', label: words.anyKind }, ...choices];
  const actions = [{ value: '', label: words.anyAction }, ...actionChoices(filters.action)];
  const look = (values: Record<string, string>) => void navigate({ search: auditSearch(trimmed(values)) });
  return (
    <form role="search" onSubmit={form.onSubmit((values) => look({ ...values }))}>
      <Group align="flex-end">
        <NativeSelect label={words.kind} data={kinds} {...form.getInputProps('kind')} />
        <TextInput label={words.id} w="10rem" {...form.getInputProps('id')} />
        <TextInput label={words.user} w="10rem" {...form.getInputProps('user')} />
        <NativeSelect label={words.action} w="17rem" data={actions} {...form.getInputProps('action')} />
        <Button type="submit">{words.show}</Button>
        <ButtonLink to="/console/administration/audit" variant="default">
          {words.all}
        </ButtonLink>
      </Group>
    </form>
  );
}

const trimmed = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
