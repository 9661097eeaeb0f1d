/** The import fence of ARCHITECTURE.md: what each layer may lean on. `tools/src/fence/fence.spec.ts` proves that it bites. */
const kernel = '^libs/errors/src/';
const domain = '^libs/(domain|lorawan)/';
const contract = '^libs/contracts/';
const platform =
  '^libs/(config|observability|batching|transport|openapi|auth|persistence|redis|internal-clients|website|components|mqtt)/';
const test = '^(libs/testing|tests|tools|benchmarks)/';
const frameworks = 'node_modules/(@nestjs|typeorm|@grpc|rxjs|fastify)(/|$)';
const specs = '\\.(spec|suite)\\.ts$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Two files that need each other are one file.', {}, { circular: true }),
    forbid(
      'apps-are-islands',
      'An app never imports another app; they talk over gRPC.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'libs-below-apps',
      'A lib never imports an app.',
      { path: '^libs/' },
      { path: '^(apps|tests|tools|benchmarks)/' },
    ),
    forbid(
      'kernel-is-alone',
      'errors depends on nothing.',
      { path: kernel, pathNot: specs },
      { pathNot: [kernel] },
    ),
    forbid(
      'domain-is-pure',
      'Rules know no framework and do no input or output.',
      { path: domain, pathNot: specs },
      { path: [frameworks, contract, platform, test] },
    ),
    forbid(
      'domain-without-node',
      'Rules are plain functions; only lorawan may use crypto, and a checksum.',
      { path: domain, pathNot: specs },
      { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|zlib)$' },
    ),
    forbid(
      'domain-without-crypto',
      'Cryptography of frames belongs to lorawan.',
      { path: '^libs/domain/', pathNot: specs },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'contracts-are-plain',
      'Wire types know neither the framework nor the database, and only plain values of the domain.',
      { path: contract },
      { path: ['node_modules/(@nestjs|typeorm)(/|$)', '^libs/lorawan/', platform, test] },
    ),
    forbid(
      'platform-below-tests',
      'Nothing that runs in production imports test code.',
      { path: '^(apps/[^/]+/src|libs/(?!testing))', pathNot: specs },
      { path: test },
    ),
    forbid(
      'tests-stay-outside',
      'Black-box tests reach an app through its APIs only.',
      { path: '^(tests|libs/testing|tools|benchmarks)/' },
      { path: '^apps/' },
    ),
    forbid(
      'no-deep-imports',
      'A lib is imported by its name.',
      { path: '^(apps|tests|tools|benchmarks|libs)/' },
      {
        path: '^libs/[^/]+/src/.+',
        dependencyTypes: ['aliased-workspace'],
        pathNot: '^libs/[^/]+/src/index\\.ts$',
      },
    ),
    forbid('not-to-unresolvable', 'Every import resolves.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.results|\\.venv|generated|interop/(go|python))/' },
    includeOnly: undefined,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@fieldpost/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
