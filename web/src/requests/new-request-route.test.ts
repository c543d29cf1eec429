import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { createApi } from '@app/contract/api.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { surroundings } from '../page/surroundings.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { loader } from './new-request-route.tsx'

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const facility = plainFacility({ id: idOf(1), name: 'Oak Hall' })

/** The hosts of a request. The server has one facility, and refuses all others with this status. */
async function hostsOf(search: string, status = 404) {
  const api = createApi(async ({ url }) => {
    if (url.endsWith('/hosts/reach')) return { data: [{ id: facility.id, reach: 'Inbox' }] }
    if (!url.includes(facility.id)) throw Object.assign(new Error(url), { status })
    return { data: facility }
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
  const request = new Request(`http://test/requests/new${search}`)
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '' }
  return (await loader(args)).hosts
}

test('hosts come with how requests reach them', async () => {
  expect(await hostsOf(`?facilities=${idOf(1)}`)).toMatchObject([
    { name: 'Oak Hall', reachWords: 'No email on file, so its team finds your request only here.' },
  ])
})

test('a host that is gone is left out', async () => {
  expect(await hostsOf(`?facilities=${idOf(1)},${idOf(2)}`)).toHaveLength(1)
})

test('a failure of the server is not shown as a host that is gone', async () => {
  await expect(hostsOf(`?facilities=${idOf(2)}`, 500)).rejects.toThrow(idOf(2))
})
