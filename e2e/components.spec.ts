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

test('a confirmation ends as confirmed, cancelled or closed', async ({ page }) => {
  await visit(page, 'answers')
  const outcome = section(page, 'answers').getByText(/^Ended as/)
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await button(page, 'answers', 'Ask plainly').click()
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Ok'])
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(outcome).toHaveText('Ended as confirmed')

  await button(page, 'answers', 'Ask plainly').click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(outcome).toHaveText('Ended as cancelled')

  await button(page, 'answers', 'Ask plainly').click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(outcome).toHaveText('Ended as closed')
})

test('only the exact keyword enables confirming', async ({ page }) => {
  await visit(page, 'answers')
  await button(page, 'answers', 'Ask for a keyword').click()
  const field = page.getByRole('textbox', { name: 'Type Lake City to confirm' })
  const confirm = page.getByRole('button', { name: 'Delete facility' })
  const outcome = section(page, 'answers').getByText(/^Ended as/)
  await expect(field).toBeFocused()
  await page.keyboard.type('Lake Ci')
  await expect(page.getByText('Two letters to go')).toBeVisible()
  await expect(confirm).toBeDisabled()
  await page.keyboard.press('Enter')
  await field.fill('lake city')
  await expect(confirm).toBeDisabled()
  await field.fill('Lake City')
  await expect(confirm).toBeEnabled()
  await expect(outcome).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(outcome).toHaveText('Ended as confirmed')
})

test('a tick enables confirming', async ({ page }) => {
  await visit(page, 'answers')
  await button(page, 'answers', 'Ask for a tick').click()
  const confirm = page.getByRole('button', { name: 'Approve' })
  await expect(confirm).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I have looked at the documents.' }).check()
  await expect(confirm).toBeEnabled()
})

test('a combobox works with the keyboard, and Escape restores its value', async ({ page }) => {
  await visit(page, 'pickers')
  const field = section(page, 'pickers').getByRole('combobox', { name: 'Sport', exact: true })
  await field.focus()
  await page.keyboard.type('hock')
  await expect(page.getByRole('option')).toHaveText(['Ice Hockey'])
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Ice Hockey')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Ice Hockey' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('zzz')
  await expect(page.getByText('Nothing fits.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Ice Hockey')
})

test('a place field takes any text, or a suggestion by keyboard', async ({ page }) => {
  await visit(page, 'pickers')
  const field = section(page, 'pickers').getByRole('combobox', { name: 'Where' })
  await field.fill('war')
  await expect(page.getByRole('option', { name: 'Warsaw' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('war')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Warsaw')
  await field.fill('somewhere else')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('a combobox for several values adds and removes them', async ({ page }) => {
  await visit(page, 'pickers')
  const field = section(page, 'pickers').getByRole('combobox', { name: 'Sports', exact: true })
  const remove = (name: string) => section(page, 'pickers').getByRole('button', { name: `Remove ${name}` })
  await field.focus()
  await page.keyboard.type('soc')
  await page.keyboard.press('Enter')
  await expect(remove('Soccer')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await expect(remove('Soccer')).toHaveCount(0)
  await remove('Basketball').click()
  await expect(remove('Basketball')).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('the calendar picks a range of dates', async ({ page }) => {
  await visit(page, 'pickers')
  const field = section(page, 'pickers').getByLabel('When', { exact: true })
  await field.click()
  await page.getByRole('button', { name: /March 20, 2027/ }).click()
  await page.getByRole('button', { name: /March 22, 2027/ }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(field).toHaveText(/Mar 20 – 22, 2027/)
  await expect(field).toBeFocused()
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

test('shows three toasts at most; a press anywhere on a notification views it', async ({ page }) => {
  await visit(page, 'answers')
  const toasts = page.getByRole('status').filter({ hasText: 'Jonquil Pereira' })
  for (let presses = 0; presses < 4; presses += 1) await button(page, 'answers', 'Notification').click()
  await expect(toasts).toHaveCount(3)
  await toasts.first().hover()
  await toasts.first().getByRole('button', { name: 'Dismiss' }).click()
  await expect(toasts).toHaveCount(2)
  await expect(section(page, 'answers').getByText('Ended as viewed')).toHaveCount(0)
  await toasts.last().click({ position: { x: 120, y: 20 } })
  await expect(section(page, 'answers').getByText('Ended as viewed')).toBeVisible()
})

test('a toast disappears by itself, a persistent one stays until it is dismissed', async ({ page }) => {
  await page.clock.install()
  await visit(page, 'answers')
  await button(page, 'answers', 'Persistent warning').click()
  await button(page, 'answers', 'Success').click()
  const success = page.getByRole('status').filter({ hasText: 'Saved' })
  await expect(success).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(success).toHaveCount(0)
  const warning = page.getByRole('alert').filter({ hasText: 'Look for an email from us.' })
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Dismiss' }).click()
  await expect(warning).toHaveCount(0)
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
