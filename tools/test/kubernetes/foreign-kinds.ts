import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Manifest } from '../../src/manifests/manifest.js';

/** Who describes the kinds of a group that Kubernetes itself does not have. */
const packages: Readonly<Record<string, string>> = {
  'cert-manager.io': '@kubernetes-models/cert-manager',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

const groupOf = ({ apiVersion }: Manifest): string => apiVersion.split('/')[0] ?? '';
const moduleOf = (manifest: Manifest): string =>
  `${packages[groupOf(manifest)]}/${manifest.apiVersion}/${manifest.kind}`;

/** Whether a kind comes from outside of Kubernetes, so that its shape is known to a package. */
export const isForeign = (manifest: Manifest): boolean => Object.hasOwn(packages, groupOf(manifest));

/** What is wrong with manifests of foreign kinds, each with its name: fields, types and what is missing, else values. */
export async function mistakesInForeign(manifests: readonly Manifest[]): Promise<readonly string[]> {
  const shapes = shapeMistakesIn(manifests);
  const mistakes: string[] = [];
  // One after the other: Jest fails to link a module that two imports load at the same time.
  for (const [index, manifest] of manifests.entries()) {
    const shape = shapes[index] ?? [];
    const found = shape.length > 0 ? shape : await valueMistakesIn(manifest);
    mistakes.push(...found.map((mistake) => `${manifest.kind} ${manifest.metadata.name}: ${mistake}`));
  }
  return mistakes;
}

interface Model {
  validate(): void;
}

/** What a schema says of numbers, patterns and choices. */
async function valueMistakesIn(manifest: Manifest): Promise<readonly string[]> {
  const models = (await import(moduleOf(manifest))) as Record<string, new (data: Manifest) => Model>;
  const Kind = models[manifest.kind];
  if (!Kind) throw new Error(`${moduleOf(manifest)} has no ${manifest.kind}`);
  try {
    new Kind(manifest).validate();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** The schemas let unknown fields pass; the types that come with them do not, where a literal is given to one. */
function shapeMistakesIn(manifests: readonly Manifest[]): readonly (readonly string[])[] {
  const folder = dirname(fileURLToPath(import.meta.url));
  const sources = manifests.map((manifest, index) =>
    ts.createSourceFile(join(folder, `manifest-${index}.ts`), literalOf(manifest), ts.ScriptTarget.ESNext),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...more) =>
    sources.find(({ fileName }) => fileName === path) ?? getSourceFile(path, ...more);
  const names = sources.map(({ fileName }) => fileName);
  const program = ts.createProgram(names, options, host);
  return sources.map((source) => program.getSemanticDiagnostics(source).map(sentenceOf));
}

/** What is wrong, behind the text that it is about. */
function sentenceOf({ file, start = 0, length = 0, messageText }: ts.Diagnostic): string {
  const place = file?.text.slice(start, start + length) ?? '';
  return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

const literalOf = (manifest: Manifest): string =>
  `import type { I${manifest.kind} } from '${moduleOf(manifest)}';
  export const manifest: I${manifest.kind} = ${JSON.stringify(manifest)};`;
