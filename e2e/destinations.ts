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

/** A public facility with courts, linked to the destination. */
export async function linkedFacility(name: string, destination: { id: string; manager: string }) {
  const facility = await approvedFacility({ name })
  const { facilities } = await api(facility.manager)
  const owner = { ownerId: facility.id }
  await facilities.sports.create({ ...owner, data: { name: 'Basketball' } })
  await facilities.spaceTypes.create({ ...owner, data: { name: 'Court', count: 8 } })
  const { data } = await facilities.destinations.create({ ...owner, data: { destinationId: destination.id } })
  await (
    await api(destination.manager)
  ).facilities.destinations.update({
    ...owner,
    id: data.id,
    patch: [{ op: 'replace', path: '/isAccepted', value: true }],
  })
  await untilFound(destination)
  return facility
}

/** Waits for the search index, which lists the facility of a destination a moment after the link is accepted. */
export async function untilFound({ id }: { id: string }) {
  const { facilities } = await api()
  const count = async () =>
    (await facilities.search({ take: 1, data: { destinationId: id } }))._meta.stats.count
  await expect.poll(count).toBe(1)
}
