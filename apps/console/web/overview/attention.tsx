import { Alert, List, Stack, Text, Title } from '@mantine/core';
import type { Application } from '../api/account.js';
import { ConcernWords } from './concern-words.js';
import { overviewTexts as words } from './overview.texts.js';
import { Waiting } from '../widgets/states.js';
import { type Checked, mostChecked, useConcerns } from './use-concerns.js';

/** Items that need attention, mostly from cached lists; all at once, so that none moves another. */
export function Attention({ applications }: { applications: readonly Application[] }) {
  const checked = useConcerns(applications);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.attention}
      </Title>
      {checked ? <Found checked={checked} /> : <Waiting />}
      {applications.length > mostChecked && <Text c="dimmed">{words.bounded(mostChecked)}</Text>}
    </Stack>
  );
}

/** Nothing is said to be all right while something could not be checked. */
const Found = ({ checked: { concerns, isIncomplete } }: { checked: Checked }) => (
  <>
    {concerns.length > 0 && (
      <Alert color="yellow">
        <List>
          {concerns.map((concern) => (
            <List.Item key={JSON.stringify(concern)}>
              <ConcernWords of={concern} />
            </List.Item>
          ))}
        </List>
      </Alert>
    )}
    {isIncomplete && <Text>{words.incomplete}</Text>}
    {!isIncomplete && concerns.length === 0 && <Text>{words.nothing}</Text>}
  </>
);
