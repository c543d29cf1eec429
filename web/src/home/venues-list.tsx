import type { HostMatch } from '@app/contract/events/match-schema.ts'
import type { RequestHosts } from '@app/contract/events/matches.ts'
import { Link } from 'react-router'
import { Rating } from '../components/display/rating.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { hostFitText } from '../page/fit-words.ts'
import { miles } from '../components/format.ts'
import { MatchPips } from '../page/match-pips.tsx'
import { cityAndState } from '../page/place-words.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { Toolbar } from '../platform/boxes/row.tsx'
import styles from './late.module.css'

/** The venues that fit a request, with what they have of it. */
export const VenuesList = ({ request, hosts, change, dist }: RequestHosts) => (
  <div className={styles.venues}>
    {(change !== null || dist !== null) && (
      <p className="sm mut">None has all that you ask for. These come closest.</p>
    )}
    <Grid as="ul" columns="fill-l" gap="0 8">
      {hosts.map((host) => (
        <Venue key={host.id} host={host} spaceName={request.spaceName} />
      ))}
    </Grid>
  </div>
)

function Venue({ host, spaceName }: { host: HostMatch; spaceName: string | null }) {
  const { id, name, headerImage, facts } = host
  const place = [cityAndState(host), facts.miles !== null && `${miles(facts.miles)} away`]
  return (
    <li className={styles.venue}>
      <Grid columns="start main" align="start">
        <Picture
          className={styles.picture}
          ratio="4:3"
          src={headerImage}
          alt=""
          fallbackName={name}
          sizes="96px"
        />
        <Stack gap="1">
          <Toolbar gap="3" align="start" isWrapping={false}>
            <h3 className={styles.venueName}>
              <Link to={profilePath(kinds.facility, id)}>{name}</Link>
            </h3>
            {facts.rating !== null && <Rating value={facts.rating} />}
          </Toolbar>
          <p className="xs mut">{place.filter(Boolean).join(' · ')}</p>
          <div className={styles.pips}>
            <MatchPips match={host} />
          </div>
          <p className="xs mut">{hostFitText(host, spaceName)}</p>
        </Stack>
      </Grid>
    </li>
  )
}
