// Import rules: contract ← platform ← patterns ← services ← app. Type imports count too.

const tests = String.raw`(\.test\.tsx?$|\.fixture\.ts$|\.child\.ts$|(^|/)(testing|conformance|type-tests)/)`

/** All workspaces. */
const ours = '^[a-z0-9]+/src/'

/** Modules that the web's build generates. */
const virtualModules = '^virtual:'

/** Folders of the server that only the composition root may import. */
const composed = '(services|delivery|exports|openapi|pages|import|session|testing)'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Folders of pages. */
const pages =
  'features|landing|home|account|admin|notifications|messages|claims|contact|creation|invitations|market|profile|requests'

export default {
  forbidden: [
    rule('no-cycles', 'Join the two files, or extract what both need.', {}, { circular: true }),
    rule('resolvable', 'Imports must resolve.', {}, { couldNotResolve: true, pathNot: virtualModules }),
    rule(
      'declared-packages',
      'A workspace declares all npm packages that it imports.',
      { pathNot: tests },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-test-parts-in-production',
      'Test code is not shipped.',
      { pathNot: [tests, '^(bench|e2e)/', String.raw`^[^/]+\.config\.ts$`] },
      { path: tests },
    ),

    rule(
      'pure-folders',
      'The contract and the art run anywhere: no Node modules, no packages except zod.',
      { path: '^(contract|art)/src/', pathNot: tests },
      {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'],
        pathNot: '^node_modules/zod/',
      },
    ),
    rule('contract-knows-nobody', '', { path: '^contract/' }, { path: ours, pathNot: '^contract/' }),
    rule('art-knows-nobody', '', { path: '^art/' }, { path: ours, pathNot: '^art/' }),
    rule(
      'hub-is-a-protocol',
      'It knows neither the domain nor the HTTP framework.',
      { path: '^hub/' },
      { path: ours, pathNot: '^hub/' },
    ),
    rule(
      'identity-stands-alone',
      'An external issuer may replace it.',
      { path: '^identity/' },
      { path: ours, pathNot: '^identity/' },
    ),
    rule(
      'identity-is-plugged-in',
      'Only the composition root imports the embedded identity provider.',
      { path: '^(server/src/[^/]+/|art|catalogue|contract)', pathNot: tests },
      { path: '^identity/' },
    ),
    rule(
      'catalogue-knows-the-contract-only',
      '',
      { path: '^catalogue/' },
      { path: ours, pathNot: '^(catalogue|contract)/' },
    ),

    rule(
      'platform-knows-no-domain',
      'It is independent of the domain. It imports only the top level of the contract, and the types of the tables.',
      { path: '^server/src/platform/', pathNot: tests },
      {
        path: '^(server/src/(?!platform/)|art/|catalogue/|identity/|contract/src/.+/)',
        pathNot: '^server/src/tables/',
      },
    ),
    rule(
      'platform-takes-types-of-the-tables',
      'The query builder needs only their types.',
      { path: '^server/src/platform/', pathNot: tests },
      { path: '^server/src/tables/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'patterns-know-no-service',
      'A pattern serves every kind of profile.',
      { path: '^server/src/(patterns|search)/', pathNot: tests },
      { path: `^server/src/${composed}/` },
    ),
    rule(
      'services-meet-at-their-index',
      'Services import each other only by index.ts.',
      { path: '^server/src/services/([^/]+)/', pathNot: tests },
      {
        path: '^server/src/services/[^/]+/',
        pathNot: ['^server/src/services/$1/', String.raw`^server/src/services/[^/]+/index\.ts$`],
      },
    ),
    rule(
      'services-are-entered-by-their-index',
      'So does all other code.',
      { pathNot: ['^server/src/services/', tests] },
      { path: '^server/src/services/', pathNot: String.raw`^server/src/services/[^/]+/index\.ts$` },
    ),
    rule(
      'nobody-imports-the-composition',
      'Only programs import the composition root. The importer is one.',
      {
        path: '^(server/src/[^/]+/|art|catalogue|contract|identity)',
        pathNot: [tests, '^server/src/import/'],
      },
      { path: String.raw`^server/src/(app|start|open-server|identity|prepare-database)\.ts$` },
    ),
    rule(
      'main-is-a-program',
      'Programs are not imported.',
      {},
      { path: String.raw`^server/src/(main|import/main)\.ts$` },
    ),
    rule(
      'web-knows-the-contract-only',
      'The web calls the server only by its contract.',
      { path: '^web/src/' },
      { path: ours, pathNot: '^(web|contract)/' },
    ),
    rule(
      'nobody-imports-the-web',
      'The server loads its build. Its benchmark counts the scripts of a first load like its tests.',
      { pathNot: '^web/' },
      { path: '^web/', pathNot: String.raw`^web/chunks/first-load\.ts$` },
    ),
    rule(
      'components-know-no-api',
      'Components get their content as props.',
      { path: '^web/src/components/' },
      { path: `^web/src/(api|app|${pages})/` },
    ),
    rule('api-knows-no-page', '', { path: '^web/src/api/' }, { path: `^web/src/(components|app|${pages})/` }),
    rule(
      'pages-share-no-feature',
      'Code shared by all pages imports neither a page nor the shell.',
      { path: '^web/src/page/' },
      { path: `^web/src/(app|${pages})/` },
    ),
    rule(
      'features-are-islands',
      'Shared code goes to components/, api/ or page/.',
      { path: `^web/src/(features/[^/]+|${pages})/` },
      { path: `^web/src/(app|${pages})/`, pathNot: '^web/src/$1/' },
    ),
    rule(
      'generic-code-knows-no-kind',
      'Generic code takes a kind as a value. Only kinds/ and the list of routes import the folder of a kind.',
      {
        path: `^web/src/(components|api|page|reactions|compare|exports|imports|lists|recent|app/.+|${pages})/`,
        pathNot: tests,
      },
      { path: '^web/src/kinds/[^/]+/' },
    ),
    rule('bench-and-e2e-are-on-top', '', { pathNot: '^(bench|e2e)/' }, { path: '^(bench|e2e)/' }),
  ],
  options: {
    // TypeScript 7 has no parser API.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/build/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
