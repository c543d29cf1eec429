// @ts-check
// Prints how large the product is: lines and files of the working tree, and journeys. `--at COMMIT` compares it with a commit,
// `--field NAME` counts the files that name another field of a request.
import { parseArgs } from 'node:util'
import { isProductFile, isRequestFile, lineCount } from './counted-files.mjs'
import { journeyCount, journeyCountAt } from './journeys.mjs'
import { exitWith } from './project.mjs'
import { filesAt, filesOfWorkingTree } from './tracked-files.mjs'

/** `test.skip`, `describe.skipIf`, `test.runIf` and the like: whether the test runs is decided there. */
const skips = /\b(?:test|it|describe)\.(?:skip|skipIf|runIf|fixme|todo)\b/g

/**
 * @param {import('./tracked-files.mjs').TrackedFiles} files
 * @param {string} field
 * @returns {[name: string, count: number][]}
 */
function countFiles(files, field) {
  const fieldInSql = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const fieldName = new RegExp(String.raw`\b(?:${field}|${fieldInSql})\b`)
  const paths = [...files.keys()]
  const textOf = (/** @type {string} */ file) => files.get(file) ?? ''
  const linesOf = (/** @type {string[]} */ counted) =>
    counted.reduce((sum, file) => sum + lineCount(textOf(file)), 0)
  const products = paths.filter(isProductFile)
  const webProducts = products.filter((file) => file.startsWith('web/'))
  const requestFiles = paths.filter(isRequestFile)
  const scripts = paths.filter((file) => /\.tsx?$/.test(file))
  return [
    [
      'web, TypeScript without tests: lines',
      linesOf(webProducts.filter((file) => /^web\/src\/.*\.tsx?$/.test(file))),
    ],
    ['web, CSS: lines', linesOf(webProducts.filter((file) => file.endsWith('.css')))],
    ['web, CSS modules', webProducts.filter((file) => file.endsWith('.module.css')).length],
    ['web, files without tests', webProducts.length],
    ['requests, leads, bids, their mails and links in contract and server: lines', linesOf(requestFiles)],
    ['the same: files', requestFiles.length],
    [`product files that name ${field}`, products.filter((file) => fieldName.test(textOf(file))).length],
    [
      'conditions that skip tests',
      scripts.reduce((sum, file) => sum + (textOf(file).match(skips)?.length ?? 0), 0),
    ],
    ['README: lines', lineCount(textOf('README.md'))],
  ]
}

/**
 * @param {string} field
 * @param {string} [commit] without one, the working tree
 * @returns {Promise<[name: string, count: number][]>}
 */
const countsOf = async (field, commit) => [
  ...countFiles(commit === undefined ? filesOfWorkingTree() : filesAt(commit), field),
  ['journeys', await (commit === undefined ? journeyCount() : journeyCountAt(commit))],
]

await exitWith(async () => {
  const { at, field } = parseArgs({
    options: { at: { type: 'string' }, field: { type: 'string', default: 'roomsPerNight' } },
  }).values
  const now = await countsOf(field)
  const before = at === undefined ? undefined : await countsOf(field, at)
  const rows = now.map(([name, count], index) => {
    const past = before?.[index]?.[1]
    return past === undefined ? [name, count] : [name, past, count, count - past]
  })
  const heads = at === undefined ? ['', 'now'] : ['', at.slice(0, 12), 'now', 'difference']
  const table = [heads, ...rows].map((row) => row.map((cell) => cell.toLocaleString('en-US')))
  const widths = heads.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const [name = '', ...counts] of table)
    console.log(
      [
        name.padEnd(widths[0] ?? 0),
        ...counts.map((cell, column) => cell.padStart(widths[column + 1] ?? 0)),
      ].join('  '),
    )
  return 0
})
