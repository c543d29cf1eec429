import type { PatchOperation } from '@app/contract/route.ts'
import { expect, it } from 'vitest'
import { createOnce, fieldsOf } from './create-once.ts'

const key = 'draft'
const wanted = fieldsOf({ name: 'Elm Street Fieldhouse', city: 'Westfield' })

/** Facilities by key, as the server keeps them: one body a key. */
function keeper() {
  const byKey = new Map<string, string>()
  const patches: PatchOperation[][] = []
  return {
    byKey,
    patches,
    calls: {
      create: async ({ data }: { data: object }, { idempotencyKey }: { idempotencyKey: string }) => {
        const body = JSON.stringify(data)
        const before = byKey.get(idempotencyKey) ?? body
        if (before !== body) throw new Error('another request')
        byKey.set(idempotencyKey, body)
        return { data: { id: `facility of ${idempotencyKey}` } }
      },
      update: async ({ patch }: { patch: PatchOperation[] }) => void patches.push(patch),
    },
  }
}

it('creates one facility however often it is asked', async () => {
  const { byKey, patches, calls } = keeper()
  const ids = [await createOnce(calls, key, wanted), await createOnce(calls, key, wanted, wanted)]
  expect(new Set(ids).size).toBe(1)
  expect(byKey.size).toBe(1)
  expect(patches).toEqual([])
})

it('finds the facility of a lost answer, and mends what was changed since', async () => {
  const { byKey, patches, calls } = keeper()
  await createOnce(calls, key, wanted)
  // As it comes back from where it was kept.
  const before: unknown = JSON.parse(JSON.stringify(wanted))
  await createOnce(calls, key, { ...wanted, city: 'Carmel', phone: '317 555 0100' }, before)
  expect(byKey.size).toBe(1)
  expect(patches).toEqual([
    [
      { op: 'replace', path: '/city', value: 'Carmel' },
      { op: 'replace', path: '/phone', value: '317 555 0100' },
    ],
  ])
})

it('asks for what is wanted where what was kept makes no sense', async () => {
  const { byKey, calls } = keeper()
  await createOnce(calls, key, wanted, { name: 7 })
  expect(byKey.get(key)).toBe(JSON.stringify(wanted))
})
