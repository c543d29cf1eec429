// Who may import whom: contract ← platform ← patterns ← services ← app. Imports of types count like any other.

const tests = String.raw`(\.test\.tsx?$|\.fixture\.ts$|\.child\.ts$|(^|/)(testing|conformance|type-tests)/)`

/** Every workspace, present or to come. */
const ours = '^[a-z0-9]+/src/'

/** What the build of the web makes up while it runs. */
const madeByTheBuild = '^virtual:'

/** Folders of the server that only the composition root, made of the files above them, may know. */
const composed = '(services|delivery|openapi|pages|import|testing)'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Folders of pages. */
const pages = 'features|landing|home|admin|creation|market|profile'

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Two files that need each other are one concept, or hide a third.',
      {},
      { circular: true },
    ),
    rule(
      'resolvable',
      'What is imported must be there.',
      {},
      { couldNotResolve: true, pathNot: madeByTheBuild },
    ),
    rule(
      'declared-packages',
      'A workspace declares every npm package that it imports.',
      { pathNot: tests },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-test-parts-in-production',
      'What serves tests is not shipped.',
      { pathNot: [tests, '^(bench|e2e)/', String.raw`^[^/]+\.config\.ts$`] },
      { path: tests },
    ),

    rule(
      'pure-folders',
      'The contract and the art run anywhere: neither Node nor packages, but zod.',
      { path: '^(contract|art)/src/', pathNot: tests },
      {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'],
        pathNot: '^node_modules/zod/',
      },
    ),
    rule('contract-knows-nobody', '', { path: '^contract/' }, { path: ours, pathNot: '^contract/' }),
    rule('art-knows-nobody', '', { path: '^art/' }, { path: ours, pathNot: '^art/' }),
    rule(
      'identity-stands-alone',
      'An external issuer may take its place, so it knows the rest as little as the rest knows it.',
      { path: '^identity/' },
      { path: ours, pathNot: '^identity/' },
    ),
    rule(
      'identity-is-plugged-in',
      'Only the composition root knows that there is an embedded identity.',
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
      'It could serve another product: no service, no pattern, no catalogue; of the contract the wire, and the types of the tables.',
      { path: '^server/src/platform/', pathNot: tests },
      {
        path: '^(server/src/(?!platform/)|art/|catalogue/|identity/|contract/src/.+/)',
        pathNot: '^server/src/tables/',
      },
    ),
    rule(
      'platform-takes-types-of-the-tables',
      'The query builder needs the shape of the database; nothing of it may run.',
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
      'What a service offers to others stands in its index.ts.',
      { path: '^server/src/services/([^/]+)/', pathNot: tests },
      {
        path: '^server/src/services/[^/]+/',
        pathNot: ['^server/src/services/$1/', String.raw`^server/src/services/[^/]+/index\.ts$`],
      },
    ),
    rule(
      'services-are-entered-by-their-index',
      'The same for everybody else.',
      { pathNot: ['^server/src/services/', tests] },
      { path: '^server/src/services/', pathNot: String.raw`^server/src/services/[^/]+/index\.ts$` },
    ),
    rule(
      'nobody-imports-the-composition',
      'The root knows all parts, and no part knows the root. The import is a program of its own.',
      {
        path: '^(server/src/[^/]+/|art|catalogue|contract|identity)',
        pathNot: [tests, '^server/src/import/'],
      },
      { path: String.raw`^server/src/(app|start|open-server|identity|prepare-database)\.ts$` },
    ),
    rule(
      'main-is-a-program',
      'It is started, never imported.',
      {},
      { path: String.raw`^server/src/(main|import/main)\.ts$` },
    ),
    rule(
      'web-knows-the-contract-only',
      'Browsers talk to the server over its contract; its pages are given the same by whoever renders them.',
      { path: '^web/src/' },
      { path: ours, pathNot: '^(web|contract)/' },
    ),
    rule(
      'nobody-imports-the-web',
      'The server loads what was built of it.',
      { pathNot: '^web/' },
      { path: '^web/' },
    ),
    rule(
      'components-know-no-api',
      'A component serves every page and gets its content as props.',
      { path: '^web/src/components/' },
      { path: `^web/src/(api|app|${pages})/` },
    ),
    rule('api-knows-no-page', '', { path: '^web/src/api/' }, { path: `^web/src/(components|app|${pages})/` }),
    rule(
      'pages-share-no-feature',
      'Code shared by all pages knows neither a single page nor the shell.',
      { path: '^web/src/page/' },
      { path: `^web/src/(app|${pages})/` },
    ),
    rule(
      'features-are-islands',
      'Code that two of them need moves to components, to the api or to the page.',
      { path: `^web/src/(features/[^/]+|${pages})/` },
      { path: `^web/src/(app|${pages})/`, pathNot: '^web/src/$1/' },
    ),
    rule(
      'profiles-know-no-kind',
      'The generic page takes its kind as a value.',
      { path: '^web/src/(profile|reactions)/', pathNot: tests },
      { path: '^web/src/kinds/[^/]+/' },
    ),
    rule('bench-and-e2e-are-on-top', '', { pathNot: '^(bench|e2e)/' }, { path: '^(bench|e2e)/' }),
  ],
  options: {
    // TypeScript 7 has no parser to offer to other programs.
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
