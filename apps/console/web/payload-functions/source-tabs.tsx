import { Button, Group, Stack, Tabs, Text } from '@mantine/core';
import './code-editor.css';
import { useState } from 'react';
import { type FunctionName, functionNames, type SourceName, type Sources } from './handler-application.js';
import { functionsTexts as words } from './payload-functions.texts.js';
import type { SyntaxMistake } from './syntax.js';
import { SourceField } from './source-field.js';
import { templates } from './templates.js';

interface SourceTabsProps {
  readonly sources: Sources;
  readonly onChange: (name: FunctionName, source: string) => void;
}

/** Tabs with the sources of the functions. */
export function SourceTabs({ sources, onChange }: SourceTabsProps) {
  const [shown, setShown] = useState<string | null>(functionNames[0]);
  return (
    <Tabs value={shown} onChange={setShown} keepMounted={false}>
      <Tabs.List aria-label={words.tabs}>
        {functionNames.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {words.functions[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {functionNames.map((name) => (
        <Tabs.Panel key={name} value={name} pt="sm">
          <Source name={name} source={sources[name]} onChange={(source) => onChange(name, source)} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface SourceProps {
  readonly name: SourceName;
  readonly source: string;
  readonly onChange: (source: string) => void;
}

/** Editor of one source. */
export function Source({ name, source, onChange }: SourceProps) {
  const [checked, setChecked] = useState<{ readonly mistake: SyntaxMistake | undefined }>();
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text>{words.hints[name]}</Text>
        {source.trim() === '' && (
          <Button size="xs" variant="default" onClick={() => onChange(templates[name])}>
            {words.template}
          </Button>
        )}
      </Group>
      <SourceField
        label={words.editing(words.functions[name])}
        hint={words.keys}
        value={source}
        onChange={onChange}
        onCheck={(mistake) => setChecked({ mistake })}
      />
      <Group justify="space-between">
        <Text size="sm" role="status" c={checked?.mistake ? 'var(--mantine-color-error)' : 'dimmed'}>
          {checked && saying(checked.mistake)}
        </Text>
        <Text size="sm" c="dimmed">
          {words.keys}
        </Text>
      </Group>
    </Stack>
  );
}

const saying = (mistake: SyntaxMistake | undefined): string =>
  mistake ? words.mistake(mistake.line, mistake.message) : words.noMistake;
