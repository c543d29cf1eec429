// @ts-check
// Counts old ways that are being replaced, area by area. A count in old-ways.tsv may only fall, and falls with its code.
// `npm run old-ways -- --write` updates the table; it refuses totals that rise. `--list AREA` shows the places.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import stylelint from 'stylelint'
import { CommandFailed, exitWith, projectRoot as root } from './project.mjs'

/**
 * @typedef {{ file: string, line: number }} Place
 * @typedef {{ name: string, instead: string, pattern: RegExp, isExempt?: (text: string, file: string) => boolean }} Way
 */

const table = path.join(root, 'scripts', 'old-ways.tsv')
const layout = { name: 'layout', instead: 'a box of web/src/platform/boxes' }

/** @type {Way[]} */
const ways = [
  {
    name: 'form',
    instead:
      'useDraftForm of web/src/platform/form (useFieldForm for declared fields), or a comment "Plain form: …" that says why not',
    pattern: /<form\b/g,
    isExempt: (text) => /\buse(?:Draft|Field)Form\b|Plain form:/.test(text),
  },
  {
    name: 'key',
    instead: 'useRead or touches of web/src/platform/calls',
    pattern: /\b(?:queryKey:|useApi\()/g,
  },
  { name: 'call', instead: 'useRead or useWrite of web/src/platform/calls', pattern: /\bloadApi\(\)/g },
  { name: 'style', instead: 'a box, or a class', pattern: /\bstyle=\{/g },
]

/** Built on what the old ways use. */
const foundations = /^web\/src\/(?:platform|api|components|testing)\//

/** @param {string} file */
const areaOf = (file) => file.split('/')[2] ?? ''

/** @returns {Promise<Map<string, Place[]>>} places by area and way */
async function findPlaces() {
  /** @type {Map<string, Place[]>} */
  const found = new Map()
  /** @type {(way: string, place: Place) => void} */
  const add = (way, place) => {
    const key = `${areaOf(place.file)}\t${way}`
    found.set(key, [...(found.get(key) ?? []), place])
  }
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !foundations.test(file))
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const { name, pattern, isExempt } of ways)
      if (!isExempt?.(text, file))
        for (const { index } of text.matchAll(pattern))
          add(name, { file, line: text.slice(0, index).split('\n').length })
  }
  const { results } = await stylelint.lint({ files: 'web/src/**/*.css', cwd: root })
  for (const { source, warnings } of results)
    for (const { line } of warnings)
      add(layout.name, { file: path.relative(root, source ?? '').replaceAll('\\', '/'), line })
  return found
}

/** @param {ReadonlyMap<string, number>} counts */
function totals(counts) {
  /** @type {Map<string, number>} */
  const sums = new Map()
  for (const [key, count] of counts) {
    const [, way = ''] = key.split('\t')
    sums.set(way, (sums.get(way) ?? 0) + count)
  }
  return sums
}

/** @returns {Map<string, number>} */
const readTable = () =>
  new Map(
    readFileSync(table, 'utf8')
      .split('\n')
      .filter((line) => /^\w[^\t]*\t\w+\t\d+$/.test(line))
      .map((line) => {
        const [area, way, count] = line.split('\t')
        return [`${area}\t${way}`, Number(count)]
      }),
  )

/** @param {string} way */
const insteadOf = (way) => [layout, ...ways].find(({ name }) => name === way)?.instead

await exitWith(async () => {
  const places = await findPlaces()
  const [flag, area] = process.argv.slice(2)
  if (flag === '--list') {
    for (const [key, found] of places)
      if (area === undefined || key.startsWith(`${area}\t`))
        for (const { file, line } of found) console.log(`${key.split('\t')[1]}\t${file}:${line}`)
    return 0
  }
  const counts = new Map([...places].map(([key, found]) => [key, found.length]))
  const known = readTable()
  if (flag === '--write') {
    const before = totals(known)
    for (const [way, sum] of totals(counts))
      if (before.size > 0 && sum > (before.get(way) ?? 0))
        throw new CommandFailed(
          `"${way}" rose from ${before.get(way) ?? 0} to ${sum}. Use ${insteadOf(way)}.`,
        )
    const lines = [...counts].map(([key, count]) => `${key}\t${count}`).toSorted()
    writeFileSync(table, `${lines.join('\n')}\n`)
    return 0
  }
  let isTrue = true
  for (const key of new Set([...known.keys(), ...counts.keys()])) {
    const [now, allowed] = [counts.get(key) ?? 0, known.get(key) ?? 0]
    if (now === allowed) continue
    isTrue = false
    const [where, way = ''] = key.split('\t')
    console.log(
      now > allowed
        ? `web/src/${where}: ${now} times "${way}", at most ${allowed}. Use ${insteadOf(way)}.`
        : `web/src/${where}: only ${now} times "${way}" instead of ${allowed}. Run npm run old-ways -- --write.`,
    )
  }
  return isTrue ? 0 : 1
})
