import { Button, Text } from '@mantine/core';
import type { AppRight } from '@fieldpost/domain';
import { useKeyCreation } from '../access-keys/use-key-creation.js';
import { CopyFile } from '../widgets/copy-file.js';
import { Section } from '../widgets/section.js';
import { Problem } from '../widgets/states.js';
import { connectTexts as words } from './connect.texts.js';

const wanted: readonly AppRight[] = ['messages:up:r', 'messages:down:w'];

/** `connect-20260504100000`: names of access keys are unique in an application. */
const nameAt = (now: Date): string => `connect-${now.toISOString().replace(/\D/g, '').slice(0, -3)}`;

interface KeySectionProps {
  readonly appId: string;
  /** Those of the user; a key has no more. */
  readonly rights: readonly string[];
}

/** Creates an access key for the snippets on request, and shows it once. */
export function KeySection({ appId, rights }: KeySectionProps) {
  const creation = useKeyCreation(appId);
  const given = wanted.filter((right) => rights.includes(right));
  const mayCreate = rights.includes('settings') && given.length > 0;
  return (
    <Section title={words.key}>
      <Text>{words.keyText}</Text>
      {!mayCreate && <Text>{words.noKeyRight}</Text>}
      {mayCreate && !creation.data && (
        <>
          <Text>{words.keyRights(given)}</Text>
          <Button
            loading={creation.isPending}
            onClick={() => creation.mutate({ name: nameAt(new Date()), rights: given })}
          >
            {words.createKey}
          </Button>
        </>
      )}
      {creation.data && (
        <>
          <Text role="status">{words.keyMade(creation.data.name)}</Text>
          <CopyFile title={words.setKey} heading={3} text={`export KEY='${creation.data.key}'`} />
        </>
      )}
      {creation.error && <Problem failure={creation.error} />}
    </Section>
  );
}
