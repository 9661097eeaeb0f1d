import { Alert, List, Stack, Text, Title } from '@mantine/core';
import type { Application } from '../api/account.js';
import { ConcernWords } from './concern-words.js';
import { overviewTexts as words } from './overview.texts.js';
import { Waiting } from '../widgets/states.js';
import { mostChecked, useConcerns } from './use-concerns.js';

/** Items that need attention, mostly from cached lists; all at once, so that none moves another. */
export function Attention({ applications }: { applications: readonly Application[] }) {
  const checked = useConcerns(applications);
  const concerns = checked?.concerns ?? [];
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.attention}
      </Title>
      {!checked && <Waiting />}
      {checked?.isIncomplete === false && concerns.length === 0 && <Text>{words.nothing}</Text>}
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
      {checked?.isIncomplete === true && <Text>{words.incomplete}</Text>}
      {applications.length > mostChecked && <Text c="dimmed">{words.bounded(mostChecked)}</Text>}
    </Stack>
  );
}
