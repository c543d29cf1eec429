import { createApi } from '@app/contract/api.ts'
import { HotelDraft, type Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { loadProfile } from '../../profile/load-profile.ts'
import { hotelCard } from './card.ts'
import { hotelPage } from './hotel-page.tsx'

const { kind, sections } = hotelPage

const plainHotel: Hotel = {
  ...HotelDraft.parse({ name: 'Quarry House' }),
  id: '018b6c32-39fb-7000-acc4-f07b4547125a',
  region: null,
  headerImage: '/art/018b6c32-39fb-7000-acc4-f07b4547125a/hotel',
  logo: null,
  status: 'Approved',
  isActive: true,
  isPromoted: false,
  createdDate: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedDate: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  lowestRate: 16_300,
  currency: 'USD',
  likeCount: 0,
  distance: null,
}

async function aboutWith(description: string) {
  const hotel = { ...plainHotel, description }
  const api = createApi(async ({ url }) => ({
    data: url.split('?')[0]?.endsWith(hotel.id) ? hotel : [],
    _meta: { stats: { count: 0 } },
  }))
  const content = await loadProfile(hotelPage, api, hotel.id, new URLSearchParams())
  const { list } = await sections.load()
  const Body = list.find(({ id }) => id === 'about')?.Body
  return renderToStaticMarkup(
    <MemoryRouter>
      {content && Body && <Body kind={kind} content={content} entitlements={undefined} />}
    </MemoryRouter>,
  )
}

const note = 'Amounts and percentages in the words of the hotel may leave out mandatory fees.'

test('a description that names an amount is shown, with what the amount may leave out', async () => {
  const markup = await aboutWith('Rooms from $99 a night.')
  expect(markup).toContain('Rooms from $99 a night.')
  expect(markup).toContain(note)
})

test('a description without an amount has no note', async () => {
  const markup = await aboutWith('Two minutes from the fields, with parking for 2 buses.')
  expect(markup).toContain('parking for 2 buses')
  expect(markup).not.toContain(note)
})

test('the card of a hotel says what its lowest price has in it', () => {
  expect(hotelCard.score(plainHotel)).toContainEqual({ label: 'From, a night with fees', value: '$163' })
})
