import { expect } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { unclaimedFacility } from './contact-states.ts'
import { addressOf, approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { linkIn, mailTo } from './mails.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin, allApis } = openSite()

test('an unclaimed page is claimed, proved by email and approved', async ({ page, allowErrors }) => {
  // The server can't know who is an administrator, and an address at another domain is refused.
  allowErrors(/400.*\/claims\?/)
  const name = 'Harbor Gym of the claim'
  const facility = await unclaimedFacility(name)
  const claimer = await newAccount('Rosa Claimant')
  await openAs(page, claimer, addressOf(facility))
  await page.getByRole('link', { name: 'Is this yours?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Claim ${name}`)

  await page.getByRole('button', { name: 'Claim this page' }).click()
  await expect(page.getByLabel('Your position')).toBeFocused()
  await page.getByLabel('Your position').fill('General manager')
  await page.getByLabel('Work email').fill('rosa@other.example')
  await page.getByRole('button', { name: 'Claim this page' }).click()
  await expect(page.getByText('must be an address at harborgym.org')).toBeVisible()
  const address = `rosa-${facility.id}@harborgym.org`
  await page.getByLabel('Work email').fill(address)
  await page.getByRole('button', { name: 'Claim this page' }).click()
  await expect(page.getByText(`We emailed a link to ${address}`)).toBeVisible()

  await page.goto(linkIn(await mailTo(address, 'Confirm that you run')))
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()

  const office = await page.context().browser()?.newContext()
  if (office === undefined) throw new Error('no browser')
  const desk = await office.newPage()
  await openAs(desk, admin, `${origin}/admin/claims`)
  const claim = desk.getByRole('article').filter({ hasText: name })
  await expect(claim).toContainText(`Confirmed ${address}`)
  await claim.getByRole('button', { name: 'Approve' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(claim).toBeHidden()
  await office.close()

  await mailTo(claimer, 'You now manage')
  await page.goto(`${origin}/home`)
  await expect(page.getByText('Claim approved: you manage this page')).toBeVisible()
  await page.goto(addressOf(facility))
  await expect(page.getByRole('region', { name: 'Managing this page' })).toBeVisible()
  await expect(page.getByText('Managed by Rosa Claimant')).toBeVisible()
})

test('a page whose manager hid their profile is managed by its team, which a stranger contacts', async ({
  page,
}) => {
  const facility = await approvedFacility({ name: 'Quiet Gym of the claim' })
  const { users } = (await allApis(facility.manager))['user-mgmt']
  await users.visibility({ isVisible: false })
  await openAs(page, await newAccount('Rosa Claimant'), addressOf(facility))
  await expect(page.getByText('Managed by its team')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Is this yours?' })).toHaveCount(0)
  await page.goto(`${origin}/claims/new?facilities=${facility.id}`)
  await expect(page.getByRole('heading', { name: 'This page has a team already' })).toBeVisible()
  await page.getByRole('link', { name: 'Contact the team' }).click()
  await expect(page).toHaveURL(/groups/)
})
