import { expect } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { approvedFacility } from './facilities.ts'
import { openSite } from './site.ts'

const { origin, api, destinationApi } = openSite()

export const destinationAddress = ({ id }: { id: string }) => `${origin}/destinations/${id}`

/** A pending destination with a manager of its own. */
export async function pendingDestination(name: string) {
  const manager = await newAccount('Amara Fontaine')
  const { destinations } = await destinationApi(manager)
  const { data } = await destinations.create({
    data: {
      name,
      destinationType: 'Sports Commission',
      description: `<img src=x onerror=alert(1)> ${'One office for three counties. '.repeat(8)}`,
      city: 'Bloomington',
      state: 'Indiana',
      email: 'hello@valley.example',
      services: ['Grant Programs', 'Site Visits'],
    },
  })
  return { ...data, manager }
}

export async function approvedDestination(name: string) {
  const destination = await pendingDestination(name)
  await (await destinationApi(admin)).destinations.approve({ id: destination.id })
  return destination
}

interface Owned {
  id: string
  manager: string
}

/** A public facility with courts, linked to the destination. */
export async function linkedFacility(name: string, destination: Owned) {
  const facility = await approvedFacility({ name })
  const { facilities } = await api(facility.manager)
  const owner = { ownerId: facility.id }
  await facilities.sports.create({ ...owner, data: { name: 'Basketball' } })
  await facilities.spaceTypes.create({ ...owner, data: { name: 'Court', count: 8 } })
  await linkTo(destination, facility)
  return facility
}

/** Links the two, and waits until the link is accepted and searchable. */
export async function linkTo(destination: Owned, facility: Owned) {
  const ownerId = facility.id
  const links = async ({ manager }: Owned) => (await api(manager)).facilities.destinations
  const { data } = await (await links(facility)).create({ ownerId, data: { destinationId: destination.id } })
  const accept = [{ op: 'replace', path: '/isAccepted', value: true }] as const
  await (await links(destination)).update({ ownerId, id: data.id, patch: [...accept] })
  await untilFound(destination)
}

/** Waits for the search index, which lists the facility of a destination a moment after the link is accepted. */
export async function untilFound({ id }: { id: string }) {
  const { facilities } = await api()
  const count = async () =>
    (await facilities.search({ take: 1, data: { destinationId: id } }))._meta.stats.count
  await expect.poll(count).toBe(1)
}
