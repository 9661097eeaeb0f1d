import { Text, Title } from '@mantine/core';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { guidesTexts as words } from './guides.texts.js';
import { type Guide, guides } from './list-of-guides.js';
import './guides.css';

const readers = Object.keys(words.readers) as readonly Guide['reader'][];

/** All guides, by reader. */
export const GuidesPage = () => (
  <Page title={words.title}>
    <Text maw="50rem">{words.teach}</Text>
    {readers.map((reader) => (
      <section key={reader}>
        <Title order={2} size="h4">
          {words.readers[reader]}
        </Title>
        <ul className="guide-list">
          {guides
            .filter((guide) => guide.reader === reader)
            .map((guide) => (
              <GuideEntry key={guide.name} guide={guide} />
            ))}
        </ul>
      </section>
    ))}
  </Page>
);

const GuideEntry = ({ guide: { name, title, about } }: { readonly guide: Guide }) => (
  <li>
    <TextLink to="/console/guides/$name" params={{ name }} preload={false} fw={600}>
      {title}
    </TextLink>
    <Text size="sm" c="dimmed" className="wraps">
      {about}
    </Text>
  </li>
);
