import { Alert, Button, Code, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RightsList } from '../rights/rights-list.js';
import { Fact } from '../widgets/fact.js';
import type { Component } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { CopyText } from '../widgets/copy-text.js';
import { Section } from '../widgets/section.js';
import { Page } from '../widgets/page.js';
import { Problem } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { invalidateComponent, type ComponentPath } from './components.queries.js';
import { componentsTexts, componentTexts as words } from './components.texts.js';
import { useComponent, useComponentPath } from './use-component.js';

/** Overview of a component, with its token. */
export function ComponentPage() {
  const { id, type, created, approval, rights } = useComponent();
  const place = useComponentPath();
  return (
    <Page title={id}>
      <div className="facts">
        <Section title={words.facts}>
          <Fact name={componentsTexts.id}>
            <Code>{id}</Code>
          </Fact>
          <Fact name={componentsTexts.type}>{componentsTexts.types[type]}</Fact>
          <Fact name={componentsTexts.created}>
            <Time at={created} />
          </Fact>
          <Fact name={componentsTexts.approval}>{componentsTexts.approvals[approval]}</Fact>
        </Section>
        <Section title={componentsTexts.rights}>
          <RightsList rights={rights} />
        </Section>
        <Section title={words.token}>
          <Text>{words.tokenText}</Text>
          <TokenOrReason approval={approval} rights={rights} place={place} />
        </Section>
      </div>
    </Page>
  );
}

interface TokenProps {
  readonly approval: Component['approval'];
  readonly rights: Component['rights'];
  readonly place: ComponentPath;
}

function TokenOrReason({ approval, rights, place }: TokenProps) {
  if (approval !== 'approved') return <Text>{words[`${approval}Text`]}</Text>;
  if (!rights.includes('component:settings')) return <Text>{words.restricted}</Text>;
  return <Token place={place} />;
}

function Token({ place }: { place: ComponentPath }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const making = useMutation({
    // The result is not cached, so that the secret leaves the memory of the page with this component.
    gcTime: 0,
    mutationFn: () =>
      answered(account.GET('/api/v2/components/{plural}/{componentId}/token', { params: { path: place } })),
    onSuccess: () => invalidateComponent(queries, place.componentId),
  });
  return (
    <>
      <Button loading={making.isPending} onClick={() => making.mutate()}>
        {words.make}
      </Button>
      {making.error && <Problem failure={making.error} />}
      {making.data && (
        <Alert color="green" title={words.made} role="status">
          <Stack gap="xs">
            <Text>{words.madeText}</Text>
            <CopyText text={making.data.token} />
            <Text>
              {words.expires} <Time at={making.data.expires} />
            </Text>
          </Stack>
        </Alert>
      )}
    </>
  );
}
