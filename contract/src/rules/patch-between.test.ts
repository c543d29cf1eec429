import { describe, expect, test } from 'vitest'
import type { PatchOperation } from '../route.ts'
import { patchBetween } from './patch-between.ts'

/** RFC 6902 in so far as the patches under test use it. */
function applied(document: unknown, patch: PatchOperation[]): unknown {
  const root: unknown = structuredClone({ document })
  for (const operation of patch) applyOne(root, operation)
  return Object(root).document
}

function applyOne(root: unknown, operation: PatchOperation) {
  const keys = operation.path.split('/').slice(1)
  const steps = ['document', ...keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))]
  const last = steps.pop() ?? ''
  const holder: unknown = steps.reduce((held: unknown, step) => Object(held)[step], root)
  const isThere = Object.hasOwn(Object(holder), last)
  if (operation.op !== 'add' && !isThere) throw new Error(`nothing at ${operation.path}`)
  const value = 'value' in operation ? [operation.value] : []
  if (!Array.isArray(holder)) {
    if (operation.op === 'remove') Reflect.deleteProperty(Object(holder), last)
    else Reflect.set(Object(holder), last, value[0])
    return
  }
  if (Number(last) > holder.length) throw new Error(`${operation.path} is past the end`)
  holder.splice(Number(last), operation.op === 'add' ? 0 : 1, ...value)
}

describe('a patch between two documents', () => {
  test('names only what differs', () => {
    const before = { name: 'Fieldhouse', phone: null, place: { city: 'Westfield', state: 'Indiana' } }
    const after = { name: 'Fieldhouse', phone: '317 555 0100', place: { city: 'Carmel', state: 'Indiana' } }
    expect(patchBetween(before, after)).toEqual([
      { op: 'replace', path: '/phone', value: '317 555 0100' },
      { op: 'replace', path: '/place/city', value: 'Carmel' },
    ])
    expect(patchBetween(before, structuredClone(before))).toEqual([])
  })

  test('tells null, nothing and undefined apart as JSON does', () => {
    expect(patchBetween({ a: 1, b: null, c: 3 }, { a: null, b: undefined, d: null })).toEqual([
      { op: 'replace', path: '/a', value: null },
      { op: 'remove', path: '/b' },
      { op: 'remove', path: '/c' },
      { op: 'add', path: '/d', value: null },
    ])
  })

  test('leaves alone when and by whom it was changed, at the top only', () => {
    const before = { updatedDate: '2026-01-01T00:00:00Z', updatedBy: 'a', row: { updatedBy: 'a' } }
    const after = { updatedDate: '2026-02-01T00:00:00Z', updatedBy: 'b', row: { updatedBy: 'b' } }
    expect(patchBetween(before, after)).toEqual([{ op: 'replace', path: '/row/updatedBy', value: 'b' }])
    expect(patchBetween({}, { updatedBy: 'b' })).toEqual([])
  })

  test('never adds an empty string, but lets one replace a text', () => {
    expect(patchBetween({ note: 'text' }, { note: '', other: '' })).toEqual([
      { op: 'replace', path: '/note', value: '' },
    ])
    expect(patchBetween(['a'], ['a', '', 'b'])).toEqual([{ op: 'add', path: '/1', value: 'b' }])
  })

  test('escapes the names that a pointer cannot hold', () => {
    expect(patchBetween({ 'a/b': 1, 'm~n': 1 }, { 'a/b': 2, 'm~n': 2 }).map(({ path }) => path)).toEqual([
      '/a~1b',
      '/m~0n',
    ])
  })

  test('takes one away from the middle of a list, and puts one in, without naming the rest', () => {
    const list = [{ id: 1 }, { id: 2 }, { id: 3 }]
    expect(patchBetween(list, list.toSpliced(1, 1))).toEqual([{ op: 'remove', path: '/1' }])
    expect(patchBetween(list, list.toSpliced(1, 0, { id: 9 }))).toEqual([
      { op: 'add', path: '/1', value: { id: 9 } },
    ])
  })

  test('leads from any document to any other', () => {
    const documents: object[] = [
      {},
      { a: 1 },
      { a: { b: { c: [] } } },
      { a: { b: { c: [1, [2], { d: null }] } } },
      { a: [1, 2, 3, 4, 5] },
      { a: [5, 4, 3, 2, 1] },
      { a: [2, 4] },
      { a: [1, 2, 2, 3, 4, 5, 5] },
      { a: [null, false, 0, 'x'], b: 'x' },
      { a: 'text', '': { '': 1 }, '~/': 2 },
      { a: 'Ελλάδα 🏀', b: '<b>&amp;</b>' },
    ]
    for (const before of documents)
      for (const after of documents) expect(applied(before, patchBetween(before, after))).toEqual(after)
  })
})
