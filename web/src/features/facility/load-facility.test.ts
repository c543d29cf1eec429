import { createApi } from '@app/contract/api.ts'
import { expect, test } from 'vitest'
import { firstReviews, loadFacility } from './load-facility.ts'
import { plainFacility } from '../../page/testing/plain-facility.ts'

const facility = plainFacility()

/** A server that has the facility, and refuses some calls. */
const apiThatRefuses = (status: number, isRefused: (path: string) => boolean) =>
  createApi(async ({ url }) => {
    const path = url.split('?')[0] ?? ''
    if (isRefused(path)) throw Object.assign(new Error(path), { status })
    return { data: path.endsWith(facility.id) ? facility : [] }
  })

test('finds nothing where the facility is not for whoever asks', async () => {
  for (const status of [400, 404]) {
    const api = apiThatRefuses(status, (path) => path.endsWith(facility.id))
    expect(await loadFacility(api, facility.id, firstReviews)).toBeNull()
  }
})

test('takes it for a failure when anything else is refused', async () => {
  for (const part of ['/images', '/documents', '/managers', '/inherited', '/reviews', '/ratings']) {
    const api = apiThatRefuses(404, (path) => path.endsWith(part))
    await expect(loadFacility(api, facility.id, firstReviews), part).rejects.toThrow(part)
  }
  const broken = apiThatRefuses(500, () => true)
  await expect(loadFacility(broken, facility.id, firstReviews)).rejects.toThrow(facility.id)
})
