// The link to the rooms of a block, for who doesn't see its event.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refused, type ServiceCall } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { EventHotelsPage } from './event-hotels-page.tsx'
import { blockOf, matchOf, offerOf } from './testing/show-hotels.tsx'

const event = {
  name: 'Family Reunion',
  startDate: '2027-03-12',
  endDate: '2027-03-14',
  hasFlexibleDates: false,
  dayCount: null,
  city: 'Attu',
  state: 'Alaska',
}
const kept = matchOf('Kept Inn', { places: [], offer: offerOf({ block: blockOf() }) })

function open(search: string, found: object[] | null) {
  const asked: ServiceCall[] = []
  answerCalls((call) => {
    asked.push(call)
    if (call.path !== '/hotels/search/matches') return undefined
    if (found === null) return refused(400, 'VALIDATION_FAILED')
    const stay = { checkIn: event.startDate, checkOut: event.endDate }
    const states = { Open: found.length, Unknown: 0, Full: 0 }
    const stats = { count: found.length }
    return {
      data: found,
      _meta: { stats, stay, event, states, facets: { beds: {}, amenities: {} }, changes: [] },
    }
  })
  signInAsAdmin()
  renderPart(<EventHotelsPage id="e" />, `/events/e/hotels${search}`)
  return asked
}

test('shows the name, the dates and the town of the event and the rooms of the block', async () => {
  const asked = open('?code=for-the-family', [kept])
  await expect.element(page.getByRole('heading', { name: 'Hotels for Family Reunion' })).toBeVisible()
  await expect.element(page.getByText('Attu, Alaska')).toBeVisible()
  await expect.element(page.getByText('$266.56')).toBeVisible()
  // Its page would not be found.
  await expect.element(page.getByRole('link', { name: 'Family Reunion' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Kept Inn' }))
    .toHaveAttribute('href', expect.stringContaining('&code=for-the-family'))
  expect(asked.map(({ path }) => path)).toEqual(['/events/e', '/hotels/search/matches'])
})

test('says so when no room of the block is left', async () => {
  open('?code=for-the-family', [])
  await expect.element(page.getByText('No rooms are left for these nights')).toBeVisible()
})

test('a code that opens nothing is not found, with whom to ask', async () => {
  open('?code=wrong', null)
  await expect.element(page.getByText(/Ask whoever sent it to you/)).toBeVisible()
})

test('without a code, nobody is asked for hotels', async () => {
  const asked = open('', [kept])
  await expect.element(page.getByText('This event doesn’t exist, or it isn’t public.')).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/events/e'])
})
