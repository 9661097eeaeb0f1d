import { Alert, Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adviceOn } from '../api/advice.js';
import { ApiFailure, isForbidden, isNotFound } from '../api/failure.js';
import { listAbove } from '../shell/trail.js';
import { texts } from '../texts.js';
import { ButtonLink } from './links.js';
import { LogInAgain } from './log-in-again.js';
import { Page } from './page.js';

/**
 * Loading indicator, also for screen readers. What follows on the page is hidden until the height of this part is known
 * (`style.css`), so that nothing that was painted moves.
 */
export const Waiting = () => (
  <Group role="status" className="waiting">
    <Loader size="sm" aria-hidden />
    <Text>{texts.loading}</Text>
  </Group>
);

/** Empty state of a list: its purpose and the first action. */
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

const needsLogin = (failure: unknown): boolean => failure instanceof ApiFailure && failure.needsLogin;

/** A failed action. */
export const Problem = ({ failure, again }: { failure: unknown; again?: () => void }) => (
  <Alert color="red" role="alert">
    <Stack align="flex-start" gap="xs">
      <Text>{adviceOn(failure)}</Text>
      {needsLogin(failure) && <LogInAgain again={again} />}
      {again && !needsLogin(failure) && (
        <Button variant="default" size="xs" onClick={again}>
          {texts.retry}
        </Button>
      )}
    </Stack>
  </Alert>
);

const pageWith = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Page title={title}>
    <Text>{text}</Text>
    <WaysOn />
  </Page>
);

export const NotFoundPage = () => pageWith(texts.notFound);

/** Links from a page about something that is not shown: to its list, to others like `children`, and to the overview. */
export function WaysOn({ children }: { children?: ReactNode }) {
  const list = listAbove(useMatch({ strict: false, select: ({ pathname }) => pathname }));
  return (
    <Group>
      {children}
      {list?.to !== undefined && <ButtonLink to={list.to}>{texts.notFound.list(list.label)}</ButtonLink>}
      <ButtonLink to="/" variant="default">
        {texts.notFound.home}
      </ButtonLink>
    </Group>
  );
}

interface FailedPageProps {
  readonly failure: unknown;
  readonly again?: () => void;
  /** Shown if a right is lacking. */
  readonly forbidden?: ReactNode;
  /** Shown if there is no such thing. */
  readonly gone?: ReactNode;
}

/** Error page with reason and advice. */
export function FailedPage({
  failure,
  again,
  forbidden = pageWith(texts.forbidden),
  gone = pageWith(texts.gone),
}: FailedPageProps) {
  if (isForbidden(failure)) return forbidden;
  if (isNotFound(failure)) return gone;
  return (
    <Page title={texts.failed.title}>
      <Problem failure={failure} {...(again && { again })} />
    </Page>
  );
}

/** The part of a query result that `Loaded` needs. */
interface Loadable<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<T> extends Pick<FailedPageProps, 'forbidden' | 'gone'> {
  readonly query: Loadable<T>;
  readonly children: (data: T) => ReactNode;
}

/** Shows the data of a query, or its error. */
export function Loaded<T>({ query, children, ...instead }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <FailedPage failure={query.error} again={() => void query.refetch()} {...instead} />;
  return <Waiting />;
}
