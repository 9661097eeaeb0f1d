import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { FailedPage, Loaded, WaysOn } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { listedApplicationsQuery } from './applications.queries.js';
import { applicationTexts as words } from './applications.texts.js';
import { Restore } from './restore.js';

/** In place of an application that is not found: when it was deleted, for its collaborators. */
export function DeletedApplication({ appId }: { readonly appId: string }) {
  const { account } = useConsole();
  return (
    <Loaded query={useQuery(listedApplicationsQuery(account, { deleted: true }))}>
      {(applications) => {
        const found = applications.find(({ id }) => id === appId);
        if (found?.deleted === undefined) return <FailedPage failure={new ApiFailure(404, '')} />;
        const mayRestore = found.rights.includes('delete');
        return (
          <Page title={appId}>
            <Text>
              {words.deletedOn} <Time at={found.deleted} as="full" />
            </Text>
            <Text>{mayRestore ? words.deletedText : words.mayNotRestore}</Text>
            <WaysOn>{mayRestore && <Restore appId={appId} />}</WaysOn>
          </Page>
        );
      }}
    </Loaded>
  );
}
