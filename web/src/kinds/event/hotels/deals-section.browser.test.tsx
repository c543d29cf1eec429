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

const propsOf = (bookingLink: string | null = null) =>
  parsed({
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
            bookingLink,
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
const answer = (data: readonly object[]) =>
  answerCalls(() => ({ data, _meta: { stay: { checkIn: '2027-03-12', checkOut: '2027-03-14' } } }))
const room = { id: 'r', nightly: 40_900, total: 81_800, totalWithTaxes: 91_616, left: 3, block: null }

test('on a phone, a hotel without a price keeps its name in one line', async () => {
  answer([])
  renderPart(<Body {...propsOf()} />)
  await expect.element(page.getByText('No price for these nights. Ask the hotel.')).toBeVisible()
  const name = page.getByRole('heading', { name: 'Larkham Suites' }).element()
  expect(name.getBoundingClientRect().height).toBeLessThanOrEqual(40)
})

test.each([
  ['without a price here', [], 'Visit site Larkham Suites'],
  [
    'with a price',
    [{ hotel: { id: '3' }, currency: 'USD', hindrance: null, offer: room }],
    'Book Larkham Suites',
  ],
])(
  '%s, the link to the page of a hotel where guests book is called what it does',
  async (_when, data, name) => {
    answer(data)
    const link = 'https://larkham.example/rooms'
    renderPart(<Body {...propsOf(link)} />)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', link)
  },
)
