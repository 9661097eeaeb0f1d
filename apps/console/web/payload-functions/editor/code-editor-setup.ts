import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  lineNumbers,
} from '@codemirror/view';
import type { SyntaxMistake } from './syntax.js';
import { thrownField } from './thrown-mark.js';

/** Options of an editor. */
export interface EditorOptions {
  readonly label: string;
  readonly hint: string;
  readonly source: string;
  readonly onChange: (source: string) => void;
  /** Called after each check with the first syntax error, if any. */
  readonly onCheck: (mistake: SyntaxMistake | undefined) => void;
}

// Colours are CSS variables, which follow the colour scheme and apply inside of the shadow root.
const theme = EditorView.theme({
  '&': { backgroundColor: 'var(--code-back)', color: 'var(--code-text)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '2px solid var(--mantine-color-anchor)', outlineOffset: '-2px' },
  '.cm-scroller': { maxHeight: '32rem', overflow: 'auto' },
  '.cm-content, .cm-gutter': { minHeight: '16rem' },
  '.cm-gutters': { backgroundColor: 'var(--code-gutter)', color: 'var(--code-dim)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--code-text)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--code-choice)',
  },
  '.cm-tooltip': { backgroundColor: 'var(--code-gutter)', color: 'var(--code-text)' },
  // The default markers are data images, which the content security policy rejects.
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--code-error)' },
  '.cm-lint-marker-error': { content: 'normal' },
  '.cm-lint-marker-error::before': { content: '"●"', color: 'var(--code-error)' },
});

/**
 * Replaces the selection by the typed text. The browser would add a `style` attribute, which the content
 * security policy rejects.
 */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || event.data === null || view.state.selection.main.empty)
    return false;
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

/** Optional editing aids, loaded after the editor from their own file. */
const aids = new Compartment();

const extensionsFor = ({ label, hint, onChange }: EditorOptions): Extension => [
  lineNumbers(),
  highlightSpecialChars(),
  drawSelection(),
  highlightActiveLine(),
  aids.of([]),
  thrownField,
  EditorView.contentAttributes.of({ 'aria-label': `${label}. ${hint}`, spellcheck: 'false', tabindex: '0' }),
  EditorView.domEventHandlers({ beforeinput: replaceSelected }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
  }),
  theme,
];

/**
 * An editor in a shadow root, where its styles are adopted style sheets, which the content security policy
 * allows. In the page they would be a `style` element, which it rejects.
 */
export function openEditor(host: HTMLElement, plan: EditorOptions): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const state = EditorState.create({ doc: plan.source, extensions: extensionsFor(plan) });
  const view = new EditorView({ state, root, parent: root });
  void import('./editor-aids.js').then(({ aidsFor }) =>
    view.dispatch({ effects: aids.reconfigure(aidsFor(plan.onCheck)) }),
  );
  return view;
}
