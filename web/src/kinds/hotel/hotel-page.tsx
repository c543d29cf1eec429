import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import type { StaffRole } from '@app/contract/reference-lists/staff-roles.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { loadedOnce } from '../../components/loaded-once.ts'
import { count, known } from '../../components/format.ts'
import { timeOfDay } from '../../page/time-of-day.ts'
import { directAside } from '../../profile/contact/direct-aside.tsx'
import { featuresOf } from '../../profile/common-json-ld.ts'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
import type { ProfilePage } from '../../profile/profile-page.ts'
import { nearestVenue } from '../../profile/nearby/location-parts.ts'
import { PartOf } from '../../profile/links/part-of.tsx'
import { kinds } from '../../kind/registry.ts'
import { hotelCard } from './card.ts'
import { hotelParts, type HotelContent } from './hotel-content.ts'
import styles from './hotel.module.css'

const roles = ['Manager', 'Sales', 'Marketing'] as const satisfies readonly StaffRole[]

/** `$109–169`, or `$109` where all rooms cost the same. */
const ratesText = ({ from, to }: NonNullable<Hotel['rates']>) =>
  from === to ? dollars(from) : `${dollars(from)}–${dollars(to).slice(1)}`

export const hotelPage: ProfilePage<HotelContent> = {
  kind: {
    ...kinds.hotel,
    fields: async () => (await import('./fields.ts')).hotelFields,
    roles,
    draft: async () => (await import('@app/contract/hotels/hotel-schema.ts')).HotelDraft,
  },
  parts: hotelParts,
  loadFit: () => import('./fit.ts'),
  typeOf: hotelCard.type,
  facts: ({ profile: { roomCount, rates, checkInTime, checkOutTime }, venues }) =>
    known([
      roomCount !== null && { label: 'Rooms', value: count(roomCount) },
      rates !== null && { label: 'Rates', value: ratesText(rates), note: 'a night, before tax' },
      nearestVenue(venues),
      checkInTime !== null && {
        label: 'Check-in',
        value: timeOfDay(checkInTime),
        note: checkOutTime === null ? undefined : `out by ${timeOfDay(checkOutTime)}`,
      },
    ]),
  reactionCount: ({ likeCount }) => likeCount,
  Line: PartOf,
  headEditor: fieldsEditor({
    name: 'name',
    fields: ['name', 'starRating', 'roomCount', 'rates', 'checkInTime', 'checkOutTime'],
    saveText: 'Save facts',
  }),
  sections: loadedOnce(async () => (await import('./sections.tsx')).sections),
  WithAside: directAside<HotelContent>({
    heading: 'Stay with your team',
    Facts: Rates,
    barTitle: ({ profile: { rates } }) => (rates === null ? undefined : `${ratesText(rates)} a night`),
  }),
  jsonLd: ({ profile: { starRating, roomCount, rates, checkInTime, checkOutTime, amenities } }) => ({
    '@type': 'Hotel',
    starRating: starRating === null ? undefined : { '@type': 'Rating', ratingValue: starRating },
    numberOfRooms: roomCount ?? undefined,
    priceRange: rates === null ? undefined : ratesText(rates),
    checkinTime: checkInTime ?? undefined,
    checkoutTime: checkOutTime ?? undefined,
    amenityFeature: featuresOf(amenities),
  }),
}

function Rates({ content: { profile } }: { content: HotelContent }) {
  if (profile.rates === null) return null
  return (
    <p>
      <span className={styles.rates}>{ratesText(profile.rates)}</span>
      <span className="sm mut"> a night, before tax</span>
    </p>
  )
}
