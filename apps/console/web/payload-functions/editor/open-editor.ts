import { createEditor, type PrismEditor } from 'prism-code-editor';
import { defaultKeymap, editorCommands, setIgnoreTab } from 'prism-code-editor/commands';
import { highlightBracketPairs } from 'prism-code-editor/highlight-brackets';
import 'prism-code-editor/languages/clike';
import { matchBrackets } from 'prism-code-editor/match-brackets';
import 'prism-code-editor/prism/languages/javascript';
import type { SyntaxMistake } from './syntax.js';

/** Between the last key and the check, in milliseconds. */
const checkAfterMs = 250;

export interface EditorOptions {
  /** What a screen reader says of the field. */
  readonly label: string;
  readonly source: string;
  readonly onChange: (source: string) => void;
  /** Called after each check with the first syntax error, if any. */
  readonly onCheck: (mistake: SyntaxMistake | undefined) => void;
}

/** Beyond these, in characters, there are no colours: the time that finding them takes grows with the square of some texts. */
const mostColoured = 20_000;
const longestLine = 1_000;

const isLong = (source: string): boolean =>
  source.length > mostColoured || source.split('\n').some(({ length }) => length > longestLine);
const languageOf = (source: string): string => (isLong(source) ? 'text' : 'javascript');

/** As a text field has it, whatever ends its lines. */
const normalized = (source: string): string => source.replaceAll('\r\n', '\n');

/** Class of a line with an error. */
const wrong = 'wrong-line';

/** A text field with colours, line numbers, indentation and a check of the syntax, as long as it is in the page. */
export class OpenEditor {
  private readonly editor: PrismEditor;
  private readonly onCheck: EditorOptions['onCheck'];
  private checking: ReturnType<typeof setTimeout> | undefined;
  private mistake: number | undefined;
  private thrown: number | undefined;

  constructor(host: HTMLElement, { label, source, onChange, onCheck }: EditorOptions) {
    this.onCheck = onCheck;
    const options = { language: languageOf(source), value: normalized(source) };
    const extensions = [editorCommands(defaultKeymap, []), matchBrackets(false), highlightBracketPairs()];
    this.editor = createEditor(host, options, ...extensions);
    this.editor.textarea.setAttribute('aria-label', label);
    letTabLeave(this.editor);
    // Before the editor looks for colours in what was pasted.
    const chooseLanguage = () => this.show(this.editor.textarea.value);
    this.editor.container.addEventListener('input', chooseLanguage, { capture: true });
    this.editor.on('update', (text) => {
      onChange(text);
      // The error was one of the source before the change.
      this.thrown = undefined;
      this.mark();
      this.checkSoon();
    });
    this.checkSoon();
  }

  /** Sets a source that was not typed, such as an example. */
  replace(source: string): void {
    const wanted = normalized(source);
    if (wanted !== this.editor.value) this.editor.setOptions({ value: wanted, language: languageOf(wanted) });
  }

  /** Marks the line of the error of the last run, or none; a change of the source removes the mark. */
  markThrown(line: number | undefined): void {
    this.thrown = line;
    this.mark();
  }

  close(): void {
    clearTimeout(this.checking);
    setIgnoreTab(false);
    this.editor.remove();
  }

  /** Sets the language for a text; nothing changes while it is the same. */
  private show(text: string): void {
    const language = languageOf(text);
    if (language !== this.editor.options.language) this.editor.setOptions({ language });
  }

  private checkSoon(): void {
    clearTimeout(this.checking);
    this.checking = setTimeout(() => void this.check(), checkAfterMs);
  }

  /** The parser is loaded with the first check, after the page. */
  private async check(): Promise<void> {
    const text = this.editor.value;
    const { mistakeIn } = await import('./syntax.js');
    if (text !== this.editor.value || !this.editor.container.isConnected) return;
    const mistake = mistakeIn(text);
    this.mistake = mistake?.line;
    this.mark();
    this.onCheck(mistake);
  }

  private mark(): void {
    const { lines } = this.editor;
    // Before the lines is an element with what lies over them, so that their places are their numbers.
    const within = (line = 0) => Math.min(line, lines.length - 1);
    const marked = [within(this.mistake), within(this.thrown)];
    for (let at = 1; at < lines.length; at += 1) lines[at]?.classList.toggle(wrong, marked.includes(at));
  }
}

/** Tab indents, and leaves the field after Escape, which would take the focus from it otherwise. */
function letTabLeave({ textarea, keyCommandMap }: PrismEditor): void {
  keyCommandMap['Escape'] = () => void setIgnoreTab(true);
  textarea.addEventListener('keydown', ({ key }) => {
    if (!['Escape', 'Tab', 'Shift'].includes(key)) setIgnoreTab(false);
  });
  textarea.addEventListener('blur', () => setIgnoreTab(false));
}
