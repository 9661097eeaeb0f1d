/** Something that the browser remembers for each user. */
export interface Remembered<T> {
  readonly name: string;
  /** Without anything remembered, and before it is known which user is logged in. */
  readonly usual: T;
  /** Reads the stored text, which another program may have written; undefined without any. */
  readonly read: (text: string | undefined) => T;
}

/** The name of the place in the browser's storage. */
export const keyOf = (user: string, name: string): string => `fieldpost.${user}.${name}`;

/** What the browser remembers for a user, outside of components. */
export const rememberedOf = <T>(user: string | undefined, { name, read }: Remembered<T>): T =>
  read(localStorage.getItem(keyOf(user ?? '', name)) ?? undefined);
