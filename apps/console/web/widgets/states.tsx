import { Alert, Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { adviceOn } from '../api/advice.js';
import { ApiFailure } from '../api/failure.js';
import { texts } from '../texts.js';
import { ButtonLink } from './links.js';
import { Page } from './page.js';

/** Shown while something is on its way; read aloud, too. */
export const Waiting = () => (
  <Group role="status">
    <Loader size="sm" aria-hidden />
    <Text>{texts.loading}</Text>
  </Group>
);

/** A list with nothing in it: what it is for, and how to begin. */
export const Empty = ({ title, text, action }: { title: string; text: string; action?: ReactNode }) => (
  <Paper withBorder p="xl">
    <Stack align="flex-start">
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text maw="40rem">{text}</Text>
      {action}
    </Stack>
  </Paper>
);

/** Something that was tried and did not work. */
export const Problem = ({ failure, again }: { failure: unknown; again?: () => void }) => (
  <Alert color="red" role="alert">
    <Stack align="flex-start" gap="xs">
      <Text>{adviceOn(failure)}</Text>
      {again && (
        <Button variant="default" size="xs" onClick={again}>
          {texts.retry}
        </Button>
      )}
    </Stack>
  </Alert>
);

export const NotFoundPage = () => (
  <Page title={texts.notFound.title}>
    <Text>{texts.notFound.text}</Text>
    <Group>
      <ButtonLink to="/">{texts.notFound.home}</ButtonLink>
    </Group>
  </Page>
);

const told = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Page title={title}>
    <Text>{text}</Text>
    <Group>
      <ButtonLink to="/">{texts.notFound.home}</ButtonLink>
    </Group>
  </Page>
);

/** In place of a page that cannot be shown: which reason, and what to do. */
export function FailedPage({ failure, again }: { failure: unknown; again?: () => void }) {
  const status = failure instanceof ApiFailure ? failure.status : undefined;
  if (status === 403) return told(texts.forbidden);
  if (status === 404) return told(texts.gone);
  return (
    <Page title={texts.failed.title}>
      <Problem failure={failure} {...(again && { again })} />
    </Page>
  );
}

/** What of a query its page needs. */
interface Loadable<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Shows what a query brings, or why it does not. */
export function Loaded<T>({ query, children }: { query: Loadable<T>; children: (data: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailedPage failure={query.error} again={() => void query.refetch()} />;
  return <Waiting />;
}
