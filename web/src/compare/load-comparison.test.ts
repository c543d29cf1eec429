import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { createApi } from '@app/contract/api.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { unpack } from '../page/packed.ts'
import { surroundings } from '../page/surroundings.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { compareLoader } from './load-comparison.server.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const facility = plainFacility({ id: idOf(1), name: 'Oak Hall', capacity: 500 })

/** The page at an address. The server has one facility, and refuses all other ids with this status. */
async function load(search: string, status = 404) {
  const api = createApi(async ({ url }) => {
    if (url.includes(facility.id)) return { data: facility }
    throw Object.assign(new Error(url), { status })
  })
  const context = new RouterContextProvider()
  context.set(surroundings, {
    api,
    brand: 'Test',
    origin: 'http://test',
    signIn: { domain: '', clientId: '', audience: '', rolesClaim: '' },
    links: ownHelpLinks,
    stateVideos: {},
    map: { tiles: null, styleUrl: null },
    isDevelopment: false,
    nonce: '',
    report: () => {},
  })
  const request = new Request(`http://test/compare${search}`)
  const { data } = await compareLoader({
    request,
    context,
    params: {},
    url: new URL(request.url),
    pattern: '',
  })
  return unpack(data)
}

test('an address without ids has nothing to compare', async () => {
  expect(await load('')).toMatchObject({ columns: [], groups: [] })
})

test('a missing and a hidden facility are gone in the same way', async () => {
  const { columns } = await load(`?facilities=${idOf(1)},${idOf(2)}`)
  expect(columns).toEqual([
    expect.objectContaining({ id: idOf(1), name: 'Oak Hall' }),
    { id: idOf(2), isGone: true },
  ])
})

test('a comparison of which every facility is gone has columns and no rows', async () => {
  expect(await load(`?facilities=${idOf(2)},${idOf(3)}`)).toMatchObject({
    columns: [{ isGone: true }, { isGone: true }],
    groups: [],
  })
})

test('a failure of the server is not shown as a facility that is gone', async () => {
  await expect(load(`?facilities=${idOf(2)}`, 500)).rejects.toThrow(idOf(2))
})

test('tells what of the address was left out', async () => {
  const ids = [1, 2, 3, 4, 5].map(idOf).join(',')
  expect((await load(`?facilities=${ids},x`)).ignored).toEqual({ extraCount: 1, invalidCount: 1 })
})
