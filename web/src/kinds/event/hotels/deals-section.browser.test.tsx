import type { ComponentProps } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '../../../page/testing/plain-event.ts'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../../testing/render-for-admin.tsx'
import { kinds } from '../../../kind/registry.ts'
import { dealsSection } from './deals-section.tsx'

beforeEach(async () => {
  await page.viewport(390, 844)
  signInAsAdmin()
})

const { Body } = dealsSection
type Shown = ComponentProps<typeof Body>
/** A test tells only what matters. */
const parsed = (value: object): Shown => JSON.parse(JSON.stringify(value))

const props = parsed({
  kind: kinds.event,
  content: {
    profile: plainEvent({ startDate: '2027-03-12', endDate: '2027-03-14' }),
    today: '2027-02-19',
    deals: {
      hotels: [
        {
          id: '1',
          hotelId: '3',
          name: 'Larkham Suites',
          distance: 9.1,
          bookingLink: null,
          note: null,
          specials: [],
        },
      ],
      settings: {
        hotelLiveRatesEnabled: true,
        hotelLiveRatesVisibleAfter: null,
        hotelSpecialsHiddenAfter: null,
      },
      isHotelLinkIgnored: false,
    },
  },
})

test('on a phone, a hotel without a price keeps its name in one line', async () => {
  answerCalls(() => ({ data: [], _meta: { stay: { checkIn: '2027-03-12', checkOut: '2027-03-14' } } }))
  renderPart(<Body {...props} />)
  await expect.element(page.getByText('No price for these nights. Ask the hotel.')).toBeVisible()
  const name = page.getByRole('heading', { name: 'Larkham Suites' }).element()
  expect(name.getBoundingClientRect().height).toBeLessThanOrEqual(40)
})
