import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { at, bar, calendarOf, dialog, makeCalendar, monday } from './calendars.ts'
import { addressOf, approvedFacility } from './facilities.ts'
import { meMenu, openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

/** The week of a facility, run by its manager. */
const { origin } = openSite()

/** Removes all entries, and waits until the page shows none. */
async function clearWeek(page: Page, clear: () => Promise<void>) {
  await clear()
  await expect(bar(page, /, (?:Booked|Recurring|Hold|1st hold)/)).toHaveCount(0)
  // Each hold in the list has one, too.
  await expect(page.getByRole('button', { name: 'Book', exact: true })).toHaveCount(1)
}

test('a manager adds the first space and books it', async ({ page }) => {
  const facility = await approvedFacility({ name: 'Gym without a calendar' })
  await openAs(page, facility.manager, addressOf(facility))
  await page
    .getByRole('region', { name: 'Managing this page' })
    .getByRole('link', { name: 'Calendar' })
    .click()
  await expect(page.getByRole('heading', { name: 'No spaces yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Add the first' }).click()
  await dialog(page).getByLabel('Name').fill('Court 1')
  await dialog(page).getByLabel('Booked').selectOption({ label: 'In two halves, A and B' })
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog(page).getByText('Parts A, B')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog(page).getByText('Say what it is for.')).toBeVisible()
  await dialog(page).getByLabel('For', { exact: true }).fill('Open gym')
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).click()
  await expect(bar(page, /^Open gym, Booked, Court 1/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bar(page, /^Open gym/)).toHaveCount(0)

  await test.step('from any page, the calendar is one press away, also on phones', async () => {
    const entry = page.getByRole('banner').getByRole('link', { name: 'Calendar', exact: true })
    for (const [width, path] of [
      [1440, '/help'],
      [900, '/events/marketplace'],
      [390, '/account'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(origin + path)
      await entry.filter({ visible: true }).click()
      await expect(page).toHaveURL(calendarOf(facility))
      await expect(page).toHaveTitle(/^Calendar of Gym without a calendar \| /)
    }
  })
  await test.step('also from each page that the bar leads to, at every width', async () => {
    const header = page.getByRole('banner')
    const inBar = header.getByRole('link', { name: 'Calendar', exact: true }).filter({ visible: true })
    const links = header.locator('a[href^="/"]:not([href$="/calendar"]):not([target])')
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    const routes = [...new Set(paths)]
    // The front page, five marketplaces, home, news, work, account and help.
    expect(routes.length).toBeGreaterThanOrEqual(14)
    for (const [n, path] of routes.entries()) {
      await page.setViewportSize({ width: [1440, 900, 390][n % 3] ?? 390, height: 844 })
      // Most are in menus, which are closed.
      await header.locator(`a[href="${path}"]`).first().dispatchEvent('click')
      await expect(page).toHaveURL(({ pathname }) => pathname === new URL(path, origin).pathname)
      await inBar.click()
      await expect(page, `from ${path}`).toHaveURL(calendarOf(facility))
    }
  })
  await test.step('the Me menu has the work, and its pages', async () => {
    const open = async (name: string) => {
      await meMenu(page).click()
      await page.getByRole('banner').getByRole('link', { name, exact: true }).last().click()
    }
    await open('Pages')
    await expect(page.getByRole('heading', { name: 'Your pages', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Calendar of Gym without a calendar' })).toBeVisible()
    await open('Lists')
    await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible()
    await open('Leads')
    await expect(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible()
    await open('Requests')
    await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible()
    await open('Calendar')
    await expect(page).toHaveURL(calendarOf(facility))
  })
})

test('bookings, holds and series of one week are made, changed and refused', async ({
  page,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(/status of 409/)
  const { facility, a, b, room, book, calendar, ownerId, clear } = await makeCalendar('Fields of one week')
  await openAs(page, facility.manager, calendarOf(facility, `?day=${monday}`))
  await test.step('undo in a message is of the booking that the message is about', async () => {
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await dialog(page).getByLabel('For', { exact: true }).fill('Clinic')
    await dialog(page).getByRole('button', { name: 'Book', exact: true }).click()
    const message = page.getByRole('status').filter({ hasText: 'Booked Clinic.' })
    await expect(message).toBeVisible()
    await book('Clinic', [room], 10, [15, 17])
    await message.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The change is undone.')).toBeVisible()
    await expect(bar(page, /^Clinic, Booked, Field 1/)).toHaveCount(0)
    await expect(bar(page, /^Clinic, Booked, Room 1/)).toBeVisible()
  })
  await test.step('a taken time names what takes it, and offers the free half', async () => {
    await clearWeek(page, clear)
    await book('U10 league', [a], 14, [9, 12])
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await dialog(page).getByLabel('For', { exact: true }).fill('Junior Cup')
    await dialog(page).getByLabel('From, time').fill('10:00')
    await dialog(page).getByLabel('To, time').fill('14:00')
    await dialog(page).getByLabel('From', { exact: true }).fill('2031-06-14')
    await dialog(page).getByRole('button', { name: 'Book', exact: true }).click()
    const panel = dialog(page).getByRole('alert')
    await expect(panel).toContainText('U10 league, Field 1 A, Sat, Jun 14, 9 AM – 12 PM')
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Field 1 B' })
      .getByRole('button', { name: 'Use' })
      .click()
    await expect(bar(page, /^Junior Cup, Booked, Field 1, Sat, Jun 14, 10 AM – 2 PM/)).toBeVisible()
  })
  await test.step('others see a change at once, and a hold becomes a booking', async () => {
    await clearWeek(page, clear)
    await expect(page.getByText('Field 1').first()).toBeVisible()
    const hold = { kind: 'Hold' as const, unitIds: [a, b], expiresDate: at(11, 10) }
    await calendar.entries.create({
      ownerId,
      data: { ...hold, title: 'Spring Cup', starts: at(12, 9), ends: at(12, 18) },
    })
    await expect(bar(page, /^Spring Cup, 1st hold/)).toBeVisible()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(bar(page, /^Spring Cup, /)).toHaveCount(0)
    const row = page.getByRole('listitem').filter({ hasText: 'Spring Cup' })
    await row.getByRole('button', { name: 'Spring Cup' }).click()
    await expect(bar(page, /^Spring Cup, 1st hold/)).toBeVisible()
    await row.getByRole('button', { name: 'Book' }).click()
    await expect(bar(page, /^Spring Cup, Booked/)).toBeVisible()
    await bar(page, /^Spring Cup/).press('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(bar(page, /^Spring Cup/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Changes' }).click()
    await dialog(page)
      .getByRole('listitem')
      .filter({ hasText: 'Removed Spring Cup' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page, /^Spring Cup, Booked/)).toBeVisible()
  })
  await test.step('a hold of a time that was booked says what takes it, and moves to a free one', async () => {
    await clearWeek(page, clear)
    const hold = async (title: string, from: number, to: number) =>
      calendar.entries.create({
        ownerId,
        data: {
          kind: 'Hold',
          title,
          unitIds: [a, b],
          starts: at(14, from),
          ends: at(14, to),
          expiresDate: at(13, 10),
        },
      })
    const { data: first } = await hold('Spring Cup', 10, 14)
    await hold('Summer Cup', 12, 16)
    await calendar.entries.confirm({ ownerId, id: first.id })
    await expect(bar(page, /^Summer Cup, Hold of a taken time/)).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'Summer Cup' })
    await expect(row).toContainText('Taken')
    await row.getByRole('button', { name: 'Book' }).click()
    const panel = dialog(page).getByRole('alert')
    await expect(panel).toContainText('Spring Cup, Field 1, Sat, Jun 14, 10 AM – 2 PM')
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Sun, Jun 15' })
      .getByRole('button', { name: 'Use' })
      .click()
    await expect(bar(page, /^Summer Cup, 1st hold, Field 1, Sun, Jun 15, 12–4 PM/)).toBeVisible()
  })
  await test.step('a series begins on the first date, and a first date outside of it is refused', async () => {
    await clearWeek(page, clear)
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await dialog(page).getByLabel('For', { exact: true }).fill('Youth night')
    await dialog(page).getByLabel('From', { exact: true }).fill('2031-06-12')
    await dialog(page).getByText('Every week').click()
    const days = dialog(page).getByRole('group', { name: 'On' })
    await expect(days.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(days.getByLabel('Thursday')).toBeChecked()
    await days.getByText('Wednesday').click()
    await days.getByText('Thursday', { exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Book', exact: true }).click()
    await expect(dialog(page).getByText('The first date, Thu, Jun 12, would be left out.')).toBeVisible()
    await days.getByText('Thursday', { exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Book', exact: true }).click()
    await expect(bar(page, /^Youth night, Recurring, Field 1, Thu, Jun 12/)).toBeVisible()
  })
  await test.step('a series leaves out its taken dates if that is chosen', async () => {
    await clearWeek(page, clear)
    await book('Summer Cup', [a, b], 16, [12, 20])
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await dialog(page).getByLabel('For', { exact: true }).fill('School team')
    await dialog(page).getByLabel('From', { exact: true }).fill(monday)
    await dialog(page).getByLabel('Every week').check()
    await dialog(page).getByLabel('Through').fill('2031-06-23')
    await dialog(page).getByRole('button', { name: 'Book', exact: true }).click()
    const panel = dialog(page).getByRole('alert')
    await expect(panel).toContainText('Summer Cup')
    await expect(panel).toContainText('Skip Mon, Jun 16')
    await panel.getByRole('button', { name: 'Book the other dates' }).click()
    await expect(page.getByText('Booked School team, without 1 date.')).toBeVisible()
    await expect(bar(page, /^School team, Recurring/)).toHaveCount(1)
  })
  await test.step('one date of a series is removed, and then the rest of it', async () => {
    await clearWeek(page, clear)
    await calendar.series.create({
      ownerId,
      data: {
        kind: 'Booking',
        title: 'School team',
        unitIds: [a],
        weekdays: ['Monday', 'Wednesday', 'Friday'],
        from: '15:00',
        to: '17:00',
        firstDay: monday,
        lastDay: '2031-07-09',
      },
    })
    const team = bar(page, /^School team, Recurring/)
    await expect(team).toHaveCount(3)
    await team.first().press('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(team).toHaveCount(2)
    await team.last().click()
    await dialog(page).getByRole('button', { name: 'And all later' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(team).toHaveCount(1)
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(page.getByText('Jun 16–22, 2031')).toBeVisible()
    await expect(team).toHaveCount(0)
  })
})

test('a wide grid moves bookings by keys and mouse, and takes over the changes of others', async ({
  page,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(/status of 4(09|12)/)
  const { facility, a, room, book, calendar, ownerId, clear } = await makeCalendar('Fields that move')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, facility.manager, calendarOf(facility, `?day=${monday}`))
  await test.step('a booking is moved by keyboard and by mouse, and a refused move changes nothing', async () => {
    await book('Friendly', [a], 10, [15, 17])
    await book('Meeting', [room], 11, [15, 17])
    await bar(page, /^Friendly/).press('m')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter'])
      await bar(page, /^Friendly/).press(key)
    await expect(bar(page, /^Friendly, Booked, Field 1, Tue, Jun 10, 4–6 PM/)).toBeVisible()
    await expect(page.getByText('Moved Friendly to Field 1 B, Tue, Jun 10, 4–6 PM.')).toBeVisible()

    const meeting = bar(page, /^Meeting/)
    const day = (await page.getByText('Wed 11').boundingBox())?.x ?? 0
    const earlier = (await page.getByText('Tue 10').boundingBox())?.x ?? 0
    const box = await meeting.boundingBox()
    if (box === null) throw new Error('the bar is not drawn')
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(box.x + 5 + (earlier - day), box.y + 5, { steps: 5 })
    await page.mouse.up()
    await expect(bar(page, /^Meeting, Booked, Room 1, Tue, Jun 10, 3–5 PM/)).toBeVisible()

    const { data: cup } = await book('Cup', [room], 10, [19, 21])
    await bar(page, /^Meeting/).press('m')
    for (let step = 0; step < 8; step++) await bar(page, /^Meeting/).press('ArrowRight')
    await bar(page, /^Meeting/).press('Enter')
    await expect(dialog(page).getByRole('alert')).toContainText('Cup, Room 1, Tue, Jun 10, 7–9 PM')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(bar(page, /^Meeting, Booked, Room 1, Tue, Jun 10, 3–5 PM/)).toBeVisible()

    await bar(page, /^Meeting/).press('m')
    for (let step = 0; step < 8; step++) await bar(page, /^Meeting/).press('ArrowRight')
    await bar(page, /^Meeting/).press('Enter')
    await expect(dialog(page).getByRole('alert')).toContainText('Cup')
    await calendar.entries.remove({ ownerId, id: cup.id })
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(bar(page, /^Meeting, Booked, Room 1, Tue, Jun 10, 7–9 PM/)).toBeVisible()
  })
  await test.step('keys move a booking to another space, and put it back when the grid loses the focus', async () => {
    await clearWeek(page, clear)
    await book('Meeting', [room], 10, [15, 17])
    const grid = page.getByRole('application', { name: 'Spaces' })
    await bar(page, /^Meeting/).focus()
    for (const key of ['m', 'ArrowUp']) await page.keyboard.press(key)
    await expect(grid).toBeFocused()
    await expect(grid.locator('[aria-live]')).toHaveText(
      'Field 1 B, Tue, Jun 10, 3–5 PM, Meeting, Booked, picked up',
    )
    await page.keyboard.press('Tab')
    await expect(bar(page, /^Meeting, Booked, Room 1/)).toBeVisible()

    await bar(page, /^Meeting/).focus()
    for (const key of ['m', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByText('Moved Meeting to Field 1 A, Tue, Jun 10, 3–5 PM.')).toBeVisible()
    await expect(bar(page, /^Meeting, Booked, Field 1, Tue, Jun 10, 3–5 PM/)).toBeVisible()
    await expect(grid).toBeFocused()
  })
  await test.step('an edit takes over what somebody else changes meanwhile, and keeps what was typed', async () => {
    await clearWeek(page, clear)
    const { data: friendly } = await book('Friendly', [a], 10, [15, 17])
    const change = async (path: string, value: unknown) =>
      calendar.entries.update({ ownerId, id: friendly.id, patch: [{ op: 'replace', path, value }] })
    await bar(page, /^Friendly/).click()
    await dialog(page).getByLabel('For', { exact: true }).fill('Friendly match')
    await change('/ends', at(10, 18))
    const news = dialog(page).getByRole('alert')
    await expect(news).toContainText('Dana Brindlow changed this. It is now on Tue, Jun 10, 3–6 PM.')
    await expect(dialog(page).getByLabel('To, time')).toHaveValue('18:00')

    // The next change comes between the button and the server.
    await page.route(
      '**/calendar/entries/*',
      async (route) => {
        await change('/unitIds', [room])
        await route.continue()
      },
      { times: 1 },
    )
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(news).toContainText('Dana Brindlow changed this. It is now in Room 1.')
    await expect(dialog(page).getByLabel('For', { exact: true })).toHaveValue('Friendly match')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(bar(page, /^Friendly match, Booked, Room 1, Tue, Jun 10, 3–6 PM/)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('short bookings have their names beside them, and the corner has the week', async () => {
    await clearWeek(page, clear)
    await book('Stranger’s birthday', [room], 10, [10, 12])
    await expect(page.getByText('Week 24')).toBeVisible()
    const name = page.getByText('Stranger’s birthday', { exact: true })
    await expect(name).toBeVisible()
    const isWhole = await name.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    )
    expect(isWhole).toBe(true)
  })
})

test('a manager books by the keyboard alone, and keeps the last copy without a connection', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { facility } = await makeCalendar('Fields for the keyboard')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, facility.manager, calendarOf(facility, `?day=${monday}`))
  const grid = page.getByRole('application', { name: 'Spaces' })
  const said = grid.locator('[aria-live]')
  await grid.focus()
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(said).toHaveText('Field 1 A, Mon, Jun 9, 9–9:30 AM, free')
  for (const key of ['Enter', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown'])
    await page.keyboard.press(key)
  await expect(said).toHaveText('Field 1, Mon, Jun 9, 9–11 AM, new booking')
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel('For', { exact: true }).fill('Clinic')
  await page.keyboard.press('Enter')
  await expect(bar(page, /^Clinic, Booked, Field 1, Mon, Jun 9, 9–11 AM/)).toBeVisible()

  await grid.focus()
  await expect(said).toHaveText('Field 1 B, Mon, Jun 9, 10:30–11 AM, Clinic, Booked')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Clinic' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await grid.focus()
  await page.keyboard.press('b')
  await expect(page.getByText('Clinic is at this time. Press Enter to open it.')).toBeVisible()
  for (const [key, kind] of [
    ['x', 'Closed'],
    ['h', 'Hold'],
    ['b', 'Booking'],
  ] as const) {
    await grid.focus()
    for (const press of ['End', key]) await page.keyboard.press(press)
    await expect(dialog(page).getByRole('radio', { name: kind })).toBeChecked()
    await expect(dialog(page).getByLabel('From, time')).toHaveValue('21:30')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
  await grid.focus()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { name: 'Jun 16–22, 2031' })).toBeVisible()
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('heading', { name: 'Jun 9–15, 2031' })).toBeVisible()
  await expect(said).toHaveText('Field 1 B, Mon, Jun 9, 9:30–10 PM, free')
  await page.getByText('Month', { exact: true }).click()
  await expect(page.getByRole('img', { name: 'Short bookings of Field 1' })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('No connection. This is how the calendar was at')).toBeVisible()
  await page.getByText('Week', { exact: true }).click()
  for (const key of ['m', 'ArrowRight', 'Enter']) await bar(page, /^Clinic/).press(key)
  await expect(dialog(page).getByRole('alert')).toContainText('You’re offline.')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)
  await expect(page.getByText('No connection.')).toHaveCount(0)
})

test('halves that are booked at the same time are not joined, and each booking is named', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  const { facility, a, b, book } = await makeCalendar('Fields to join')
  await book('U10', [a], 14, [9, 12])
  await book('U12', [b], 14, [11, 13])
  await openAs(page, facility.manager, calendarOf(facility, '?day=2031-06-23'))
  await page.getByRole('button', { name: /^Spaces/ }).click()
  await expect(dialog(page).getByRole('link', { name: 'Opening hours and seasons' })).toHaveAttribute(
    'href',
    `/facilities/${facility.id}#hours`,
  )
  await dialog(page).getByRole('button', { name: 'Change Field 1' }).click()
  await dialog(page).getByLabel('Booked').selectOption({ label: 'Only as a whole' })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  const panel = dialog(page).getByRole('alert')
  await expect(panel).toContainText('U10, Field 1 A, Sat, Jun 14, 9 AM – 12 PM')
  await expect(panel).toContainText('U12, Field 1 B, Sat, Jun 14, 11 AM – 1 PM')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'U12' }).click()
  await expect(bar(page, /^U12, Booked/)).toBeVisible()
})

test('a manager finds the calendar from home, and another program follows it by a secret address until it is revoked', async ({
  page,
  request,
}) => {
  const { facility, a, book } = await makeCalendar('Fields that are followed')
  await book('Open training', [a], 10, [15, 17])
  await openAs(page, facility.manager, `${origin}/home`)
  await page.getByRole('link', { name: 'Calendar of Fields that are followed' }).click()
  await expect(page).toHaveURL(calendarOf(facility))
  await expect(page.getByRole('button', { name: /^Spaces/ })).toBeVisible()
  const section = page.getByRole('region', { name: 'Calendar addresses' })
  await section.getByRole('button', { name: 'New address' }).click()
  const address = await section.getByLabel('The new address').inputValue()
  const reply = await request.get(address)
  expect(await reply.text()).toContain('SUMMARY:Open training')
  await section.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The address is revoked.')).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
})

test.describe('a calendar without a day in its address', () => {
  // The day in this zone isn't the day in UTC.
  const timezoneId = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Pacific/Kiritimati'
  test.use({ timezoneId, viewport: { width: 390, height: 844 } })

  test('opens on the day of the device’s clock', async ({ page }) => {
    const { facility } = await makeCalendar('Fields far from Greenwich')
    await openAs(page, facility.manager, calendarOf(facility))
    const today = new Date().toLocaleDateString('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: timezoneId,
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(today)
  })
})
