import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cards, chip, countIn, heading, openMarketplace } from './testing/open-marketplace.ts'

const field = page.getByRole('searchbox', { name: 'Search facilities' })
const near = page.getByRole('combobox', { name: 'Near' })

/** The parts of a text that the server read, by their words. */
const readingOf = (text: string, filter: object, parts: Record<string, object>) => ({
  filter,
  parts: Object.entries(parts).map(([words, part]) => {
    const from = text.indexOf(words)
    return { from, to: from + words.length, text: words, values: {}, ...part }
  }),
})

const text = '8 volleyball courts within 100 miles of Chicago with parking'
const place = { label: 'Chicago, IL', lat: 41.85, lng: -87.65 }
const inChicago = {
  'within 100 miles of': { miles: 100 },
  Chicago: { place },
  'with parking': { values: { amenities: ['Parking'] } },
}
const quoted = text.replace('volleyball', '"volleyball"')
const readings = {
  [text]: readingOf(
    text,
    {},
    {
      '8': { values: { count: ['8'] } },
      volleyball: { values: { sports: ['Volleyball'] } },
      courts: { values: { spaceType: ['Court'] } },
      ...inChicago,
    },
  ),
  [quoted]: readingOf(
    quoted,
    { text: 'Hall' },
    {
      '8': { values: { count: ['8'] } },
      courts: { values: { spaceType: ['Court'] } },
      ...inChicago,
    },
  ),
}

test('understands a text in plain words and keeps it in the address', async () => {
  const { expectAddress } = await openMarketplace(`?q=${encodeURIComponent(text)}`, { readings })
  for (const label of ['Within 100 mi', 'Volleyball', '8\\+ courts', 'Parking'])
    await expect.element(chip(label)).toBeVisible()
  await expect.element(field).toHaveValue(text)
  await expect.element(near).toHaveValue('Chicago, IL')

  await chip('Volleyball').click()
  await expect.element(field).toHaveValue(quoted)
  await expect.element(chip('8\\+ courts')).toBeVisible()
  await expect.element(cards.first()).toMatchTextContent(/mi\saway/)
  await chip('Indoor').click()
  await expectAddress(/[?&]location=Indoor/)
  await expectAddress(/[?&]q=8\+%22volleyball%22\+courts/)
})

const several = 'canchas o piscina en California'
const unread = 'canchas o "piscina" en California'
const courts = { canchas: { values: { spaceType: ['Court', 'Field'] } } }
const inCalifornia = { 'en California': { place: { label: 'California', state: 'California' } } }

test('searches for several types of spaces, of which each can be removed', async () => {
  await openMarketplace(`?q=${encodeURIComponent(several)}`, {
    readings: {
      [several]: readingOf(
        several,
        {},
        {
          ...courts,
          piscina: { values: { spaceType: ['Pool'] } },
          ...inCalifornia,
        },
      ),
      [unread]: readingOf(unread, {}, { ...courts, ...inCalifornia }),
    },
  })
  await expect.element(page.getByText('Courts, fields, or pools, in California')).toBeVisible()
  const all = countIn(heading)
  await page.getByRole('link', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect.element(sheet.getByRole('checkbox', { name: /^Pool/ })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await chip('Pools').click()
  await expect.element(field).toHaveValue(unread)
  await expect.element(chip('Fields')).toBeVisible()
  await expect.poll(() => countIn(heading)).toBeLessThan(all)
})

const springfields = 'tennis in Springfield'
const springfield = (state: string) => ({ label: `Springfield, ${state}`, lat: 37, lng: -93 })

test('offers other towns for a place that it guessed', async () => {
  const { expectAddress } = await openMarketplace('?q=tennis+in+Springfield', {
    readings: {
      [springfields]: readingOf(
        springfields,
        { text: '' },
        {
          tennis: { values: { sports: ['Tennis'] } },
          'in Springfield': { place: springfield('MO'), otherPlaces: [springfield('IL')], isGuess: true },
        },
      ),
    },
  })
  await page.getByRole('link', { name: 'Springfield, IL' }).click()
  await expect.element(near).toHaveValue('Springfield, IL')
  await expectAddress(/q=tennis\+in\+Springfield&near=Springfield%2C\+IL/)
})

test('says where it searches for a misspelled place, and which place it does not know', async () => {
  const misspelled = 'gym in Chicgo, IL'
  const unknown = 'gym near Tijuana'
  const read = {
    [misspelled]: readingOf(misspelled, {}, { 'Chicgo, IL': { place, isGuess: true } }),
    [unknown]: readingOf(unknown, {}, { Tijuana: { isUnknownPlace: true } }),
  }
  const first = await openMarketplace('?q=gym+in+Chicgo%2C+IL', { readings: read })
  await expect.element(page.getByText('Showing Chicago, IL for “Chicgo, IL”.')).toBeVisible()
  await first.open('?q=gym+near+Tijuana')
  await expect.element(page.getByText(/^We don’t know “Tijuana”/)).toBeVisible()
})

const inIndianapolis: GeolocationPosition = {
  coords: {
    latitude: 39.77,
    longitude: -86.16,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => ({}),
  },
  timestamp: 0,
  toJSON: () => ({}),
}

test('searches near the person who asks for it', async () => {
  const located = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((onPosition) => onPosition(inIndianapolis))
  onTestFinished(() => located.mockRestore())
  const here = 'basketball near me'
  const { expectAddress } = await openMarketplace('?q=basketball+near+me', {
    readings: {
      [here]: readingOf(
        here,
        {},
        {
          basketball: { values: { sports: ['Basketball'] } },
          'near me': { isHere: true },
        },
      ),
    },
  })
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect.element(near).toHaveValue('Indianapolis, Indiana')
  await expectAddress(/q=basketball\+near\+me&near=/)
})
