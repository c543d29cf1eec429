import { expect, type Page } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { expectAccessible, expectNoAxeFindings, expectNoSidewaysScroll } from './axe.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()
const status = '**/status.json?*'
const chip = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Maintenance Alert' })

/** The status of the whole product as this page reads it, because other journeys run meanwhile. */
async function showMaintenance(page: Page, state: { message: string | null; until: string | null }) {
  const maintenanceMode = true
  await page.route(status, (route) =>
    route.fulfill({ json: { maintenanceMode, data: { maintenanceMode, ...state } } }),
  )
}

test('an alert in the top bar leads to the message on home, at any width', async ({ page }) => {
  // Six scans by axe, beside a map.
  test.setTimeout(120_000)
  await showMaintenance(page, { message: 'Photos can’t be uploaded.', until: '2099-01-01T12:00:00.000Z' })
  await openAs(page, await newAccount('Mia Mender'), `${origin}/facilities/marketplace?sport=Fencing`)
  for (const width of [390, 900, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${origin}/facilities/marketplace?sport=Fencing`)
      await untilHydrated(page)
      await expect(chip(page)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoAxeFindings(page, 'header')
      await chip(page).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${origin}/home`)
      await expect(page.getByText('Photos can’t be uploaded. Expected to end by Jan 1, 2099')).toBeVisible()
    })
})

test('an administrator turns maintenance mode on with a message, and off again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 400.*maintenance/)
  const shown = async () => (await page.request.get(`${origin}/status.json`)).json()
  await openAs(page, admin, `${origin}/admin/maintenance`)
  const mode = page.getByRole('switch', { name: 'Maintenance mode' })
  await expect(mode).not.toBeChecked()
  try {
    await page.getByLabel('Message').fill('Maps are being repaired.')
    await mode.click()
    await expect(mode).toBeChecked()
    await expect(chip(page)).toBeVisible()
    await expect(page.getByText(/^On\. Changed .* by /)).toBeVisible()
    await expect.poll(shown).toMatchObject({
      maintenanceMode: true,
      data: { message: 'Maps are being repaired.', until: null },
    })

    await page.getByLabel('Expected end').fill('2020-01-01T12:00')
    await page.getByRole('button', { name: 'Save message' }).click()
    await expect(page.getByText('must be in the future').first()).toBeVisible()
    await expectAccessible(page)

    await mode.press('Space')
    await expect(mode).not.toBeChecked()
    await expect(chip(page)).toBeHidden()
    await expect.poll(shown).toMatchObject({ maintenanceMode: false, data: { message: null } })
    // The text is still there, so that turning it on again restores it.
    await expect(page.getByLabel('Message')).toHaveValue('Maps are being repaired.')
  } finally {
    if (await mode.isChecked()) await mode.click()
    await expect(mode).not.toBeChecked()
  }
})
