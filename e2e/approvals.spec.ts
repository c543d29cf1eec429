import { expect, type Page } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { expectNoAxeFindings } from './axe.ts'
import { addressOf, pendingFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { mailTo } from './mails.ts'
import { openSite, test } from './site.ts'

const { origin, allApis } = openSite()

const nameLink = (page: Page, name: string) => page.getByRole('article').getByRole('link', { name }).first()

/** Three pending facilities of one manager, the oldest first. */
async function pendingOf(manager: string, names: readonly string[]) {
  const made = []
  for (const name of names) made.push(await pendingFacility({ name }, manager))
  return made
}

test('an administrator approves and declines by keys, and the manager sends the declined page again', async ({
  page,
  browser,
  allowErrors,
}) => {
  // The server can't know who is an administrator, or on the team.
  allowErrors(/404.*\/(?:admin|facilities)/)
  const word = crypto.randomUUID().slice(0, 8)
  const manager = await newAccount('Dana Brindlow')
  const [oak = '', elm = '', pine = ''] = ['Oak', 'Elm', 'Pine'].map((tree) => `${tree} ${word}`)
  const [, declined] = await pendingOf(manager, [`${oak} Hall`, `${elm} Gym`, `${pine} Rink`])
  await openAs(page, admin, `${origin}/admin?q=${word}`)

  // Two keys from the open queue to the next page.
  await expect(nameLink(page, `${oak} Hall`)).toBeFocused()
  await page.keyboard.press('a')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).waitFor()
  await page.keyboard.press('Enter')
  await expect(nameLink(page, `${elm} Gym`)).toBeFocused()
  await expect(page.getByText(`${oak} Hall is approved. It is public now.`)).toBeVisible()

  await page.keyboard.press('j')
  await expect(nameLink(page, `${pine} Rink`)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('r')
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await expectNoAxeFindings(page)
  // Letters are text here.
  await page.keyboard.type('A gym has a street address.')
  await page.keyboard.press('Control+Enter')
  await expect(nameLink(page, `${pine} Rink`)).toBeFocused()
  await expect(page.getByText(`${elm} Gym is declined. We told its managers why.`)).toBeVisible()
  await expect(page.getByText(/^1 facility pending approval/)).toBeVisible()
  await mailTo(manager, `${oak} Hall is approved`)
  await mailTo(manager, `${elm} Gym wasn't approved`)

  const own = await (await browser.newContext()).newPage()
  await openAs(own, manager, `${origin}/home`)
  const row = own
    .getByRole('region', { name: /^Your facilities/ })
    .getByRole('listitem')
    .filter({ has: own.getByRole('link', { name: `${elm} Gym`, exact: true }) })
  await expect(row).toContainText('Declined')
  await expect(row).toContainText('Reason: A gym has a street address.')
  await own.goto(addressOf({ id: declined?.id ?? '' }))
  const strip = own.getByRole('region', { name: 'Managing this page' })
  await expect(strip).toContainText('Reason: A gym has a street address.')
  await expectNoAxeFindings(own)
  await strip.getByRole('button', { name: 'Send again' }).click()
  await expect(strip).toContainText('Pending approval')

  await expect(async () => {
    await page.goto(`${origin}/admin?q=${word}`)
    await expect(page.getByText(/^2 facilities pending approval/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('article').filter({ hasText: `${elm} Gym` })).toContainText('declined it on')
})

test('a page that another administrator has decided leaves the queue with who decided it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404.*\/admin/, /409/)
  const word = crypto.randomUUID().slice(0, 8)
  const { id, name } = await pendingFacility({ name: `Oak ${word} Hall` })
  await openAs(page, admin, `${origin}/admin?q=${word}`)
  const row = page.getByRole('article').filter({ hasText: name })
  await expect(row).toContainText('No website')
  const other = await newAccount('Rosa Lind', ['admin'])
  const { approvals } = (await allApis(other))['contact-mgmt']
  await approvals.decide({ data: { profileId: id, status: 'Declined', reason: 'Twice.' } })
  await row.getByRole('button', { name: `Approve ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`Rosa Lind has already declined ${name}.`)).toBeVisible()
  await expect(row).toBeHidden()
})

test('probable duplicates are linked from the queue', async ({ page, allowErrors }) => {
  allowErrors(/404.*\/admin/)
  const word = crypto.randomUUID().slice(0, 8)
  const manager = await newAccount('Dana Brindlow')
  const [, second] = await pendingOf(manager, [`Oak ${word} Hall`, `Oak ${word} Hall`])
  await openAs(page, admin, `${origin}/admin?q=${word}`)
  const first = page.getByRole('article').first()
  // There may be more: pages without an address are at the center of the town.
  await expect(first).toContainText(/\d probable duplicate/)
  await expect(first).toContainText('Pending, Dayton, Ohio · on the same spot · same name')
  const link = first.getByRole('listitem').getByRole('link', { name: `Oak ${word} Hall` })
  await expect(link).toHaveAttribute('href', `/facilities/${second?.id}`)
})
