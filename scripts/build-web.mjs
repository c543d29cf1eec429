// @ts-check
// Builds the pages when anything they are made of has changed since they were built last.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { runQuietly } from './children.mjs'
import { CommandFailed, exitWith, programOf, projectRoot as root } from './project.mjs'
import { takeTurn } from './turns.mjs'

const web = path.join(root, 'web')
const built = path.join(web, 'build')
const stampFile = path.join(built, '.built')
const sources = [
  'web',
  'contract/src',
  'art/src',
  'catalogue/src/gazetteer',
  'scripts/build-web.mjs',
  'package-lock.json',
]

/** @param {string} place */
const filesOf = (place) => {
  const whole = path.join(root, place)
  if (
    !readdirSync(path.dirname(whole), { withFileTypes: true })
      .find(({ name }) => name === path.basename(whole))
      ?.isDirectory()
  )
    return [place]
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^web[\\/](build|node_modules|\.react-router)[\\/]/.test(file))
    .toSorted()
}

/** Of all that the pages are made of. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf))
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

const compressible = /\.(js|mjs|css|svg|json|ico)$/

/** The smaller files beside each, made once with all the effort there is, instead of at every request with little. */
function compress() {
  for (const entry of readdirSync(path.join(built, 'client'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

const isCurrent = (/** @type {string} */ wanted) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted

await exitWith(async () => {
  const wanted = fingerprint()
  if (isCurrent(wanted)) return 0
  const release = await takeTurn('build', root, 'building the pages')
  try {
    if (isCurrent(wanted)) return 0
    const from = performance.now()
    console.log('Building the pages …')
    rmSync(built, { recursive: true, force: true })
    const program = programOf('@react-router/dev', 'react-router')
    const env = { ...process.env, NODE_ENV: 'production' }
    const { code, said } = await runQuietly(process.execPath, [program, 'build'], { cwd: web, env })
    if (code !== 0) throw new CommandFailed(`The pages could not be built.\n${said}`, code)
    compress()
    writeFileSync(stampFile, wanted)
    console.log(`Built in ${((performance.now() - from) / 1000).toFixed(1)} s.`)
    return 0
  } finally {
    release()
  }
})
