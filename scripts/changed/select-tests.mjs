// @ts-check
import { conformance, journeys, serverTests } from './folders.mjs'
import { dependentsOf } from './import-graph.mjs'

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)
const isSpec = (/** @type {string} */ file) => /^e2e\/[^/]+\.spec\.ts$/.test(file)
const documentationTest = 'scripts/documentation.test.ts'
const isDocumentation = (/** @type {string} */ file) => file.endsWith('.md')
const isServers = (/** @type {string} */ file) => file.startsWith('server/')

/** Parts of tests: servers, people, fixtures. Imports tell which tests use them, unless those are more than this. */
const isPart = (/** @type {string} */ file) =>
  /^server\/.*(\/testing\/|\.fixture\.ts$)/.test(file) || (file.startsWith('e2e/') && !isSpec(file))
const mostUsers = 12

/** Files that every test depends on. */
const everything =
  /^(package(-lock)?\.json|[^/]+\/package\.json|tsconfig[^/]*\.json|vitest\.config\.ts|e2e\/playwright\.config\.ts)$/

/**
 * The value of the longest folder that a file is in.
 * @template T
 * @param {Record<string, T>} byFolder
 * @param {string} file
 */
export function ofFolder(byFolder, file) {
  const parts = file.split('/')
  for (let length = parts.length - 1; length > 0; length--) {
    const found = byFolder[parts.slice(0, length).join('/')]
    if (found !== undefined) return found
  }
  return undefined
}

/** A service as a whole, and other folders of the server one by one. */
const ownFolder = (/** @type {string} */ file) =>
  /^server\/src\/(services\/[^/]+|.+(?=\/)|(?=[^/]+$))/.exec(file)?.[1]

/**
 * The folders of the server, below `src`, whose tests hold a changed file.
 * @param {string} file
 */
function serverFolders(file) {
  const own = isServers(file) ? ownFolder(file) : undefined
  const folders = ofFolder(serverTests, file) ?? (own === undefined ? [] : [own])
  const isEveryKinds = conformance.of.some((folder) => file.startsWith(`${folder}/`))
  return isEveryKinds ? [...folders, conformance.folder] : folders
}

/**
 * Whether a file is in a folder of the server. The folder without a name has only its own files, not those of others.
 * @param {string} file
 * @param {string} folder
 */
const isIn = (file, folder) =>
  folder === '' ? /^server\/src\/[^/]+$/.test(file) : file.startsWith(`server/src/${folder}/`)

/**
 * The tests that a change may break: those of other workspaces by imports, those of the server and journeys by folders.
 * @param {object} repository
 * @param {readonly string[]} repository.changed
 * @param {readonly string[]} repository.files all files of the repository
 * @param {Map<string, Set<string>>} repository.importers
 */
export function selectTests({ changed, files, importers }) {
  const sources = changed.filter(
    (file) => !isTest(file) && !isSpec(file) && !isPart(file) && !isDocumentation(file),
  )
  const dependents = dependentsOf(changed, importers)
  const folders = [...new Set(sources.flatMap(serverFolders))]
  const names = sources.flatMap((file) => ofFolder(journeys, file) ?? [])
  const parts = changed.filter(isPart).map((part) => {
    const users = [...dependentsOf([part], importers)].filter((file) => isTest(file) || isSpec(file))
    return { part, users, isWide: users.length > mostUsers }
  })
  const chosen = new Set([
    ...changed,
    ...parts.flatMap(({ users, isWide }) => (isWide ? [] : users)),
    ...(changed.some(isDocumentation) ? [documentationTest] : []),
  ])
  const unit = files.filter(
    (file) =>
      isTest(file) &&
      (chosen.has(file) ||
        (isServers(file) ? folders.some((folder) => isIn(file, folder)) : dependents.has(file))),
  )
  const e2e = files.filter(
    (file) => isSpec(file) && (chosen.has(file) || names.some((name) => file.startsWith(`e2e/${name}`))),
  )
  const widest = [
    ...changed.filter((file) => everything.test(file)),
    ...parts.filter(({ isWide }) => isWide).map(({ part }) => part),
  ]
  return { unit, e2e, widest, leftOut: leftOut(files, new Set([...unit, ...e2e])) }
}

/**
 * How many files of tests aren't selected, by workspace.
 * @param {readonly string[]} files
 * @param {ReadonlySet<string>} selected
 */
function leftOut(files, selected) {
  const all = files.filter((file) => isTest(file) || isSpec(file))
  const byWorkspace = Map.groupBy(all, (file) => file.split('/')[0] ?? '')
  return [...byWorkspace].map(([workspace, tests]) => ({
    workspace,
    left: tests.filter((file) => !selected.has(file)).length,
    of: tests.length,
  }))
}
