import { expect } from '@playwright/test'
import { newAccount, signIn } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { cards, visitHydrated, withoutMap } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

test.use({ viewport: withoutMap })

test('compares facilities from the market, and shares the comparison by its address', async ({
  page,
  browser,
}) => {
  await visitHydrated(page, '?sport=Fencing&sort=name')
  const compare = (place: number) =>
    cards(page)
      .nth(place)
      .getByRole('button', { name: /^Compare / })
  const nameOf = async (place: number) =>
    (await cards(page).nth(place).getByRole('heading').textContent()) ?? ''
  const names = [await nameOf(0), await nameOf(1)]
  const tray = page.getByRole('region', { name: 'Compare' })
  await compare(0).click()
  await expect(tray).toContainText('1 of 4')
  for (const place of [1, 2, 3]) await compare(place).click()
  await compare(4).click()
  await expect(page.getByText(`You can compare up to 4. To add ${await nameOf(4)}, remove`)).toBeVisible()
  for (const place of [2, 3]) await compare(place).click()
  await page.reload()
  await expect(tray).toContainText('2 of 4')
  await tray.getByRole('link', { name: 'Compare' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 facilities')
  const heads = page.getByRole('columnheader')
  for (const name of names) await expect(heads.filter({ hasText: name })).toBeVisible()
  const rows = page.getByRole('navigation', { name: 'Rows' })
  const differing = await page.getByRole('row').count()
  await rows.getByRole('link', { name: /^All rows/ }).click()
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(differing)
  await expectAccessible(page)

  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  for (const name of names) await expect(other.getByRole('columnheader', { name })).toBeVisible()
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await other.context().close()

  await page.getByRole('link', { name: `Remove ${names[0]}` }).click()
  await expect(heads.filter({ hasText: names[0] })).toHaveCount(0)
  await page.goto(page.url().replace('&sport', ',00000000-0000-4000-8000-000000000001&sport'))
  await expect(page.getByText('No longer available')).toBeVisible()
})

test('saves a facility to a list, shares the list, and deletes it with undo', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/404/)
  await signIn(page, await newAccount('Lena Ostrowski'))
  await visitHydrated(page, '?sport=Fencing&sort=name')
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Save to list' }).click()
  await page.getByLabel('New list').fill('Spring 14U')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('checkbox', { name: 'Spring 14U' })).toBeChecked()

  await page.goto(`${origin}/home`)
  await page.getByRole('link', { name: 'Spring 14U' }).click()
  await page.getByRole('button', { name: `Add note to ${name}` }).click()
  await page.getByLabel(`Note on ${name}`).fill('Ask for Friday')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Ask for Friday')).toBeVisible()
  await expectAccessible(page, 1024)

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByLabel('Shared by').fill('Coach Kim')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(link)
  await untilHydrated(reader)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Spring 14U')
  await expect(reader.getByText('Shared by Coach Kim')).toBeVisible()
  await expect(reader.getByRole('article')).toContainText(name)
  await expect(reader.getByText('Ask for Friday')).toHaveCount(0)
  await expectAccessible(reader, 1024)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('The link doesn’t work any longer.')).toBeVisible()
  expect((await reader.goto(link))?.status()).toBe(404)
  await expect(reader.getByText('This list isn’t shared any longer.')).toBeVisible()
  await reader.context().close()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(`${origin}/home`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
})
