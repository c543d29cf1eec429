import { expect, type Page } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { approvedProfile, callsAs, kindFixtures } from './kinds.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

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

const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2

test('somebody is told of a cancelled event: at home, by its topic, and on a phone', async ({ page }) => {
  const { email, event } = await toldOfCancellation('Quarry Lake Open')
  await test.step('somebody is told of a cancelled event, reads it, archives it and takes that back', async () => {
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
  await test.step('only topics with news are offered', async () => {
    await page.goto(`${origin}/notifications`)
    await untilHydrated(page)
    const topics = page.getByRole('navigation', { name: 'Topics' }).getByRole('link')
    await expect(topics).toHaveText([/^What I follow\s*1$/])
    await topics.click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Quarry Lake Open is cancelled' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Archived' }).click()
    await expect(page.getByRole('link', { name: 'Show all topics' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all topics' }).click()
    await expect(page.getByText('Nothing is archived')).toBeVisible()
    await expect(topics).toHaveCount(0)
  })
  await test.step('several are read and archived at once, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${origin}/notifications`)
    await untilHydrated(page)
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
    await page.getByText('1 selected').waitFor()
    const [count, clear] = [page.getByText('1 selected'), page.getByRole('button', { name: 'Clear' })]
    const [countBox, clearBox] = await Promise.all([count.boundingBox(), clear.boundingBox()])
    expect(Math.abs(middleOf(countBox!) - middleOf(clearBox!)), 'the selection has one line').toBeLessThan(10)
    await clear.click()
    await expect(page.getByText('Select all')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
    await page.getByRole('button', { name: 'Mark as read' }).first().click()
    await expect(page.getByRole('link', { name: /^Unread/ })).toBeVisible()
    await page.getByRole('button', { name: 'Archive', exact: true }).first().click()
    await page.getByRole('link', { name: 'Archived 1' }).click()
    await expect(page.getByRole('link', { name: 'Quarry Lake Open is cancelled' })).toBeVisible()
  })
})

/** Writes to the account with this email address, as an administrator. */
async function write(email: string, data: { title: string; contents?: string; topic?: 'claims' }) {
  const { id } = (await (await allApis(email))['user-mgmt'].users.my({})).data
  const { notifications } = (await allApis(admin))['user-mgmt'].users
  await notifications.create({ ownerId: id, data: { url: '/facilities/marketplace', ...data } })
}

/** Opens home as this account, and waits until the session hub has connected and the page knows what there was before. */
async function openLive(page: Page, email: string) {
  // Later, the next frame may be a ping after a quarter of a minute.
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/hub/users/session'))
    .then((socket) => socket.waitForEvent('framereceived'))
  await openAs(page, email, `${origin}/home`)
  await connected
  // What is written until then is news of before, without a toast.
  await page.waitForFunction(() =>
    Object.keys(sessionStorage).some((key) => key.startsWith('last-notification:')),
  )
}

const unopened = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Notifications\\s*${count}\\s*unopened$`) })

test('what an administrator writes is a toast and a badge without reloading, and "View" opens it in all browsers', async ({
  page,
  browser,
}) => {
  const email = await newAccount('Petra Lindqvist')
  const other = await (await browser.newContext()).newPage()
  await openLive(page, email)
  await openLive(other, email)
  await write(email, { title: 'A new page', contents: 'Look at <b>this</b>.' })
  const toast = page.getByRole('status').filter({ hasText: 'A new page' })
  await expect(toast).toContainText('Look at <b>this</b>.')
  await expect(unopened(page, 1)).toBeVisible()
  await expect(unopened(other, 1)).toBeVisible()
  await toast.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  await expect(toast).toBeHidden()
  await expect(unopened(page, 1)).toBeHidden()
  await expect(unopened(other, 1)).toBeHidden()
  await other.context().close()
})

test('"Dismiss" only closes a notification, and what was written while the page was closed is shown when it is opened again', async ({
  page,
}) => {
  const email = await newAccount('Petra Lindqvist')
  await openLive(page, email)
  await write(email, { title: 'A new page' })
  const toast = page.getByRole('status').filter({ hasText: 'A new page' })
  await toast.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(toast).toBeHidden()
  await expect(page).toHaveURL(`${origin}/home`)
  await expect(unopened(page, 1)).toBeVisible()

  await page.goto('about:blank')
  for (const title of ['While away, one', 'While away, two']) await write(email, { title })
  await page.goto(`${origin}/home`)
  await expect(page.getByRole('status').filter({ hasText: 'While away, one' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'While away, two' })).toBeVisible()
  await expect(unopened(page, 3)).toBeVisible()
})

test('"Mark all as read" leaves other topics than the chosen one, and the archive has none', async ({
  page,
}) => {
  const email = await newAccount('Petra Lindqvist')
  await write(email, { title: 'A notice' })
  await write(email, { title: 'A claim', topic: 'claims' })
  await openAs(page, email, `${origin}/notifications?topic=claims`)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('link', { name: 'Unread 1' })).toBeVisible()
  await page.getByRole('link', { name: /^Claims/ }).click()
  await expect(page.getByRole('heading', { name: /^A notice ?, unread$/ })).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'A notice' })
    .getByRole('button', { name: 'Archive' })
    .click()
  await page.getByRole('link', { name: 'Archived 1' }).click()
  await expect(page.getByRole('link', { name: 'A notice' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
})
