import { expect, test } from 'vitest'
import type { PatchOperation } from '../route.ts'
import { patchBetween } from './patch-between.ts'

/** Applies a patch, in the subset of RFC 6902 that `patchBetween` uses. */
function applyPatch(document: unknown, patch: PatchOperation[]): unknown {
  const root: unknown = structuredClone({ document })
  for (const operation of patch) applyOperation(root, operation)
  return Object(root).document
}

function applyOperation(root: unknown, operation: PatchOperation) {
  const keys = operation.path.split('/').slice(1)
  const steps = ['document', ...keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))]
  const last = steps.pop() ?? ''
  const parent: unknown = steps.reduce((value: unknown, step) => Object(value)[step], root)
  const exists = Object.hasOwn(Object(parent), last)
  if (operation.op !== 'add' && !exists) throw new Error(`nothing at ${operation.path}`)
  const value = 'value' in operation ? [operation.value] : []
  if (!Array.isArray(parent)) {
    if (operation.op === 'remove') Reflect.deleteProperty(Object(parent), last)
    else Reflect.set(Object(parent), last, value[0])
    return
  }
  if (Number(last) > parent.length) throw new Error(`${operation.path} is past the end`)
  parent.splice(Number(last), operation.op === 'add' ? 0 : 1, ...value)
}

test('replaces only the members that differ', () => {
  const before = { name: 'Fieldhouse', phone: null, place: { city: 'Westfield', state: 'Indiana' } }
  const after = { name: 'Fieldhouse', phone: '317 555 0100', place: { city: 'Carmel', state: 'Indiana' } }
  expect(patchBetween(before, after)).toEqual([
    { op: 'replace', path: '/phone', value: '317 555 0100' },
    { op: 'replace', path: '/place/city', value: 'Carmel' },
  ])
})

test('returns an empty patch for equal documents', () => {
  const document = { name: 'Fieldhouse', place: { city: 'Westfield' }, tags: ['indoor'] }
  expect(patchBetween(document, structuredClone(document))).toEqual([])
})

test('sets a member to null, but removes one that is undefined or absent', () => {
  expect(patchBetween({ a: 1, b: null, c: 3 }, { a: null, b: undefined, d: null })).toEqual([
    { op: 'replace', path: '/a', value: null },
    { op: 'remove', path: '/b' },
    { op: 'remove', path: '/c' },
    { op: 'add', path: '/d', value: null },
  ])
})

test('ignores updatedDate and updatedBy at the top level', () => {
  const before = { updatedDate: '2026-01-01T00:00:00Z', updatedBy: 'a' }
  const after = { updatedDate: '2026-02-01T00:00:00Z', updatedBy: 'b' }
  expect(patchBetween(before, after)).toEqual([])
  expect(patchBetween({}, after)).toEqual([])
  expect(patchBetween(before, {})).toEqual([])
})

test('does not ignore updatedBy of a nested object', () => {
  expect(patchBetween({ row: { updatedBy: 'a' } }, { row: { updatedBy: 'b' } })).toEqual([
    { op: 'replace', path: '/row/updatedBy', value: 'b' },
  ])
})

test('replaces text with an empty string, but adds no member with one', () => {
  expect(patchBetween({ note: 'text' }, { note: '', other: '' })).toEqual([
    { op: 'replace', path: '/note', value: '' },
  ])
})

test('adds no empty string to a list, and does not count it in later indexes', () => {
  expect(patchBetween(['a'], ['a', '', 'b'])).toEqual([{ op: 'add', path: '/1', value: 'b' }])
})

test('escapes slashes and tildes in paths', () => {
  expect(patchBetween({ 'a/b': 1, 'm~n': 1 }, { 'a/b': 2, 'm~n': 2 })).toEqual([
    { op: 'replace', path: '/a~1b', value: 2 },
    { op: 'replace', path: '/m~0n', value: 2 },
  ])
})

test('removes an item from the middle of a list in one operation', () => {
  expect(patchBetween([{ id: 1 }, { id: 2 }, { id: 3 }], [{ id: 1 }, { id: 3 }])).toEqual([
    { op: 'remove', path: '/1' },
  ])
})

test('inserts an item into the middle of a list in one operation', () => {
  expect(patchBetween([{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 9 }, { id: 2 }])).toEqual([
    { op: 'add', path: '/1', value: { id: 9 } },
  ])
})

test('applying the patch turns any document into any other', () => {
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
    for (const after of documents) expect(applyPatch(before, patchBetween(before, after))).toEqual(after)
})
