// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'

const specifiers = [
  /\bfrom\s*'([^']+)'/g,
  /\bimport\s*\(?\s*'([^']+)'/g,
  // Workers and processes of their own.
  /\bnew URL\(\s*'([^']+)'\s*,\s*import\.meta\.url/g,
]

const isCode = (/** @type {string} */ file) => /\.(tsx?|mjs)$/.test(file)

/** @param {string} text */
export const importsOf = (text) =>
  specifiers.flatMap((pattern) => [...text.matchAll(pattern)].map(([, specifier = '']) => specifier))

/**
 * The file that a module of ours imports, from the root of the repository; undefined for packages and modules that the build makes.
 * @param {string} from
 * @param {string} specifier
 */
export function resolveImport(from, specifier) {
  const [, workspace, file] = /^@app\/([^/]+)\/([^?]+)/.exec(specifier) ?? []
  if (workspace !== undefined) return `${workspace}/src/${file}`
  if (!specifier.startsWith('.')) return undefined
  return path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''))
}

/**
 * Who imports each file.
 * @param {Iterable<string>} files
 * @param {(file: string) => string} read
 */
export function importersOf(files, read) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  for (const file of files) {
    if (!isCode(file)) continue
    for (const specifier of importsOf(read(file))) {
      const imported = resolveImport(file, specifier)
      if (imported === undefined) continue
      const known = importers.get(imported) ?? new Set()
      importers.set(imported, known.add(file))
    }
  }
  return importers
}

/**
 * These files, and all that import one of them, directly or not.
 * @param {Iterable<string>} changed
 * @param {Map<string, Set<string>>} importers
 */
export function dependentsOf(changed, importers) {
  const found = new Set(changed)
  // A set may grow while it is iterated.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return found
}

/**
 * These modules, and all that they import, directly or not.
 * @param {Iterable<string>} modules
 * @param {(file: string) => string} read
 */
export function reachableFrom(modules, read) {
  const found = new Set(modules)
  for (const file of found)
    if (isCode(file))
      for (const specifier of importsOf(read(file))) {
        const imported = resolveImport(file, specifier)
        if (imported !== undefined) found.add(imported)
      }
  return found
}

/**
 * @param {string} root
 * @returns {(file: string) => string}
 */
export const readIn = (root) => (file) => readFileSync(path.join(root, file), 'utf8')
