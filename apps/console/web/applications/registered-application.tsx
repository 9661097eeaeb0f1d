import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { HandlerSection, handlerQuery } from './handler-section.js';
import { useApplication } from './use-application.js';

interface RegisteredApplicationProps {
  readonly title: string;
  /** What the page needs the registration for. */
  readonly unregistered: string;
  readonly children: ReactNode;
}

/** A page of an application that needs a handler; without one, the button that registers it. */
export function RegisteredApplication({ title, unregistered, children }: RegisteredApplicationProps) {
  const { handler } = useConsole();
  const application = useApplication();
  return (
    <Loaded query={useQuery(handlerQuery(handler, application.id))}>
      {(found) =>
        found ? (
          children
        ) : (
          <Page title={title}>
            <Text>{unregistered}</Text>
            <HandlerSection application={application} />
          </Page>
        )
      }
    </Loaded>
  );
}
