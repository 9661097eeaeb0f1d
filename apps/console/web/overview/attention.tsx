import { Alert, List, Text } from '@mantine/core';
import type { Application } from '../api/account.js';
import { ConcernWords } from './concern-words.js';
import { overviewTexts as words } from './overview.texts.js';
import { Section } from '../widgets/section.js';
import { Waiting } from '../widgets/states.js';
import { type Checked, mostChecked, useConcerns } from './use-concerns.js';

/** Items that need attention, mostly from cached lists; all at once, so that none moves another. */
export function Attention({ applications }: { applications: readonly Application[] }) {
  const checked = useConcerns(applications);
  return (
    <Section title={words.attention}>
      {checked ? <Found checked={checked} /> : <Waiting />}
      {applications.length > mostChecked && <Text c="dimmed">{words.bounded(mostChecked)}</Text>}
    </Section>
  );
}

/** Nothing is said to be all right while something could not be checked. */
const Found = ({ checked: { concerns, isIncomplete } }: { checked: Checked }) => (
  <>
    {concerns.length > 0 && (
      <Alert color="yellow" w="100%">
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
