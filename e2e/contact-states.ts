import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { approvedFacility, withoutTeam } from './facilities.ts'
import { openSite } from './site.ts'

const { api, allApis } = openSite()

/** A public facility without a team, as an import leaves it. */
export async function unclaimedFacility(name: string, email = 'desk@harborgym.org') {
  return withoutTeam(await approvedFacility({ name, email }))
}

/** A facility whose manager has a request to answer. */
export async function facilityWithRequest() {
  const facility = await approvedFacility({ name: 'A hall with a request', email: 'desk@hall.example' })
  const sender = await newAccount('Ada Coach')
  const { requests } = (await allApis(sender))['contact-mgmt']
  await requests.create({
    data: {
      contactName: 'Ada Coach',
      contactEmail: sender,
      name: 'Spring Cup '.repeat(12),
      spaceName: 'Court',
      spaceCount: 8,
      urgency: 0,
      description: 'Two halls, three days.',
      hosts: [{ kind: 'facility', id: facility.id }],
    },
  })
  return { facility, sender }
}

/** The id of a private request of somebody else. */
export async function requestOfOthers() {
  const { events } = (await allApis(await newAccount('Rosa Organizer')))['event-mgmt']
  const day = addDays(dayOf(new Date()), 90)
  const { data } = await events.create({
    data: { name: 'Fall Classic', category: 'Private', status: 'Published', startDate: day, endDate: day },
  })
  return data.id
}

/** An open claim, for an administrator to decide. */
export async function openClaim() {
  const facility = await unclaimedFacility('A gym that somebody claims')
  const claimer = await newAccount('Rosa Claimant')
  const data = { role: 'General manager', message: 'Call the desk.' }
  await (await api(claimer)).facilities.claims.submit({ ownerId: facility.id, data })
  return { facility, claimer }
}

/** Sends the empty form, so that all its errors show. */
export async function sendEmpty(page: Page) {
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
}
