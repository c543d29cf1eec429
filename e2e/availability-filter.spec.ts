import { expect, type Page } from '@playwright/test'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { expectAccessible } from './axe.ts'
import { approvedFacility } from './facilities.ts'
import { cards, untilLoaded, visitHydrated, withoutMap } from './market.ts'
import { openSite, test } from './site.ts'

/** Facilities by the days on which they are free. */
const { api } = openSite()

const year = Number(dayOf(new Date()).slice(0, 4)) + 1
/** A Friday to Sunday of next year's April. */
const friday = addDays(`${year}-04-20`, (5 - new Date(`${year}-04-20`).getUTCDay() + 7) % 7)
const sunday = addDays(friday, 2)
const words = `April ${Number(friday.slice(8))}–${Number(sunday.slice(8))}`
const days = `from=${friday}&to=${sunday}`

/** A facility with a field. Its calendar is free, booked for these days, or not shared. */
async function facilityThatIs(state: 'free' | 'taken' | 'unknown', name: string) {
  const { id: ownerId, manager } = await approvedFacility({
    name,
    city: 'Albany',
    state: 'New York',
    lat: 42.65,
    lng: -73.75,
  })
  const { facilities } = await api(manager)
  const { data } = await facilities.spaces.create({ ownerId, data: { name: 'Field 1', spaceType: 'Field' } })
  if (state === 'taken')
    await facilities.calendar.entries.create({
      ownerId,
      data: {
        kind: 'Booking',
        title: 'Secret cup',
        unitIds: data.units.map(({ id }) => id),
        starts: `${friday}T04:00:00.000Z`,
        ends: `${addDays(sunday, 1)}T04:00:00.000Z`,
      },
    })
  if (state !== 'unknown') await facilities.calendar.share({ ownerId, data: { isShared: true } })
}

/** Facilities with a word in their names that no other journey has, so that a search finds only them. */
async function threeFacilities(word: string) {
  await facilityThatIs('unknown', `${word} Arena`)
  await facilityThatIs('taken', `${word} Park`)
  await facilityThatIs('free', `${word} Yard`)
}

/** Waits until the search knows of the facilities. */
const untilFound = (word: string) =>
  expect
    .poll(async () => {
      const { facilities } = await api()
      const { data } = await facilities.search({ data: { text: word, free: { from: friday, to: sunday } } })
      return data.map(({ name }) => name)
    })
    .toEqual([`${word} Yard`, `${word} Arena`])

/** Not of close matches below. */
const found = (page: Page) => cards(page).and(page.locator('article:not([aria-labelledby=close-matches] *)'))
const names = (page: Page) => found(page).getByRole('heading').allInnerTexts()

test.describe('beside no map', () => {
  test.use({ viewport: withoutMap })

  test('an organizer finds what is free, then what is unknown, and shares the address', async ({
    page,
    browser,
  }) => {
    await threeFacilities('Quillmoor')
    await untilFound('Quillmoor')
    await visitHydrated(page)
    const field = page.getByLabel('Search facilities')
    await field.fill(`Quillmoor ${words}`)
    await field.press('Enter')
    await untilLoaded(page)
    await expect.poll(() => names(page)).toEqual(['Quillmoor Yard', 'Quillmoor Arena'])
    await expect(found(page).first()).toContainText('1 of 1 field free')
    await expect(found(page).last()).toContainText('Ask for dates')
    await expect(page.getByText('1 known to be free. 1 calendar is unknown: ask for dates.')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Secret')
    await expectAccessible(page)

    await page.getByRole('button', { name: /^Dates/ }).click()
    await page
      .getByRole('dialog', { name: 'Dates' })
      .getByRole('checkbox', { name: /^Only facilities known to be free/ })
      .click()
    await expect(page).toHaveURL(/known=true/)
    await page.keyboard.press('Escape')
    await expect.poll(() => names(page)).toEqual(['Quillmoor Yard'])

    const other = await browser.newPage()
    await other.goto(page.url())
    await expect.poll(() => names(other)).toEqual(['Quillmoor Yard'])
    await expect(found(other).first()).toContainText('1 of 1 field free')
    await other.close()
  })
})

test.describe('beside the map', () => {
  test.use({ viewport: { width: 1200, height: 600 } })

  test('a marker says whether a facility is known to be free', async ({ page }) => {
    await threeFacilities('Brackenfell')
    await untilFound('Brackenfell')
    await visitHydrated(page, `?q=Brackenfell&${days}`)
    const map = page.getByRole('region', { name: 'Facilities on the map', exact: true })
    // Both are at one place, whose fan has a marker of each.
    await map.getByRole('button', { name: /^2 facilities/ }).click()
    await expect(map.getByRole('button', { name: 'Brackenfell Yard, free' })).toBeVisible()
    await expect(map.getByRole('button', { name: 'Brackenfell Arena, calendar unknown' })).toBeVisible()
    await expect(map.getByText('Calendar unknown', { exact: true })).toBeVisible()
  })
})
