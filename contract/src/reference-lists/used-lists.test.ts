import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const isSource = (file: string) => !/\.test\.tsx?$|node_modules/.test(file)
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

const lists = globSync('contract/src/reference-lists/*.ts', { cwd: root }).filter(isSource)
const sources = globSync('{contract,server,web,catalogue}/src/**/*.{ts,tsx}', { cwd: root }).filter(isSource)

const words = new Map(sources.map((file) => [file, new Set(sourceOf(file).match(/\w+/g))]))

/** The names of the lists that product code imports. */
const imported = new Set(
  sources.flatMap((file) => {
    const isList = lists.includes(file)
    const pattern = isList ? /from '\.\/([\w-]+\.ts)'/g : /reference-lists\/([\w-]+\.ts)'/g
    return [...sourceOf(file).matchAll(pattern)].map(([, name = '']) => name)
  }),
)

test('a list that nothing uses says why, and one that is used doesn’t say that it isn’t', () => {
  const unused = lists.filter((file) => !imported.has(path.basename(file)))
  const markedUnused = lists.filter((file) => /\bUnused: \w/.test(sourceOf(file)))
  expect(markedUnused.map((file) => path.basename(file)).toSorted()).toEqual(
    unused.map((file) => path.basename(file)).toSorted(),
  )
})

/** The lists of a file, each with the names of its schema and of their type. */
const listsIn = (text: string) =>
  [...text.matchAll(/^export const (\w+) = \[/gm)].map(([, name = '']) => [
    name,
    ...[...text.matchAll(new RegExp(`^export const (\\w+) = z\\.\\w+\\(${name}\\b`, 'gm'))].map(
      ([, schema = '']) => schema,
    ),
  ])

test('each list of a file that is used is used itself, or its type is', () => {
  const unused = lists.flatMap((file) => {
    const text = sourceOf(file)
    if (/\bUnused: \w/.test(text)) return []
    return listsIn(text).filter(
      (names) =>
        !sources.some((source) => source !== file && names.some((name) => words.get(source)?.has(name))),
    )
  })
  expect(unused).toEqual([])
})
