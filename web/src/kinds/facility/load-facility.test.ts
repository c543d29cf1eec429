import { createApi } from '@app/contract/api.ts'
import { expect, test } from 'vitest'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { loadProfile } from '../../profile/load-profile.ts'
import { facilityPage } from './facility-page.tsx'

const facility = plainFacility()
const search = new URLSearchParams()

/** A server that has the facility, and refuses some calls. */
const apiThatRefuses = (status: number, isRefused: (path: string) => boolean) =>
  createApi(async ({ url }) => {
    const path = url.split('?')[0] ?? ''
    if (isRefused(path)) throw Object.assign(new Error(path), { status })
    return { data: path.endsWith(facility.id) ? facility : [], _meta: { stats: { count: 0 } } }
  })

test.each([400, 404])('a facility that is refused with %d loads as null', async (status) => {
  const api = apiThatRefuses(status, (path) => path.endsWith(facility.id))
  expect(await loadProfile(facilityPage, api, facility.id, search)).toBeNull()
})

test('a facility that is refused with 500 rejects', async () => {
  const api = apiThatRefuses(500, () => true)
  await expect(loadProfile(facilityPage, api, facility.id, search)).rejects.toThrow(facility.id)
})

test.each(['/images', '/documents', '/managers', '/inherited', '/reviews', '/ratings', '/destinations'])(
  'a part of the page that is refused rejects: %s',
  async (part) => {
    const api = apiThatRefuses(404, (path) => path.endsWith(part))
    await expect(loadProfile(facilityPage, api, facility.id, search)).rejects.toThrow(part)
  },
)
