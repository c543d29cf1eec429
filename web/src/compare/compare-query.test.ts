import { expect, test } from 'vitest'
import { comparePath, readCompareQuery, readFoundBy } from './compare-query.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const read = (search: string) => {
  const query = readCompareQuery(new URLSearchParams(search))
  return query && { ...query, kind: query.kind.name }
}

test('reads ids of a kind', () => {
  expect(read(`destinations=${idOf(1)},${idOf(2)}`)).toEqual({
    kind: 'destination',
    ids: [idOf(1), idOf(2)],
    extraCount: 0,
    invalidCount: 0,
  })
})

test('takes each id once, in any case and from repeated parameters', () => {
  const id = '0000000A-0000-4000-8000-000000000000'
  expect(read(`facilities=${id},${id.toLowerCase()}&facilities= ${id}`)?.ids).toEqual([id.toLowerCase()])
})

test('counts ids beyond the fourth', () => {
  const five = [1, 2, 3, 4, 5].map(idOf)
  expect(read(`facilities=${five.join(',')}`)).toMatchObject({ ids: five.slice(0, 4), extraCount: 1 })
})

test('counts values that are no ids', () => {
  expect(read(`facilities=1,${idOf(1)},<b>,`)).toMatchObject({ ids: [idOf(1)], invalidCount: 2 })
})

test('a parameter without ids is an empty comparison', () => {
  expect(read('facilities=')).toMatchObject({ kind: 'facility', ids: [] })
})

test('an address without a kind has no comparison', () => expect(read('airports=1')).toBeUndefined())

test('writes what it reads', () => {
  expect(
    comparePath(
      { path: '/facilities' },
      { ids: [idOf(1), idOf(2)], event: 'space=Court&count=8', showsAllRows: true },
    ),
  ).toBe(`/compare?facilities=${idOf(1)},${idOf(2)}&space=Court&count=8&rows=all`)
})

test('keeps the search that the profiles were found by', () => {
  const path = comparePath(
    { path: '/facilities' },
    { ids: [idOf(1)], event: 'count=8', search: 'q=a b&count=8' },
  )
  expect(path).toBe(`/compare?facilities=${idOf(1)}&count=8&search=q%3Da+b%26count%3D8`)
  expect(readFoundBy(new URL(path, 'http://brand.test').searchParams)).toBe('q=a+b&count=8')
})

test('the address of nothing has no query', () =>
  expect(comparePath({ path: '/facilities' }, { ids: [], event: 'count=8' })).toBe('/compare'))
