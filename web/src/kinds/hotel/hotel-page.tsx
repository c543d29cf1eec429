import { lowestRateText, perNight } from '@app/contract/hotels/money.ts'
import type { StaffRole } from '@app/contract/reference-lists/staff-roles.ts'
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
import { StayAlert } from './stay/stay-alert.tsx'
import styles from './hotel.module.css'

const roles = ['Manager', 'Sales', 'Marketing'] as const satisfies readonly StaffRole[]

const whatRatesHave = `${perNight}, before taxes`

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
  facts({ profile, venues }) {
    const { roomCount, checkInTime, checkOutTime } = profile
    const rate = lowestRateText(profile)
    return known([
      roomCount !== null && { label: 'Rooms', value: count(roomCount) },
      rate !== undefined && { label: 'Rates from', value: rate, note: whatRatesHave },
      nearestVenue(venues),
      checkInTime !== null && {
        label: 'Check-in',
        value: timeOfDay(checkInTime),
        note: checkOutTime === null ? undefined : `out by ${timeOfDay(checkOutTime)}`,
      },
    ])
  },
  reactionCount: ({ likeCount }) => likeCount,
  Line: PartOf,
  Alert: StayAlert,
  loadActions: async () => ({ default: (await import('./hotel-actions.tsx')).HotelActions }),
  headEditor: fieldsEditor({
    name: 'name',
    fields: ['name', 'starRating', 'roomCount', 'checkInTime', 'checkOutTime'],
    saveText: 'Save facts',
  }),
  sections: loadedOnce(async () => (await import('./sections.tsx')).sections),
  WithAside: directAside<HotelContent>({
    heading: 'Stay with your team',
    Facts: LowestRate,
    barTitle({ profile }) {
      const rate = lowestRateText(profile)
      return rate === undefined ? undefined : `From ${rate} ${perNight}`
    },
  }),
  jsonLd({ profile }) {
    const { starRating, roomCount, checkInTime, checkOutTime, amenities } = profile
    const rate = lowestRateText(profile)
    return {
      '@type': 'Hotel',
      starRating: starRating === null ? undefined : { '@type': 'Rating', ratingValue: starRating },
      numberOfRooms: roomCount ?? undefined,
      priceRange: rate && `From ${rate} ${whatRatesHave}`,
      checkinTime: checkInTime ?? undefined,
      checkoutTime: checkOutTime ?? undefined,
      amenityFeature: featuresOf(amenities),
    }
  },
}

function LowestRate({ content: { profile } }: { content: HotelContent }) {
  const rate = lowestRateText(profile)
  if (rate === undefined) return null
  return (
    <p>
      <span className="sm mut">From </span>
      <span className={styles.rate}>{rate}</span>
      <span className="sm mut"> {whatRatesHave}</span>
    </p>
  )
}
