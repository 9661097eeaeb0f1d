import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  lineNumbers,
} from '@codemirror/view';
import type { SyntaxMistake } from './syntax.js';

/** What an editor is made of. */
export interface EditorPlan {
  readonly label: string;
  readonly hint: string;
  readonly source: string;
  readonly onChange: (source: string) => void;
  /** Told the first mistake in the source, or that there is none, whenever it was checked. */
  readonly onCheck: (mistake: SyntaxMistake | undefined) => void;
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
  // The marks that the editor brings along are pictures in data, which the policy of the page rejects.
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--code-error)' },
  '.cm-lint-marker-error': { content: 'normal' },
  '.cm-lint-marker-error::before': { content: '"●"', color: 'var(--code-error)' },
});

/**
 * Replaces what is selected by what is typed. The browser itself would keep the look of the replaced text in an attribute
 * `style`, which the policy of the page rejects.
 */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || event.data === null || view.state.selection.main.empty)
    return false;
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

/** What helps to write: a file of its own that comes after the editor, since text is read and changed without it. */
const aids = new Compartment();

const extensionsFor = ({ label, hint, onChange }: EditorPlan): Extension => [
  lineNumbers(),
  highlightSpecialChars(),
  drawSelection(),
  highlightActiveLine(),
  aids.of([]),
  EditorView.contentAttributes.of({ 'aria-label': `${label}. ${hint}`, spellcheck: 'false', tabindex: '0' }),
  EditorView.domEventHandlers({ beforeinput: replaceSelected }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
  }),
  theme,
];

/**
 * An editor in the shadow of an element: there its styles are adopted sheets, which the policy of the page allows, while in
 * the page itself they would be an element `style`, which it rejects.
 */
export function openEditor(host: HTMLElement, plan: EditorPlan): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const state = EditorState.create({ doc: plan.source, extensions: extensionsFor(plan) });
  const view = new EditorView({ state, root, parent: root });
  void import('./editor-aids.js').then(({ aidsFor }) =>
    view.dispatch({ effects: aids.reconfigure(aidsFor(plan.onCheck)) }),
  );
  return view;
}
