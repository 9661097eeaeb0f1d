import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Fact } from '../../widgets/fact.js';
import { Section } from '../../widgets/section.js';
import { Time } from '../../widgets/times/time.js';
import { entitiesTexts as words } from './entities.texts.js';

interface TimesProps {
  readonly created: string;
  readonly deleted?: string;
}

/** When an entity was created and deleted. */
export const Times = ({ created, deleted }: TimesProps) => (
  <>
    <Fact name={words.created}>
      <Time at={created} />
    </Fact>
    {deleted !== undefined && (
      <Fact name={words.deleted}>
        <Time at={deleted} />
      </Fact>
    )}
  </>
);

/** What an administrator can do, and what only collaborators see. */
export const Help = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <Section title={words.help}>
    <Text>{text}</Text>
    {children}
  </Section>
);
