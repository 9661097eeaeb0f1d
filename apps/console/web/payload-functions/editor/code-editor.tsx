import { useEffect, useRef } from 'react';
import { OpenEditor } from './open-editor.js';
import type { SyntaxMistake } from './syntax.js';

/** An error of the last run, with its line in the source. */
export interface ThrownError {
  readonly line: number;
  readonly message: string;
}

interface CodeEditorProps {
  readonly label: string;
  /** Read with the label: how to leave the editor by keyboard. */
  readonly hint: string;
  readonly value: string;
  readonly onChange: (source: string) => void;
  /** Called after each check with the first syntax error, if any. */
  readonly onCheck: (mistake: SyntaxMistake | undefined) => void;
  /** The error of the last run in this source. */
  readonly thrown?: ThrownError | undefined;
}

/** A JavaScript editor that marks the lines of a syntax error and of the error of the last run. */
export function CodeEditor({ label, hint, value, onChange, onCheck, thrown }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<OpenEditor>(undefined);
  const latest = useRef({ value, onChange, onCheck });
  latest.current = { value, onChange, onCheck };
  useEffect(() => {
    if (!host.current) return undefined;
    const opened = new OpenEditor(host.current, {
      label: `${label}. ${hint}`,
      source: latest.current.value,
      onChange: (source) => latest.current.onChange(source),
      onCheck: (mistake) => latest.current.onCheck(mistake),
    });
    editor.current = opened;
    return () => opened.close();
  }, [label, hint]);
  useEffect(() => editor.current?.replace(value), [value]);
  useEffect(() => editor.current?.markThrown(thrown?.line), [thrown, label, hint]);
  return <div className="code-editor" ref={host} />;
}
