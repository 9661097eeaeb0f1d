import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap, type ViewUpdate } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { mistakeIn, type SyntaxMistake } from './syntax.js';
import { diagnosticOf, thrownField } from './thrown-mark.js';

/** Delay between the last key and the check. */
const delay = 250;

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.function(tags.variableName), tags.definition(tags.variableName)], color: 'var(--code-name)' },
  { tag: tags.comment, color: 'var(--code-dim)', fontStyle: 'italic' },
]);

function diagnosticsIn(text: string, mistake: SyntaxMistake | undefined): readonly Diagnostic[] {
  if (!mistake) return [];
  const from = Math.max(0, Math.min(mistake.at, text.length - 1));
  return [{ from, to: Math.min(from + 1, text.length), severity: 'error', message: mistake.message }];
}

/** Key bindings, undo history, JavaScript highlighting, the syntax check, and the error of the last run. */
export function aidsFor(onCheck: (mistake: SyntaxMistake | undefined) => void): Extension {
  const check = ({ state }: EditorView) => {
    const text = state.doc.toString();
    const mistake = mistakeIn(text);
    onCheck(mistake);
    const thrown = state.field(thrownField);
    return [...diagnosticsIn(text, mistake), ...(thrown ? [diagnosticOf(state.doc, thrown)] : [])];
  };
  const needsRefresh = ({ startState, state }: ViewUpdate) =>
    startState.field(thrownField) !== state.field(thrownField);
  return [
    history(),
    javascript(),
    syntaxHighlighting(colours),
    indentOnInput(),
    bracketMatching(),
    lintGutter(),
    linter(check, { delay, needsRefresh }),
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
  ];
}
