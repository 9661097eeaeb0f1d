/** A message in the making: its members are set one after the other, in the order in which they are written. */
export type Writable<T> = { -readonly [Name in keyof T]: T[Name] };
