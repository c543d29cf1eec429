import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { createRandom } from '../../search/index/testing/random.ts'
import { refusedValues } from '../../platform/http/refused-values.ts'
import { allOperations } from '../attempts.ts'
import { changedAt, mutate, pathsOf } from './mutate.ts'
import { acceptedValue } from './plausible-value.ts'

/** Of no format that a field has. */
const wrong = ['x', -1]
const mutations = 20

// A rule among fields also runs on fields that were refused already, and must not fail at them.
test('no schema of a payload or a query throws, whatever one of its fields is', () => {
  const random = createRandom(7)
  const sources = { random, given: 1, idFor: () => crypto.randomUUID() }
  const schemas = new Map(
    allOperations.flatMap(({ id, route }) =>
      [route.data, route.query].flatMap((schema) => (schema ? [[schema, id] as const] : [])),
    ),
  )
  const thrown: string[] = []
  const parse = (id: string, schema: Parameters<typeof safeParse>[0], value: unknown) => {
    // The server refuses these before it looks at the schema.
    if (refusedValues(value, '').next().done !== true) return
    try {
      safeParse(schema, value)
    } catch (error) {
      thrown.push(`${id}: ${String(error)} for ${JSON.stringify(value)}`)
    }
  }
  for (const [schema, id] of schemas) {
    const full = acceptedValue(schema, sources)
    for (const path of pathsOf(full))
      for (const value of wrong)
        parse(
          id,
          schema,
          changedAt(full, path, () => value),
        )
    for (let n = 0; n < mutations; n++) parse(id, schema, mutate(random, full))
  }
  expect(thrown).toEqual([])
})
