import { Text } from '@mantine/core';
import { History } from '../audit/history.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { componentHistory } from './components.queries.js';
import { componentTexts as words } from './components.texts.js';
import { useComponent, useComponentPath } from './use-component.js';

/** History of a component. */
export function ComponentHistoryPage() {
  const { account } = useConsole();
  const { rights } = useComponent();
  const source = componentHistory(account, useComponentPath());
  return (
    <Page title={words.history}>
      {rights.includes('component:settings') ? (
        <History label={words.history} source={source} />
      ) : (
        <Text>{words.historyRestricted}</Text>
      )}
    </Page>
  );
}
