/** A member as errors name it: `old_password` is `OldPassword`. */
const inWords = (segment: PropertyKey): string =>
  String(segment)
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Characters of a path that a sentence shows at most: names come from the caller, and have any length. */
const mostShown = 200;

/** A path of members as errors name it, `Name.First`; what has no path is called `otherwise`. */
export const argumentName = (path: readonly PropertyKey[], otherwise: string): string =>
  path.map(inWords).join('.').slice(0, mostShown) || otherwise;
