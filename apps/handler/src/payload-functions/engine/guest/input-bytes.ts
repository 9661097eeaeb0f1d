import { apply, every, replaceMember, slice, weakMapGet, weakMapSet } from './intrinsics.js';

/** Input bytes: each array with its values when it was made. Only arrays that were not changed are bytes in the result. */
const made = new WeakMap<object, readonly unknown[]>();

export function markBytes<A extends readonly unknown[]>(array: A, copy: readonly unknown[]): A {
  if (array.length > 0) apply(weakMapSet, made, [array, copy]);
  return array;
}

export function isUnchanged(array: unknown): boolean {
  const list = array as readonly unknown[];
  const copy = apply(weakMapGet, made, [list]) as readonly unknown[] | undefined;
  if (copy === undefined || copy.length !== list.length) return false;
  for (let i = 0; i < copy.length; i += 1) if (copy[i] !== list[i]) return false;
  return true;
}

const onlyBytes: Readonly<Record<string, (args: unknown[]) => boolean>> = {
  concat: (args) => apply(every, args, [isUnchanged]),
  splice: (args) => args.length < 3,
};

type ArrayMethod = (this: unknown[], ...args: unknown[]) => unknown[];

/** Has a method of arrays mark its result when it takes nothing but bytes. */
function keepBytes(name: string): void {
  const original = Reflect.get(Array.prototype, name) as ArrayMethod;
  const takesOnlyBytes = onlyBytes[name] ?? (() => true);
  const methods: Record<string, ArrayMethod> = {
    [name](...args) {
      const isPure = isUnchanged(this) && takesOnlyBytes(args);
      const result = apply(original, this, args);
      if (isPure) markBytes(this, apply(slice, this, []));
      return isPure && result !== this ? markBytes(result, apply(slice, result, [])) : result;
    },
  };
  replaceMember(Array.prototype, name, methods[name]);
}

for (const name of ['slice', 'filter', 'concat', 'splice', 'reverse', 'sort']) keepBytes(name);
