import { Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { texts } from '../texts.js';
import { Scroller } from '../lists/scroller.js';

interface CopyFileProps {
  readonly title: string;
  readonly about?: string;
  readonly text: string;
  /** Level of the heading; 2 by default. */
  readonly heading?: 2 | 3;
}

/** Copies lines of text that have a title. */
export const CopyAction = ({ title, text }: Pick<CopyFileProps, 'title' | 'text'>) => (
  <CopyButton value={text}>
    {({ copied, copy }) => (
      <Button
        size="compact-sm"
        variant="default"
        onClick={copy}
        {...(!copied && { 'aria-label': texts.copyWhat(title) })}
      >
        {copied ? texts.copied : texts.copy}
      </Button>
    )}
  </CopyButton>
);

/** Lines of text with a copy button. */
export const CopyFile = ({ title, about, text, heading = 2 }: CopyFileProps) => (
  <Stack gap="xs" w="100%" component="section">
    <Group justify="space-between">
      <Title order={heading} size="h5">
        {title}
      </Title>
      <CopyAction title={title} text={text} />
    </Group>
    {about !== undefined && <Text>{about}</Text>}
    <Scroller label={title}>
      <Code block>{text}</Code>
    </Scroller>
  </Stack>
);
