import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { HandlerSection } from './handler-section.js';
import { handlerQuery } from './applications.queries.js';
import { useApplication } from './use-application.js';

interface RegisteredApplicationProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of an application that needs a handler; without one, the button that registers it. */
export function RegisteredApplication({ title, children }: RegisteredApplicationProps) {
  const { handler } = useConsole();
  const application = useApplication();
  return (
    <Loaded query={useQuery(handlerQuery(handler, application.id))}>
      {(found) =>
        found ? (
          children
        ) : (
          <Page title={title}>
            <HandlerSection application={application} />
          </Page>
        )
      }
    </Loaded>
  );
}
