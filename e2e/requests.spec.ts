import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { approvedDestination } from './destinations.ts'
import { addressOf, approvedFacility, visit } from './facilities.ts'
import { openAs } from './log-in.ts'
import { linkIn, mailTo } from './mails.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

test('a visitor asks two hosts by phone, confirms by email, and chooses the one that answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const desk = `desk-${randomUUID()}@hall.example`
  const facility = await approvedFacility({ name: 'Hall of the request', email: desk })
  const destination = await approvedDestination('Valley of the request')
  await visit(page, `${addressOf(facility)}?from=2099-03-12&to=2099-03-14`)
  await page.getByRole('link', { name: 'Request dates' }).last().click()
  await expect(page).toHaveURL(/\/requests\/new\?facilities=.+from=2099-03-12/)
  await page.goto(`${page.url()}&destinations=${destination.id}`)
  await untilHydrated(page)

  const hosts = page.getByRole('region', { name: 'Hosts' })
  await expect(hosts.getByRole('listitem')).toHaveCount(2)
  await expect(
    page.getByRole('button', { name: 'Choose dates' }).or(page.getByText('Mar 12 – 14, 2099')),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send to 2 hosts' }).click()
  await expect(page.getByLabel('Event', { exact: true })).toBeFocused()
  await page.getByLabel('Event', { exact: true }).fill('Cup of the <b>request</b>')
  await page.getByLabel('How many').fill('8')
  const urgency = page.getByLabel('Urgency')
  await expect(urgency).toHaveValue('')
  await urgency.selectOption('Urgent Need')
  await page.getByLabel('About the event').fill('Two halls,\nthree days.')
  await page.getByLabel('Name', { exact: true }).fill('Ada Coach')
  // A draft survives a reload.
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Coach')
  await expect(urgency).toHaveValue('0')
  const sender = `ada-${randomUUID()}@club.example`
  await page.getByLabel('Email').fill(sender)
  await page.getByRole('button', { name: 'Send to 2 hosts' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const link = linkIn(await mailTo(sender, 'Confirm your request'))
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm and send to 2 hosts' }).click()
  await expect(page.getByText('Sent to 2 hosts.')).toBeVisible()
  await expect(page.getByText('Urgency: Urgent Need')).toBeVisible()

  const mail = await mailTo(desk, 'Request from Ada Coach')
  expect(mail).toMatchObject({ replyTo: sender })
  expect(mail.text).toContain('Two halls,\nthree days.')
  expect(mail.text).toContain('Ada Coach is in urgent need of a venue.')

  const browser = page.context().browser()
  if (browser === null) throw new Error('no browser')
  const office = await browser.newContext()
  const inbox = await office.newPage()
  await openAs(inbox, facility.manager, `${origin}/home`)
  await inbox.getByRole('link', { name: '1 request' }).click()
  const received = inbox.getByRole('row').filter({ hasText: 'Cup of the <b>request</b>' })
  await expect(received).toContainText('Ada Coach to Hall of the request')
  await expect(received.getByText('Urgent Need', { exact: true })).toBeVisible()
  await expect(received).toContainText('Ada Coach is in urgent need of a venue.')
  await inbox.getByRole('link', { name: 'To answer 1' }).click()
  await expect(inbox).toHaveURL(`${origin}/requests?box=open`)
  await received.getByRole('link', { name: 'Cup of the <b>request</b>' }).click()
  await inbox.getByRole('complementary').getByRole('button', { name: 'I’m interested' }).click()
  await expect(inbox.getByText('You’re interested. They can see it.')).toBeVisible()
  await inbox.goto(`${origin}/requests?box=open`)
  await expect(inbox.getByRole('heading', { name: 'Nothing to answer' })).toBeVisible()
  await office.close()

  await page.goto(linkIn(await mailTo(sender, 'is interested')))
  const answer = page.getByRole('listitem').filter({ hasText: 'Hall of the request' })
  await answer.getByRole('button', { name: 'Choose' }).click()
  const award = page.getByRole('dialog')
  await expect(award.getByLabel('Tell the other host it is closed')).toBeChecked()
  await award.getByRole('button', { name: 'Award' }).click()
  await expect(answer).toContainText('You chose them')
  await expect(page.getByRole('listitem').filter({ hasText: 'Valley of the request' })).toContainText(
    'Not chosen',
  )
  await mailTo(desk, 'chose you')
})
