import { LineScore } from '../components/display/line-score.tsx'
import { LinkRow } from '../components/display/link-row.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { miles } from '../components/format.ts'
import { typeAndPlace } from '../profile/profile-place.ts'
import { cards } from './cards.ts'
import type { Profile } from '../kind/profile-calls.ts'
import styles from './profile-rows.module.css'
import { profilePath, kinds, type KindFacts } from '../kind/registry.ts'
import type { Section } from '../profile/profile-page.ts'
import type { PlaceContent } from '../profile/nearby/location-parts.ts'

export interface ProfileRow {
  kind: KindFacts
  profile: Profile
}

/** A row has room for so many figures. */
const mostFigures = 2

/** Profiles of any kinds, one below the other. */
export const ProfileRows = ({ rows }: { rows: readonly ProfileRow[] }) => (
  <ul>
    {rows.map(({ kind, profile }) => {
      const { id, name, headerImage } = profile
      const card = cards[kind.name]
      const score = card.score(profile, mostFigures).slice(0, mostFigures)
      return (
        <LinkRow
          key={id}
          to={profilePath(kind, id)}
          title={name}
          className={styles.row}
          lead={
            <div className={styles.picture}>
              <Picture src={headerImage} alt="" fallbackName={name} sizes="112px" ratio="fill" />
            </div>
          }
          after={score.length > 0 && <LineScore items={score} className={styles.score} />}
        >
          <p className="sm mut">
            {typeAndPlace(card.type(profile), profile)}
            {profile.distance !== null && ` · ${miles(profile.distance)}`}
          </p>
        </LinkRow>
      )
    })}
  </ul>
)

/** The facilities near a hotel or a business. */
export const venuesSection: Section<PlaceContent> = {
  id: 'venues',
  title: 'Venues nearby',
  isEmpty: ({ venues }) => venues.length === 0,
  empty: '',
  Body: ({ content: { venues } }) => (
    <ProfileRows rows={venues.map((profile) => ({ kind: kinds.facility, profile }))} />
  ),
}
