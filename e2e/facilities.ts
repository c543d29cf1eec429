import type { Page } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { openSite, untilHydrated } from './site.ts'

const { origin, api, allApis } = openSite()

export const addressOf = ({ id }: { id: string }) => `${origin}/facilities/${id}`

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await untilHydrated(page)
}

/** A facility of the demo catalogue with reviews, an email address and five pictures. Journeys only read it. */
export async function demoFacility() {
  const { facilities } = await api()
  const { data } = await facilities.search({
    take: 40,
    offset: 0,
    data: { rating: { from: 3 }, state: 'Ohio', sort: 'name' },
  })
  const facility = data.find(({ email, reviewCount }) => email !== null && reviewCount > 0)
  if (facility === undefined) throw new Error('the demo catalogue has no such facility')
  return facility
}

interface Draft {
  name: string
  description?: string
  email?: string
  address?: string
  lat?: number
  lng?: number
  city?: string
  state?: 'New York' | 'Indiana' | 'Alaska'
}

/** A pending facility, with a manager of its own unless one is given. */
export async function pendingFacility(draft: Draft, email?: string) {
  const manager = email ?? (await newAccount('Dana Brindlow'))
  const { facilities } = await api(manager)
  const { data } = await facilities.create({
    data: { facilityType: 'Gymnasium', city: 'Dayton', state: 'Ohio', ...draft },
  })
  return { ...data, manager }
}

/** An approved facility with a manager of its own. */
export async function approvedFacility(draft: Draft) {
  const facility = await pendingFacility(draft)
  await (await api(admin)).facilities.approve({ id: facility.id })
  return facility
}

/** Accepts the only invitation of the account. */
export async function acceptInvitation(email: string) {
  const { invitations } = (await allApis(email))['contact-mgmt']
  const [invitation] = (await invitations.my({})).data
  await invitations.accept({ data: { invitationId: invitation?.id } })
}

/** Removes the managers of a facility. */
export async function withoutTeam<F extends { id: string }>(facility: F) {
  const { managers } = (await api(admin)).facilities
  const { data } = await managers.list({ ownerId: facility.id })
  for (const { id } of data) await managers.remove({ ownerId: facility.id, id })
  return facility
}

/** Publishes a review, by somebody new each time. */
export async function addReview({ id }: { id: string }) {
  const { facilities } = await api(await newAccount('Avery Stonebrook'))
  await facilities.reviews.create({ ownerId: id, data: { rating: 4, text: 'Two rinks.' } })
}
