import { Code, List, Text } from '@mantine/core';
import { CopyText } from '../widgets/copy-text.js';
import { Section } from '../widgets/section.js';
import { Page } from '../widgets/page.js';
import { Time } from '../widgets/time.js';
import { texts } from '../texts.js';
import { applicationTexts as words, applicationsTexts as applications } from './applications.texts.js';
import { HandlerSection } from './handler-section.js';
import { useApplication } from './use-application.js';

/** Overview of an application and its handler. */
export function ApplicationPage() {
  const application = useApplication();
  return (
    <Page title={application.name}>
      <div className="facts">
        <Section title={words.facts}>
          <Text>
            {applications.id}: <Code>{application.id}</Code>
          </Text>
          <Text>
            {applications.created}: <Time at={application.created} />
          </Text>
        </Section>
        <HandlerSection application={application} />
        <Section title={words.euis}>
          {application.euis.length === 0 && <Text>{words.noEuis}</Text>}
          {application.euis.map((eui) => (
            <CopyText key={eui} text={eui} />
          ))}
        </Section>
        <Section title={words.yours}>
          <List size="sm">
            {application.rights.map((right) => (
              <List.Item key={right}>{texts.rights[right]}</List.Item>
            ))}
          </List>
        </Section>
      </div>
    </Page>
  );
}
