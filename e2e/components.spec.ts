import { expect, type Page } from '@playwright/test'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

// One of the samples is a broken image.
test.beforeEach(({ allowErrors }) => allowErrors(/images\/0{64}/))

/** A section's samples in light colors. */
const section = (page: Page, id: string) => page.locator(`#${id} [data-theme=light]`)
const button = (page: Page, id: string, name: string) =>
  section(page, id).getByRole('button', { name, exact: true })

/** Opens the page with one section. */
async function visit(page: Page, only: string) {
  await page.goto(`${origin}/dev/components?only=${only}`)
  await untilHydrated(page)
}

test('a menu works with the keyboard: arrows wrap, Escape closes it, and the focus returns', async ({
  page,
}) => {
  await visit(page, 'overlays')
  const trigger = button(page, 'overlays', 'Me')
  const item = (name: string) => page.getByRole('menuitem', { name })
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  await expect(item('My account')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item('Delete')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('My account')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(trigger).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(item('Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(trigger).toBeFocused()
})

test('a menu marks its choice, and its links work', async ({ page }) => {
  await visit(page, 'overlays')
  await button(page, 'overlays', 'Me').click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await button(page, 'overlays', 'Me').click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page).toHaveURL(/#overlays$/)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('a dialog traps the focus, closes on Escape and on its backdrop, and returns the focus', async ({
  page,
}) => {
  await visit(page, 'overlays')
  const trigger = button(page, 'overlays', 'Open the dialog')
  const dialog = page.getByRole('dialog', { name: 'Rename the space' })
  await trigger.click()
  await expect(dialog).toHaveAccessibleDescription('Visitors see the new name right away.')
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(trigger).toBeFocused()

  await trigger.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(10, 10)
  await expect(dialog).toHaveCount(0)
})

test('the lightbox moves with the arrow keys, counts, and returns the focus', async ({ page }) => {
  await visit(page, 'pictures')
  const tile = section(page, 'pictures').getByRole('link', { name: /^Image 1 of 6/ })
  await tile.click()
  const count = page.getByText(/^\d of 6$/)
  await expect(count).toHaveText('1 of 6')
  await page.keyboard.press('ArrowRight')
  await expect(count).toHaveText('2 of 6')
  await page.keyboard.press('End')
  await expect(count).toHaveText('6 of 6')
  await expect(page.getByRole('button', { name: 'Next image' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous image' }).click()
  await expect(count).toHaveText('5 of 6')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tile).toBeFocused()
})

test('shows initials for a broken image', async ({ page }) => {
  await visit(page, 'pictures')
  await expect(section(page, 'pictures').getByRole('img', { name: 'Old Mill Grounds' })).toHaveText('OM')
})
