import type { HostMatch } from '@app/contract/events/match-schema.ts'
import type { RequestHosts } from '@app/contract/events/matches.ts'
import { Link } from 'react-router'
import { Rating } from '../components/display/rating.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { hostFitText } from '../page/fit-words.ts'
import { miles } from '../components/format.ts'
import { MatchPips } from '../page/match-pips.tsx'
import { bookedText, openedText } from '../page/opened-text.ts'
import { cityAndState } from '../page/place-words.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { Toolbar } from '../platform/boxes/row.tsx'
import styles from './late.module.css'

/** The venues that fit a request, with what they have of it. */
export const VenuesList = ({ request, hosts, ...found }: RequestHosts) => (
  <div className={styles.venues}>
    <OpenedNote {...{ request, hosts }} {...found} />
    <Grid as="ul" columns="fill-l" gap="0 8">
      {hosts.map((host) => (
        <Venue key={host.id} host={host} spaceName={request.spaceName} />
      ))}
    </Grid>
  </div>
)

/** Why these are shown, in the words of the page of hosts. */
function OpenedNote({ request, hosts, count, change, dist, sports, areDatesOver }: RequestHosts) {
  const { requestAddress, requestDist } = request
  const text =
    change === 'dropDates' && !areDatesOver
      ? bookedText(count)
      : openedText(
          {
            hosts: count,
            change: change ?? undefined,
            sports,
            // Without miles, the place is given up instead of the distance.
            fields: requestDist === null && requestAddress !== null ? { requestAddress: null } : {},
            dist: dist ?? undefined,
            isUnsure: hosts.some(({ isFree }) => !isFree),
            areDatesOver,
          },
          request,
        )
  return text !== undefined && <p className="sm mut">{text}</p>
}

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
