import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoSidewaysScroll } from './axe.ts'
import { openSite, test, untilAlive } from './site.ts'

const { origin } = openSite()

// One of the samples is a broken image.
test.beforeEach(({ allowErrors }) => allowErrors(/images\/0{64}/))

/** A section's samples in light colors. */
const section = (page: Page, id: string) => page.locator(`#${id} [data-theme=light]`)
const button = (page: Page, id: string, name: string) =>
  section(page, id).getByRole('button', { name, exact: true })

/** Opens the page with one section or with all of them. */
async function visit(page: Page, only?: string) {
  await page.goto(`${origin}/dev/components${only === undefined ? '' : `?only=${only}`}`)
  await untilAlive(page)
}

const opened: [
  what: string,
  within: string,
  open: (page: Page) => Promise<unknown>,
  expectOpen: (page: Page) => Promise<unknown>,
][] = [
  [
    'a menu',
    'overlays',
    (page) => button(page, 'overlays', 'Me').click(),
    (page) => expect(page.getByRole('menuitem', { name: 'My account' })).toBeVisible(),
  ],
  [
    'a popover',
    'overlays',
    (page) => button(page, 'overlays', 'Share').click(),
    (page) => expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible(),
  ],
  [
    'a tooltip',
    'overlays',
    (page) => button(page, 'overlays', 'Hover me').hover(),
    (page) => expect(page.getByText('Replies in about 6 hours')).toBeVisible(),
  ],
  [
    'a dialog',
    'overlays',
    (page) => button(page, 'overlays', 'Open the dialog').click(),
    (page) => expect(page.getByRole('dialog', { name: 'Rename the space' })).toBeVisible(),
  ],
  [
    'a long dialog',
    'overlays',
    (page) => button(page, 'overlays', 'Open a long dialog').click(),
    (page) => expect(page.getByRole('dialog')).toBeVisible(),
  ],
  [
    'a sheet',
    'overlays',
    (page) => button(page, 'overlays', 'Open the sheet').click(),
    (page) => expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible(),
  ],
  [
    'a confirmation by keyword',
    'answers',
    (page) => button(page, 'answers', 'Ask for a keyword').click(),
    (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  ],
  [
    'a confirmation by a tick',
    'answers',
    (page) => button(page, 'answers', 'Ask for a tick').click(),
    (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  ],
  [
    'a combobox',
    'pickers',
    (page) => section(page, 'pickers').getByLabel('Sports', { exact: true }).click(),
    (page) => expect(page.getByRole('option', { name: 'Basketball' })).toBeVisible(),
  ],
  [
    'a combobox that searches',
    'pickers',
    (page) => section(page, 'pickers').getByRole('combobox', { name: 'City' }).fill('ko'),
    (page) => expect(page.getByRole('option', { name: /Kokomo/ })).toBeVisible(),
  ],
  [
    'a place field',
    'pickers',
    (page) => section(page, 'pickers').getByRole('combobox', { name: 'Where' }).fill('war'),
    (page) => expect(page.getByRole('option', { name: 'Warsaw' })).toBeVisible(),
  ],
  [
    'a calendar',
    'pickers',
    (page) => section(page, 'pickers').getByLabel('When', { exact: true }).click(),
    (page) => expect(page.getByRole('grid').first()).toBeVisible(),
  ],
  [
    'a lightbox',
    'pictures',
    (page) =>
      section(page, 'pictures')
        .getByRole('link', { name: /^Image 1 of 6/ })
        .click(),
    (page) => expect(page.getByRole('dialog', { name: /^Images of/ })).toBeVisible(),
  ],
  [
    'toasts',
    'answers',
    async (page) => {
      for (const name of ['Error', 'Persistent warning', 'Notification'])
        await button(page, 'answers', name).click()
    },
    (page) => expect(page.getByText('Floor plan with the two extra courts')).toBeVisible(),
  ],
]

test('axe finds nothing on the page with all components', async ({ page }) => {
  test.slow()
  await visit(page)
  await expectNoAxeFindings(page)
})

for (const [what, within, open, expectOpen] of opened) {
  test(`axe finds nothing with ${what} open`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, within)
    await open(page)
    await expectOpen(page)
    await expectNoAxeFindings(page)
  })
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

for (const width of [320, 390, 900, 1440]) {
  test(`all components fit a window of ${width} px`, async ({ page }) => {
    await visit(page)
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  })
}

test('text of 200 % fits the window', async ({ page }) => {
  await visit(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.evaluate('document.documentElement.style.fontSize = "200%"')
  await expectNoSidewaysScroll(page)
})
