import type { Page } from '@playwright/test'
import { openSite, untilAlive } from './site.ts'

const { origin, api } = openSite()

export const organizer = 'organizer@demo.example'
export const manager = 'facility@demo.example'
export const admin = 'admin@demo.example'

export const addressOf = ({ id }: { id: string }) => `${origin}/facilities/${id}`

/** Opens a page and waits until it answers to what is done with it. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await untilAlive(page)
}

/** An approved facility with reviews and a mail address that nobody else's journey works on. */
export async function approvedFacility(place: number) {
  const { facilities } = await api()
  const { data } = await facilities.search({
    take: 40,
    offset: 0,
    data: { rating: { from: 3 }, state: 'Ohio', sort: 'name' },
  })
  const facility = data.filter(({ email, reviewCount }) => email !== null && reviewCount > 0)[place]
  if (facility === undefined) throw new Error('the catalogue has no such facility')
  return facility
}

const made: string[] = []

interface Draft {
  name: string
  description?: string
  city?: string
  state?: 'New York'
}

/** A facility of the manager's that waits for approval. */
export async function newFacility(draft: Draft) {
  const { facilities } = await api(manager)
  const { data } = await facilities.create({
    data: { facilityType: 'Gymnasium', city: 'Dayton', state: 'Ohio', ...draft },
  })
  made.push(data.id)
  return data
}

export async function approve({ id }: { id: string }) {
  const { facilities } = await api(admin)
  await facilities.approve({ id })
}

/** Takes away what was made: other journeys count what the marketplace shows. */
export async function removeMade() {
  const { facilities } = await api(admin)
  for (const id of made.splice(0)) await facilities.remove({ id })
}
