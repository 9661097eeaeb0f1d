import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { mistakeIn } from './syntax.js';

/** What an editor is made of. */
export interface EditorPlan {
  readonly label: string;
  readonly hint: string;
  readonly source: string;
  readonly onChange: (source: string) => void;
}

// The colours are variables of the page, which change with its scheme and reach into the shadow of the editor.
const theme = EditorView.theme({
  '&': { backgroundColor: 'var(--code-back)', color: 'var(--code-text)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '2px solid var(--mantine-color-anchor)', outlineOffset: '-2px' },
  '.cm-scroller': { minHeight: '16rem', maxHeight: '32rem', overflow: 'auto' },
  '.cm-gutters': { backgroundColor: 'var(--code-gutter)', color: 'var(--code-dim)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--code-text)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--code-choice)',
  },
  '.cm-tooltip': { backgroundColor: 'var(--code-gutter)', color: 'var(--code-text)' },
  // The marks that the editor brings along are pictures in data, which the policy of the page refuses.
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--code-error)' },
  '.cm-lint-marker-error': { content: 'normal' },
  '.cm-lint-marker-error::before': { content: '"●"', color: 'var(--code-error)' },
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.function(tags.variableName), tags.definition(tags.variableName)], color: 'var(--code-name)' },
  { tag: tags.comment, color: 'var(--code-dim)', fontStyle: 'italic' },
]);

function diagnosticsIn(view: EditorView): readonly Diagnostic[] {
  const text = view.state.doc.toString();
  const mistake = mistakeIn(text);
  if (!mistake) return [];
  const from = Math.max(0, Math.min(mistake.at, text.length - 1));
  return [{ from, to: Math.min(from + 1, text.length), severity: 'error', message: mistake.message }];
}

/**
 * Replaces what is selected by what is typed. The browser itself would keep the look of the replaced text in an attribute
 * `style`, which the policy of the page refuses.
 */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || event.data === null || view.state.selection.main.empty)
    return false;
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

const extensionsFor = ({ label, hint, onChange }: EditorPlan): Extension => [
  lineNumbers(),
  lintGutter(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  javascript(),
  syntaxHighlighting(colours),
  linter(diagnosticsIn),
  keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
  EditorView.contentAttributes.of({ 'aria-label': `${label}. ${hint}`, spellcheck: 'false', tabindex: '0' }),
  EditorView.domEventHandlers({ beforeinput: replaceSelected }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
  }),
  theme,
];

/**
 * An editor in the shadow of an element: there its styles are adopted sheets, which the policy of the page allows, while in
 * the page itself they would be an element `style`, which it refuses.
 */
export function openEditor(host: HTMLElement, plan: EditorPlan): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const state = EditorState.create({ doc: plan.source, extensions: extensionsFor(plan) });
  return new EditorView({ state, root, parent: root });
}
