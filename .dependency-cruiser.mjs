// Import rules: contract ← platform ← patterns ← services ← app. Type imports count too.

const tests = String.raw`(\.test\.tsx?$|\.fixture\.ts$|\.child\.ts$|(^|/)(testing|conformance|type-tests)/)`

/** All workspaces. */
const ours = '^[a-z0-9]+/src/'

/** Modules that the web's build generates. */
const virtualModules = '^virtual:'

/** Folders of the server that only the composition root may import. */
const composed = '(services|delivery|exports|openapi|pages|import|session|testing)'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Pages over all kinds, each in a folder of its own. */
const features =
  'account|admin|analytics|claims|contact|features|help|home|invitations|landing|messages|notifications|offline|requests'

/** The layers of the web. Each imports only its own and those before it. The session is pure. */
const webLayers = [
  'components|session',
  'platform',
  'api',
  'page',
  'kind',
  'profile|market|creation|reactions|compare|exports|lists|recent|searches|calendar|imports',
  `kinds|${features}`,
  'app',
]

/** What kinds share beside their folders: the lists of what each declares, and sections and rows. */
const listsOfKinds = ['^web/src/kinds/[^/]+$', '^web/src/kinds/event-rows/']

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
    ...webLayers.map((layer, place) =>
      rule(
        `web-layer-of-${/\w+/.exec(layer)?.[0]}`,
        'components ← platform ← api ← page ← kind ← profile, market, creation ← kinds, features ← app.',
        { path: `^web/src/(${layer})/`, pathNot: tests },
        { path: `^web/src/(${webLayers.slice(place + 1).join('|') || '$'})/`, pathNot: listsOfKinds },
      ),
    ),
    rule(
      'features-know-no-kind',
      'They take a kind as a value, or the list of what all kinds declare.',
      { path: `^web/src/(${features})/`, pathNot: tests },
      { path: '^web/src/kinds/', pathNot: listsOfKinds },
    ),
    rule(
      'features-are-islands',
      'Shared code goes to a layer below.',
      { path: `^web/src/(${features})/` },
      { path: `^web/src/(${features})/`, pathNot: '^web/src/$1/' },
    ),
    rule(
      'kinds-know-no-feature',
      '',
      { path: '^web/src/kinds/', pathNot: tests },
      { path: `^web/src/(${features})/` },
    ),
    rule(
      'kinds-are-islands',
      'Kinds share code in the layers below them.',
      { path: '^web/src/kinds/([^/]+)/', pathNot: '^web/src/kinds/event-rows/' },
      { path: '^web/src/kinds/[^/]+/', pathNot: ['^web/src/kinds/$1/', ...listsOfKinds] },
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
