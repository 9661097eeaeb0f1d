import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Manifest } from '../../src/manifests/manifest.js';

/** The packages with schemas of API groups that are not part of Kubernetes. */
const packages: Readonly<Record<string, string>> = {
  'cert-manager.io': '@kubernetes-models/cert-manager',
  'external-secrets.io': '@kubernetes-models/external-secrets',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
};

/**
 * Versions that the packages do not have yet, and the version with the same fields: the releases of
 * `@kubernetes-models/external-secrets` with v1 need Node 22.
 */
const sameAs: Readonly<Record<string, string>> = { 'external-secrets.io/v1': 'external-secrets.io/v1beta1' };

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

/** Whether a kind is not part of Kubernetes, so that a package describes it. */
export const isForeign = (manifest: Manifest): boolean => Object.hasOwn(packages, groupOf(manifest));

/** Errors in manifests of foreign kinds, each with its name: unknown and missing fields, types, else values. */
export async function mistakesInForeign(written: readonly Manifest[]): Promise<readonly string[]> {
  const manifests = written.map((one) => ({ ...one, apiVersion: sameAs[one.apiVersion] ?? one.apiVersion }));
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

/** Numbers, patterns and enumerations of a schema. */
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

/** The schemas accept unknown fields; their TypeScript types reject them in literals. */
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

/** The error after the text that it refers to. */
function sentenceOf({ file, start = 0, length = 0, messageText }: ts.Diagnostic): string {
  const place = file?.text.slice(start, start + length) ?? '';
  return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

const literalOf = (manifest: Manifest): string =>
  `import type { I${manifest.kind} } from '${moduleOf(manifest)}';
  export const manifest: I${manifest.kind} = ${JSON.stringify(manifest)};`;
