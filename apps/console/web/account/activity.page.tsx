import { History } from '../audit/history.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { activitySource } from './account.queries.js';
import { accountTexts as words } from './account.texts.js';

/** What happened to the account. */
export function ActivityPage() {
  const { account } = useConsole();
  return (
    <Page title={words.activity}>
      <History label={words.activity} source={activitySource(account)} />
    </Page>
  );
}
