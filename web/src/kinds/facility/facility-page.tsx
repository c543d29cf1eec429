import { Tag } from '../../components/actions/chip.tsx'
import { Rating } from '../../components/display/rating.tsx'
import { loadedOnce } from '../../components/loaded-once.ts'
import { counted } from '../../components/format.ts'
import { featuresOf } from '../../profile/common-json-ld.ts'
import { fieldsEditor } from '../../profile/editing/lazy-editors.ts'
import type { ProfilePage, SectionProps } from '../../profile/profile-page.ts'
import { facilityParts, type FacilityContent } from './facility-content.ts'
import styles from './facility.module.css'
import { keyFacts } from './key-facts.ts'
import { facilityKind } from './kind.ts'
import { RequestAside } from './request/request-aside.tsx'

export const facilityPage: ProfilePage<FacilityContent> = {
  kind: facilityKind,
  parts: facilityParts,
  loadFit: () => import('./fit.ts'),
  typeOf: ({ facilityType }) => (facilityType === 'Other' ? 'Facility' : facilityType),
  facts: ({ profile }) => keyFacts(profile),
  reactionCount: ({ likeCount }) => likeCount,
  Line: RatingLine,
  headEditor: fieldsEditor({
    name: 'name',
    fields: [
      'name',
      'facilityType',
      'availability',
      'capacity',
      'indoorArea',
      'floorLength',
      'floorWidth',
      'clearHeight',
      'yearOpened',
    ],
    saveText: 'Save facts',
  }),
  sections: loadedOnce(async () => (await import('./sections.tsx')).sections),
  WithAside: RequestAside,
  loadActions: async () => ({ default: (await import('./facility-actions.tsx')).FacilityActions }),
  jsonLd: ({ profile, ratings: { average, count } }) => ({
    '@type': 'SportsActivityLocation',
    maximumAttendeeCapacity: profile.capacity ?? undefined,
    aggregateRating:
      average === null ? undefined : { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    amenityFeature: featuresOf(profile.amenities),
  }),
}

function RatingLine({ content: { profile, ratings } }: SectionProps<FacilityContent>) {
  const { average, count } = ratings
  return (
    <>
      {average === null ? (
        <span className="mut">No reviews yet</span>
      ) : (
        <>
          <Rating value={average} />
          <a className={`link ${styles.reviews}`} href="#reviews">
            {counted(count, 'review')}
          </a>
        </>
      )}
      {profile.availability !== null && (
        <Tag tone={profile.availability === 'Available to host' ? 'good' : 'warn'}>
          {profile.availability}
        </Tag>
      )}
    </>
  )
}
