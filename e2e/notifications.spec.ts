import { expect } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { approvedProfile, callsAs, kindFixtures } from './kinds.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin, allApis } = openSite()

/** Somebody who likes an event that was cancelled. */
async function toldOfCancellation(name: string) {
  const email = await newAccount('Wendell Brandt')
  const event = await approvedProfile(kindFixtures.event, { name })
  await (await allApis(email))['event-mgmt'].events.likes.add({ ownerId: event.id, data: {} })
  await (
    await callsAs(kindFixtures.event, event.manager)
  ).update({
    id: event.id,
    patch: [
      { op: 'replace', path: '/status', value: 'Cancelled' },
      { op: 'replace', path: '/cancellationReason', value: 'The fields are flooded.' },
    ],
  })
  return { email, event }
}

test('somebody is told of a cancelled event, reads it, archives it and takes that back', async ({ page }) => {
  const { email, event } = await toldOfCancellation('Quarry Lake Open')
  await openAs(page, email, `${origin}/home`)
  await page.getByRole('link', { name: /^Notifications\s*1\s*unopened$/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Quarry Lake Open is cancelled' })
  await expect(row).toContainText('The fields are flooded.')

  await row.getByRole('link', { name: 'Quarry Lake Open is cancelled' }).click()
  await expect(page).toHaveURL(`${origin}/events/${event.id}`)
  const inBar = page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true })
  await expect(inBar).toBeVisible()

  await inBar.click()
  await row.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(page.getByRole('link', { name: /^Notifications\s*1\s*unopened$/ })).toBeVisible()
})

test('several are read and archived at once, on a phone', async ({ page }) => {
  const { email } = await toldOfCancellation('Birch Creek Cup')
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, email, `${origin}/notifications`)
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
  await page.getByText('1 selected').waitFor()
  await page.getByRole('button', { name: 'Mark as read' }).first().click()
  await expect(page.getByRole('link', { name: /^Unread/ })).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).first().click()
  await page.getByRole('link', { name: 'Archived' }).click()
  await expect(page.getByRole('link', { name: 'Birch Creek Cup is cancelled' })).toBeVisible()
})

test('a visitor is asked to log in', async ({ page }) => {
  await page.goto(`${origin}/notifications`)
  await expect(page.getByRole('heading', { name: 'Log in to see your notifications' })).toBeVisible()
})
