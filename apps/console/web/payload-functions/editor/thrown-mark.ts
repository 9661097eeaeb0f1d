import type { Diagnostic } from '@codemirror/lint';
import { StateEffect, StateField, type Text } from '@codemirror/state';

/** An error of the last run, with its line in the source. */
export interface ThrownError {
  readonly line: number;
  readonly message: string;
}

/** Sets or removes the error of the last run. */
export const setThrown = StateEffect.define<ThrownError | undefined>();

/** The error of the last run; a change of the source ends it. */
export const thrownField = StateField.define<ThrownError | undefined>({
  create: () => undefined,
  update: (thrown, { docChanged, effects }) => {
    const set = effects.find((effect) => effect.is(setThrown));
    if (set) return set.value as ThrownError | undefined;
    return docChanged ? undefined : thrown;
  },
});

/** Marks the line of the error, without its indentation. */
export function diagnosticOf(doc: Text, { line, message }: ThrownError): Diagnostic {
  const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return { from: from + text.search(/\S|$/), to, severity: 'error', message };
}
