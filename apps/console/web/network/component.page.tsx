import { Anchor, Button, Code, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Fact } from '../widgets/fact.js';
import { CopyFile } from '../widgets/copy-file.js';
import { CopyText } from '../widgets/copy-text.js';
import { Section } from '../widgets/section.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import type { Announcement } from './announcements.js';
import { announcementQuery } from './announcements.queries.js';
import { HealthBadge } from './health-badge.js';
import { componentTexts as words, networkTexts as network } from './network.texts.js';
import { servedBy } from './served.js';

const route = getRouteApi('/signed-in/console/network/$service/$componentId');

interface Props {
  readonly of: Announcement;
}

/** Announcement of one component. */
export function ComponentPage() {
  const { service, componentId } = route.useParams();
  return (
    <Stack>
      <Loaded query={useQuery(announcementQuery(service, componentId))}>
        {(component) => (
          <Page title={component.description || component.id}>
            <div className="facts">
              <Identity of={component} />
              <Health of={component} />
              <Addresses of={component} />
              {hasOperator(component) && <Operator of={component} />}
            </div>
            <ServedFact of={component} />
            {component.certificate && <CopyFile title={words.certificate} text={component.certificate} />}
            {component.public_key && <CopyFile title={words.publicKey} text={component.public_key} />}
          </Page>
        )}
      </Loaded>
    </Stack>
  );
}

const Identity = ({ of }: Props) => (
  <Section title={words.facts}>
    <Fact name={network.id}>
      <Code>{of.id}</Code>
    </Fact>
    <Fact name={words.service}>{of.service_name}</Fact>
    {of.service_version && <Fact name={network.version}>{of.service_version}</Fact>}
    <Text>{of.public ? words.isPublic : words.isPrivate}</Text>
  </Section>
);

const Health = ({ of }: Props) => (
  <Section title={words.health}>
    <HealthBadge of={of} />
    <Text>{words[of.health ?? 'unknown']}</Text>
    {of.health_since && (
      <Fact name={words.since}>
        <Time at={of.health_since} />
      </Fact>
    )}
  </Section>
);

function Addresses({ of }: Props) {
  const all = [
    [words.net, of.net_address],
    [words.api, of.api_address],
    [words.mqtt, of.mqtt_address],
    [words.amqp, of.amqp_address],
  ] as const;
  const told = all.filter(([, address]) => address);
  return (
    <Section title={words.addresses}>
      {told.length === 0 && <Text>{words.noAddress}</Text>}
      {told.map(([name, address = '']) => (
        <div key={name}>
          <Text size="sm">{name}</Text>
          <CopyText text={address} />
        </div>
      ))}
    </Section>
  );
}

const hasOperator = ({ operator_name, contact, url }: Announcement): boolean =>
  [operator_name, contact, url].some(Boolean);

function Operator({ of: { operator_name, contact, url } }: Props) {
  return (
    <Section title={words.operator}>
      {operator_name && <Text>{operator_name}</Text>}
      {contact && <Fact name={words.contact}>{contact}</Fact>}
      {url && (
        <Fact name={words.url}>
          <WebLink url={url} />
        </Fact>
      )}
    </Section>
  );
}

/** A link for http and https URLs only, because a component may announce any text. */
const WebLink = ({ url }: { url: string }) =>
  /^https?:\/\//i.test(url) ? (
    <Anchor href={url} rel="noreferrer">
      {url}
    </Anchor>
  ) : (
    url
  );

function ServedFact({ of }: Props) {
  const kinds = Object.entries(servedBy(of)).filter(([, values]) => values.length > 0);
  return (
    <Section title={words.serves}>
      {kinds.length === 0 && <Text>{words.servesNothing}</Text>}
      {kinds.map(([kind, values]) => (
        <Values key={kind} title={words.kinds[kind as keyof typeof words.kinds]} values={values} />
      ))}
    </Section>
  );
}

/** Number of values shown by default. */
const few = 10;

function Values({ title, values }: { title: string; values: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.slice(0, few);
  return (
    <section aria-label={title}>
      <Text fw={600}>{`${title} (${values.length})`}</Text>
      <List size="sm">
        {shown.map((value) => (
          <List.Item key={value} className="wraps">
            {value}
          </List.Item>
        ))}
      </List>
      {shown.length < values.length && (
        <Button size="xs" variant="default" mt="xs" onClick={() => setWhole(true)}>
          {words.all(values.length)}
        </Button>
      )}
    </section>
  );
}
