/** A member as errors name it: `old_password` is `OldPassword`. */
const inWords = (segment: PropertyKey): string =>
  String(segment)
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Longest path shown in a message: names come from the caller and have any length. */
const mostShown = 200;

/** A path of members as errors name it, `Name.First`; an empty path is called `otherwise`. */
export const argumentName = (path: readonly PropertyKey[], otherwise: string): string =>
  path.map(inWords).join('.').slice(0, mostShown) || otherwise;
