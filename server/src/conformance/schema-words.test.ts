import { services } from '@app/contract/tree.ts'
import { operations } from '@app/contract/route.ts'
import { expect, test } from 'vitest'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { kindContracts } from '@app/contract/kinds.ts'
import { fieldErrors } from '../platform/http/input.ts'
import { partsOf } from './schema-parts.ts'

/** The library's own words, in any of its messages. */
const library =
  /invalid|unrecognized|too (big|small)|expected|received|undefined|\bNaN\b|\[object|must match pattern|ISO|>=|<=|regex/i

const wrong: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  ' ',
  '2027-02-30',
  'x'.repeat(100_000),
  [],
  [null],
  [[]],
  Array.from({ length: 2000 }, () => 'x'),
  {},
  { nobody: 1 },
  { from: {}, to: [] },
  new Date(Number.NaN),
]

const schemas = new Map<$ZodType, string>()
for (const [service, tree] of Object.entries(services))
  for (const [path, { query, data }] of operations(tree, service))
    for (const [part, schema] of Object.entries({ query, data }))
      if (schema)
        for (const [at, inner] of partsOf(schema))
          if (!schemas.has(inner)) schemas.set(inner, `${path} ${part}${at}`)
// What a patch makes of an item is checked by its draft.
for (const [kind, { draft }] of Object.entries(kindContracts))
  for (const [at, inner] of partsOf(draft)) if (!schemas.has(inner)) schemas.set(inner, `${kind} draft${at}`)

test('no schema of a route explains a wrong value in the words of the library', () => {
  expect(schemas.size).toBeGreaterThan(500)
  const found = new Set<string>()
  for (const [schema, path] of schemas)
    for (const value of wrong) {
      const { error } = safeParse(schema, value)
      for (const { message } of error ? fieldErrors(error, '') : [])
        if (library.test(message) || message === '') found.add(`${path}: ${message}`)
    }
  expect([...found]).toEqual([])
})
