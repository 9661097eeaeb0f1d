/** The bytes of one MAC command behind its identifier (LoRaWAN 1.0.3 section 5). */
export interface Layout<Content extends object> {
  readonly cid: number;
  readonly length: number;
  // Methods, so that a list of layouts may have any contents.
  read(bytes: Buffer): Content;
  write(content: Content, bytes: Buffer): void;
}

type ContentOf<L> = L extends Layout<infer Content> ? Content : never;
type Layouts = Readonly<Record<string, Layout<object>>>;

/** One command by its name in the specification, with its content. */
export type CommandOf<L extends Layouts> = {
  [Name in keyof L & string]: { readonly name: Name } & Readonly<ContentOf<L[Name]>>;
}[keyof L & string];

/** A command without content. */
export const empty = (cid: number): Layout<object> => ({
  cid,
  length: 0,
  read: () => ({}),
  write: () => undefined,
});

/** A command of one byte with a flag for each name, from bit 0 upwards. */
export const flags = <Name extends string>(
  cid: number,
  names: readonly Name[],
): Layout<Record<Name, boolean>> => ({
  cid,
  length: 1,
  read: (bytes) =>
    Object.fromEntries(names.map((name, bit) => [name, (bytes.readUInt8(0) & (1 << bit)) !== 0])) as Record<
      Name,
      boolean
    >,
  write: (content, bytes) => {
    bytes[0] = names.reduce((byte, name, bit) => byte | (content[name] ? 1 << bit : 0), 0);
  },
});

/** On air a frequency has 3 bytes and is counted in steps of 100 Hz. */
export const readFrequency = (bytes: Buffer, at: number): number => bytes.readUIntLE(at, 3) * 100;
export const writeFrequency = (bytes: Buffer, frequencyHz: number, at: number): void => {
  bytes.writeUIntLE(Math.round(frequencyHz / 100), at, 3);
};

/** Reading and writing of the commands of one direction. */
export interface CommandCodec<Command> {
  readonly parse: (bytes: Buffer) => readonly Command[];
  readonly encode: (commands: readonly Command[]) => Buffer;
}

/**
 * `others` has the lengths of commands that are known and passed over. At an unknown or incomplete command reading ends,
 * since the length of the command is not known (LoRaWAN 1.0.3 section 5).
 */
export function commandCodec<L extends Layouts>(
  layouts: L,
  others: Readonly<Record<number, number>> = {},
): CommandCodec<CommandOf<L>> {
  const byCid = new Map(Object.entries(layouts).map(([name, layout]) => [layout.cid, { name, layout }]));

  const parse = (bytes: Buffer): readonly CommandOf<L>[] => {
    const [cid] = bytes;
    if (cid === undefined) return [];
    const known = byCid.get(cid);
    const length = known?.layout.length ?? others[cid];
    if (length === undefined || bytes.length <= length) return [];
    const rest = parse(bytes.subarray(1 + length));
    const content: unknown = known?.layout.read(bytes.subarray(1, 1 + length));
    return known ? [{ name: known.name, ...(content as object) } as CommandOf<L>, ...rest] : rest;
  };

  const encode = (commands: readonly CommandOf<L>[]): Buffer =>
    Buffer.concat(
      commands.map((command) => {
        const layout = layouts[command.name] as Layout<object>;
        const bytes = Buffer.alloc(1 + layout.length);
        bytes[0] = layout.cid;
        layout.write(command, bytes.subarray(1));
        return bytes;
      }),
    );

  return { parse, encode };
}
