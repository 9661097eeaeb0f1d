import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CodeEditorProps } from './code-editor.js';

/** Waits for the browser to be idle, so that the page is shown before. Safari does not say when it is. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve);
  });

/** The editor, loaded once, after the page that needs it. */
const codeEditorQuery = queryOptions({
  queryKey: ['code-editor'],
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  queryFn: async () => {
    await idle();
    return import('./code-editor.js');
  },
});

/**
 * The field of a source: plain text that can be used at once, and an editor as soon as it is loaded. While the plain text has the
 * focus it is not replaced.
 */
export function SourceField(props: CodeEditorProps) {
  const { data: editor } = useQuery(codeEditorQuery);
  const [hasFocus, setFocus] = useState(false);
  if (editor && !hasFocus) return <editor.CodeEditor {...props} />;
  const { label, hint, value, onChange } = props;
  return (
    <textarea
      className="code-editor"
      aria-label={`${label}. ${hint}`}
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  );
}
