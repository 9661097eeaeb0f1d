import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { openEditor } from './code-editor-setup.js';
import type { SyntaxMistake } from './syntax.js';
import { setThrown, type ThrownError } from './thrown-mark.js';

export interface CodeEditorProps {
  readonly label: string;
  /** Read with the label: how to leave the editor by keyboard. */
  readonly hint: string;
  readonly value: string;
  readonly onChange: (source: string) => void;
  readonly onCheck: (mistake: SyntaxMistake | undefined) => void;
  /** The error of the last run in this source. */
  readonly thrown?: ThrownError | undefined;
}

/** A JavaScript editor that marks syntax errors and the error of the last run. */
export function CodeEditor({ label, hint, value, onChange, onCheck, thrown }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ value, onChange, onCheck });
  latest.current = { value, onChange, onCheck };
  useEffect(() => {
    if (!host.current) return undefined;
    const editor = openEditor(host.current, {
      label,
      hint,
      source: latest.current.value,
      onChange: (source) => latest.current.onChange(source),
      onCheck: (mistake) => latest.current.onCheck(mistake),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, hint]);
  useEffect(() => {
    // Values set by the page, such as an example, replace the text; typed text is there already.
    const shown = view.current?.state.doc.toString();
    if (view.current && shown !== value)
      view.current.dispatch({ changes: { from: 0, to: shown?.length ?? 0, insert: value } });
  }, [value]);
  useEffect(() => {
    view.current?.dispatch({ effects: setThrown.of(thrown) });
  }, [thrown, label, hint]);
  return <div className="code-editor" ref={host} />;
}
