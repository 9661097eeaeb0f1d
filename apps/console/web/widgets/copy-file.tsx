import { Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { texts } from '../texts.js';
import { Scroller } from '../lists/scroller.js';
import { saveFile } from './save-file.js';

interface CopyFileProps {
  readonly title: string;
  readonly about?: string;
  readonly text: string;
  /** Level of the heading; 2 by default. */
  readonly heading?: 2 | 3;
  /** Set for a whole file that has the title as its name, which can be downloaded, too. */
  readonly isFile?: boolean;
  /** Why the text cannot be used as it is. Then there is nothing to copy. */
  readonly unready?: string | undefined;
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

const DownloadAction = ({ title, text }: Pick<CopyFileProps, 'title' | 'text'>) => (
  <Button
    size="compact-sm"
    variant="default"
    aria-label={texts.downloadWhat(title)}
    onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), title)}
  >
    {texts.download}
  </Button>
);

function Actions({ title, text, isFile = false, unready }: CopyFileProps) {
  if (unready !== undefined) return <Text size="sm">{unready}</Text>;
  return (
    <Group gap="xs">
      {isFile && <DownloadAction title={title} text={text} />}
      <CopyAction title={title} text={text} />
    </Group>
  );
}

/** Lines of text with a copy button. */
export const CopyFile = ({ title, about, text, heading = 2, ...actions }: CopyFileProps) => (
  <Stack gap="xs" w="100%" component="section">
    <Group justify="space-between">
      <Title order={heading} size="h5">
        {title}
      </Title>
      <Actions title={title} text={text} {...actions} />
    </Group>
    {about !== undefined && <Text>{about}</Text>}
    <Scroller label={title}>
      <Code block>{text}</Code>
    </Scroller>
  </Stack>
);
