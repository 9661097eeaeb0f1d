/** Markup; any other text is escaped when it is inserted into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[] | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

function render(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return escape(String(part));
}

/** Builds markup. Inserted values are escaped unless they are markup; undefined inserts nothing. */
export const html = (template: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(template.reduce((before, text, at) => before + render(parts[at - 1]) + text));
