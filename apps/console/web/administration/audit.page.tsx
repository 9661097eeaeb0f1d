import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { aboutOf } from '../audit/about.js';
import { AuditTable } from '../audit/audit-table.js';
import { auditTexts } from '../audit/audit.texts.js';
import { useConsole } from '../console.js';
import { ButtonLink } from '../widgets/links.js';
import { Pages } from '../lists/list-parts.js';
import { Page } from '../widgets/page.js';
import { pagesOf } from '../lists/server-pages.js';
import { Loaded } from '../widgets/states.js';
import { auditedKinds, auditSearch, type AuditSearch } from './administration-search.js';
import { auditQuery } from './administration.queries.js';
import { administrationTexts, auditPageTexts as words } from './administration.texts.js';

const route = getRouteApi('/signed-in/console/administration/audit');

/** The audit log. The filter is kept in the URL. */
export function AuditPage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, ...filters } = wanted;
  return (
    <Page title={administrationTexts.audit}>
      {/* The key resets the fields when a link or the back button changes the filter. */}
      <Filters key={JSON.stringify(filters)} filters={filters} />
      <Loaded query={useQuery(auditQuery(account, wanted))}>
        {({ items, total }) => (
          <>
            <Text role="status">{total === 0 ? auditTexts.noMatch : words.count(total)}</Text>
            {total > 0 && <AuditTable label={administrationTexts.audit} entries={items} about={aboutOf} />}
            <Pages
              label={auditTexts.pages}
              page={page}
              pages={pagesOf(total)}
              onPage={(next) => void navigate({ search: { ...filters, page: next } })}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const nothing = { kind: '', id: '', user: '', action: '' };

function Filters({ filters }: { filters: Omit<AuditSearch, 'page'> }) {
  const navigate = route.useNavigate();
  const form = useForm({ initialValues: { ...nothing, ...filters } });
  const choices = auditedKinds.map((value) => ({ value, label: words.kinds[value] }));
  const kinds = [{ value: '', label: words.anyKind }, ...choices];
  const look = (values: Record<string, string>) => void navigate({ search: auditSearch(trimmed(values)) });
  return (
    <form role="search" onSubmit={form.onSubmit((values) => look({ ...values }))}>
      <Group align="flex-end">
        <NativeSelect label={words.kind} data={kinds} {...form.getInputProps('kind')} />
        <TextInput label={words.id} {...form.getInputProps('id')} />
        <TextInput label={words.user} {...form.getInputProps('user')} />
        <TextInput label={words.action} placeholder="user.banned" {...form.getInputProps('action')} />
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
