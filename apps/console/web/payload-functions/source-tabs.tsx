import { Button, Group, Stack, Tabs, Text } from '@mantine/core';
import './editor/code-editor.css';
import { useState } from 'react';
import { type FunctionName, functionNames, type SourceName, type Sources } from './handler-application.js';
import { functionsTexts as words } from './payload-functions.texts.js';
import type { SyntaxMistake } from './editor/syntax.js';
import { CodeEditor, type ThrownError } from './editor/code-editor.js';
import type { SourceState } from './source-state.js';
import { templates } from './templates.js';
import type { Thrown } from './thrown.js';

type StateOf = (name: SourceName, source: string) => SourceState;

interface SourceTabsProps {
  readonly sources: Sources;
  readonly onChange: (name: FunctionName, source: string) => void;
  /** The error of the last run. */
  readonly thrown: Thrown | undefined;
  readonly stateOf: StateOf;
}

/** Tabs with the sources of the functions. */
export function SourceTabs({ sources, onChange, thrown, stateOf }: SourceTabsProps) {
  const [chosen, setShown] = useState<string | null>();
  const failed = functionNames.find((name) => name === thrown?.source);
  // The first function that failed is shown unless the user has chosen one. It stays when the next run has no error.
  if (chosen === undefined && failed) setShown(failed);
  const shown = chosen ?? functionNames[0];
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
          <Source
            name={name}
            source={sources[name]}
            thrown={thrown}
            stateOf={stateOf}
            onChange={(source) => {
              setShown(name);
              onChange(name, source);
            }}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface SourceProps {
  readonly name: SourceName;
  readonly source: string;
  readonly onChange: (source: string) => void;
  /** The error of the last run, of any source. */
  readonly thrown: Thrown | undefined;
  readonly stateOf: StateOf;
}

/** Editor of one source. */
export function Source({ name, source, onChange, thrown, stateOf }: SourceProps) {
  const [checked, setChecked] = useState<{ readonly mistake: SyntaxMistake | undefined }>();
  const own = thrown?.source === name ? thrown : undefined;
  const problem = checked?.mistake ?? own;
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
      <CodeEditor
        label={words.editing(words.functions[name])}
        hint={words.keys}
        value={source}
        onChange={onChange}
        onCheck={(mistake) => setChecked({ mistake })}
        thrown={hasLine(own) ? own : undefined}
      />
      <Group justify="space-between" gap="0 md">
        <Status problem={problem} state={checked && stateOf(name, source)} />
        <Text size="sm" c="dimmed">
          {words.keys}
        </Text>
      </Group>
    </Stack>
  );
}

const hasLine = (thrown: Thrown | undefined): thrown is Thrown & ThrownError => thrown?.line !== undefined;

interface StatusProps {
  readonly problem: Pick<Thrown, 'line' | 'message'> | undefined;
  /** Undefined until the syntax is checked. */
  readonly state: SourceState | undefined;
}

/** What was checked of a source, and what came of it. */
function Status({ problem, state }: StatusProps) {
  const isWrong = problem !== undefined || state === 'failed';
  return (
    <Text size="sm" role="status" c={isWrong ? 'var(--mantine-color-error)' : 'dimmed'}>
      {problem ? words.mistake(problem.line, problem.message) : state && words.state[state]}
    </Text>
  );
}
