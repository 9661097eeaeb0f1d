import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import protobuf from 'protobufjs';

/** The services, messages and enums of one package, from all its files. */
export interface ProtoPackage {
  readonly name: string;
  /** Paths below `protos`. */
  readonly files: readonly string[];
  readonly services: readonly protobuf.Service[];
  /** Nested ones too. */
  readonly types: readonly protobuf.Type[];
  readonly enums: readonly protobuf.Enum[];
}

const options = { keepCase: true, alternateCommentMode: true };

/** Every type and enum of a namespace, those within types after their holder. */
function nestedIn(scope: protobuf.NamespaceBase): readonly protobuf.ReflectionObject[] {
  return scope.nestedArray.flatMap((each) => [
    each,
    ...(each instanceof protobuf.Type ? nestedIn(each) : []),
  ]);
}

function packageOf(name: string, folder: string, files: readonly string[]): ProtoPackage {
  const objects = files.flatMap((file) => {
    const { root } = protobuf.parse(readFileSync(join(folder, file), 'utf8'), new protobuf.Root(), options);
    return nestedIn(root.lookup(name) as protobuf.Namespace);
  });
  return {
    name,
    files,
    services: objects.filter((each) => each instanceof protobuf.Service),
    types: objects.filter((each) => each instanceof protobuf.Type),
    enums: objects.filter((each) => each instanceof protobuf.Enum),
  };
}

/** The packages below a folder of contracts by name, without those of Google. */
export function packagesBelow(folder: string): readonly ProtoPackage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.proto') && !path.startsWith('google/'))
    .sort();
  const named = new Map<string, string[]>();
  for (const file of files) {
    const [, name = ''] = /^package ([\w.]+);$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    named.set(name, [...(named.get(name) ?? []), file]);
  }
  return [...named]
    .map(([name, own]) => packageOf(name, folder, own))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
