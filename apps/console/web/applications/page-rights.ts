import type { AppRight } from '@fieldpost/domain';

/** A page of an application or of one of its devices. */
export interface PageWithRight {
  /** Route, with `$appId` and `$devId`. */
  readonly to: string;
  readonly label: string;
  /** Whether pages below it belong to other entries. */
  readonly exact: boolean;
  /** The right without which the page asks for nothing that the user may see. */
  readonly needs?: AppRight;
}

/** The page that a path belongs to, with these values of the parameters of routes. */
export function pageAt<T extends PageWithRight>(
  pages: readonly T[],
  values: Readonly<Record<string, string>>,
  path: string,
): T | undefined {
  const shown = path.endsWith('/') ? path.slice(0, -1) : path;
  return pages.find(({ to, exact }) => {
    const at = Object.entries(values).reduce((text, [name, value]) => text.replace(`$${name}`, value), to);
    return exact ? shown === at : `${shown}/`.startsWith(`${at}/`);
  });
}
