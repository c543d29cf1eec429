// @ts-check
// Builds the web pages if their sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runQuietly } from './children.mjs'
import { withLock } from './lock.mjs'
import { CommandFailed, executableOf, exitWith, projectRoot as root } from './project.mjs'

const web = path.join(root, 'web')
const output = path.join(web, 'build')
const stampFile = path.join(output, '.built')
const sources = [
  'web/**',
  'web/.env*',
  'contract/src/**',
  'art/src/**',
  'catalogue/src/gazetteer/**',
  'scripts/build-web.mjs',
  'package-lock.json',
]
const notSources = [
  'web/build',
  'web/node_modules',
  'web/.react-router',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/testing/**',
]

/**
 * The paths of files, not folders.
 * @param {string | string[]} pattern
 * @param {string} cwd
 * @param {string[]} [exclude]
 */
const filesIn = (pattern, cwd, exclude) =>
  globSync(pattern, { cwd, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** A hash of all sources. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of filesIn(sources, root, notSources).toSorted())
    hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses files once at maximum effort, instead of on every request at low effort. On all cores: it takes seconds. */
async function compress() {
  const files = filesIn('**/*.{js,mjs,css,svg,json,ico}', path.join(output, 'client'))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, await toBrotli(content, { params: size }))
      await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
    }),
  )
}

/**
 * Makes the list of routes short, which every page loads. What React Router reads as false is left out, and so are scripts and styles that every
 * page has before any route is opened, and ids, which are the names of the routes. The scripts of most routes come first: routes then repeat each
 * other's lists, which compress to half a kilobyte less.
 */
async function shortenManifest() {
  const [file = ''] = filesIn('assets/manifest-*.js', path.join(output, 'client'))
  const [, start = '', json = ''] = /^([^{]*)(.*);$/s.exec(await readFile(file, 'utf8')) ?? []
  /** @type {{ entry: { imports: string[] }, routes: Record<string, { id?: string, imports?: string[], css?: string[] }> }} */
  const manifest = JSON.parse(json, (_key, value) => (value === false ? undefined : value))
  const { root: first, ...others } = manifest.routes
  const isLoaded = new Set([...manifest.entry.imports, ...(first?.imports ?? []), ...(first?.css ?? [])])
  const counts = new Map()
  for (const { imports = [] } of Object.values(others))
    for (const script of imports) counts.set(script, (counts.get(script) ?? 0) + 1)
  for (const route of Object.values(others)) {
    route.css = route.css?.filter((style) => !isLoaded.has(style))
    route.imports = route.imports
      ?.filter((script) => !isLoaded.has(script))
      .toSorted((one, other) => counts.get(other) - counts.get(one) || (one < other ? -1 : 1))
  }
  for (const route of Object.values(manifest.routes)) delete route.id
  const withIds = 'for(const[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i'
  await writeFile(file, `${start}${JSON.stringify(manifest)};${withIds}`)
}

const isCurrent = (/** @type {string} */ expected) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === expected

await exitWith(async () => {
  const expected = fingerprint()
  if (isCurrent(expected)) return 0
  return withLock('build', root, 'building the pages', async () => {
    if (isCurrent(expected)) return 0
    const startedAt = performance.now()
    console.log('Building the pages …')
    rmSync(output, { recursive: true, force: true })
    const program = executableOf('@react-router/dev', 'react-router')
    const env = { ...process.env, NODE_ENV: 'production' }
    const built = await runQuietly(process.execPath, [program, 'build'], { cwd: web, env })
    if (built.code !== 0)
      throw new CommandFailed(`The build of the pages failed.\n${built.output}`, built.code)
    await shortenManifest()
    await compress()
    writeFileSync(stampFile, expected)
    console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
    return 0
  })
})
