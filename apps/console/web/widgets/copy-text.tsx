import { Button, Code, CopyButton, Group } from '@mantine/core';
import { texts } from '../texts.js';

/** A value with a copy button. */
export const CopyText = ({ text }: { text: string }) => (
  <Group gap="xs">
    <Code className="wraps">{text}</Code>
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button size="compact-xs" variant="default" onClick={copy}>
          {copied ? texts.copied : texts.copy}
        </Button>
      )}
    </CopyButton>
  </Group>
);
