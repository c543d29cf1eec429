import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { newAccount, signIn } from './accounts.ts'
import { edit, editableFacility } from './editing.ts'
import { addressOf, approvedFacility } from './facilities.ts'
import { fillLogIn, openAs } from './log-in.ts'
import { visitHydrated, withoutMap } from './market.ts'
import { openSite, test } from './site.ts'

const { api, origin } = openSite()

test.use({ viewport: withoutMap })

const menu = (page: Page, things: string) => page.getByRole('button', { name: `Download ${things}` })

/** Chooses a format of an open menu and waits for the file. */
async function choose(page: Page, format: 'CSV' | 'Excel') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

const address = '?sport=Fencing&sort=name'

test('the results of a search are downloaded as CSV in their order', async ({ page }) => {
  await signIn(page, await newAccount('Marcus Ellingsford'))
  await visitHydrated(page, address)
  await menu(page, 'facilities').click()
  const { name, content } = await choose(page, 'CSV')
  expect(name).toMatch(/^facilities \d{4}-\d\d-\d\d\.csv$/)
  const [headings, ...rows] = content.toString().trimEnd().split('\r\n')
  expect(headings).toMatch(/^\uFEFFName,Address,City,State,Postal code,/)
  const first = await page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent()
  expect(rows[0]).toContain(first ?? 'a heading')
  await expect(page.getByText(/^Downloading .+ rows of facilities\.$/)).toBeVisible()
})

test('a visitor logs in and then gets the file', async ({ page }) => {
  const organizer = await newAccount('Marcus Ellingsford')
  await visitHydrated(page, address)
  await menu(page, 'facilities').click()
  const download = page.waitForEvent('download')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ])
  await fillLogIn(popup, organizer)
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('saved facilities are downloaded as a workbook, by keyboard', async ({ page }) => {
  const organizer = await newAccount('Marcus Ellingsford')
  const { id } = await approvedFacility({ name: '=1+1 Fieldhouse' })
  await (await api(organizer)).facilities.likes.add({ ownerId: id, data: {} })
  await openAs(page, organizer, `${origin}/home`)
  await page.getByRole('tab', { name: /^Following/ }).click()
  await menu(page, 'saved facilities').press('Enter')
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^liked facilities .+\.xlsx$/)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
})

test('a manager downloads the spaces of a facility from their editor', async ({ page }) => {
  const { id, manager } = await editableFacility('Elm Street Fieldhouse')
  const { spaceTypes } = (await api(manager)).facilities
  await spaceTypes.create({ ownerId: id, data: { name: 'Court', count: 8, surface: 'Hardwood' } })
  await openAs(page, manager, addressOf({ id }))
  await edit(page, 'Spaces')
  await menu(page, 'spaces').click()
  const { name, content } = await choose(page, 'CSV')
  expect(name).toMatch(/^Elm Street Fieldhouse space types .+\.csv$/)
  expect(content.toString().split('\r\n')[1]).toMatch(/^Court,Hardwood,8,/)
})
