import type { SourceName, Sources } from './handler-application.js';
import type { SyntaxMistake } from './editor/syntax.js';

/** A syntax error, with the source that has it. */
export type SourceMistake = SyntaxMistake & { readonly source: SourceName };

/** The first syntax error of some sources, if any. The parser is loaded when it is needed first, after the page. */
export async function firstMistake(
  sources: Sources,
  names: readonly SourceName[],
): Promise<SourceMistake | undefined> {
  const { mistakeIn } = await import('./editor/syntax.js');
  return names
    .flatMap((source) => {
      const mistake = mistakeIn(sources[source]);
      return mistake ? [{ ...mistake, source }] : [];
    })
    .at(0);
}
