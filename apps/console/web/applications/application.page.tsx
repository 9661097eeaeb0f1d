import { Code, List, Text } from '@mantine/core';
import { CopyText } from '../widgets/copy-text.js';
import { Fact } from '../widgets/fact.js';
import { Page } from '../widgets/page.js';
import { Time } from '../widgets/time.js';
import { texts } from '../texts.js';
import { applicationTexts as words, applicationsTexts as applications } from './applications.texts.js';
import { HandlerFact } from './handler-fact.js';
import { useApplication } from './use-application.js';

/** Overview of an application and its handler. */
export function ApplicationPage() {
  const application = useApplication();
  return (
    <Page title={application.name}>
      <div className="facts">
        <Fact title={words.facts}>
          <Text>
            {applications.id}: <Code>{application.id}</Code>
          </Text>
          <Text>
            {applications.created}: <Time at={application.created} />
          </Text>
        </Fact>
        <HandlerFact application={application} />
        <Fact title={words.euis}>
          {application.euis.length === 0 && <Text>{words.noEuis}</Text>}
          {application.euis.map((eui) => (
            <CopyText key={eui} text={eui} />
          ))}
        </Fact>
        <Fact title={words.yours}>
          <List size="sm">
            {application.rights.map((right) => (
              <List.Item key={right}>{texts.rights[right]}</List.Item>
            ))}
          </List>
        </Fact>
      </div>
    </Page>
  );
}
