import { activityPageSize, type ActivityView } from '@app/contract/rules/activity-views.ts'
import { shortDayText } from '@app/contract/rules/event-dates.ts'
import { timeAgoGroup, type TimeAgoGroup } from '@app/contract/rules/time-ago.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOwnUser } from '../api/own-account.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { clockTime, moment, ownTimeZone } from '../page/moment.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { activityWords } from './activity-words.ts'
import { activityKey, type ActivityEntry, type ActivityPage } from './home-data.ts'
import page from './home-page.module.css'
import { useHomeState } from './home-state.ts'
import styles from './late.module.css'

const views: readonly { value: ActivityView; label: string; nothing: string }[] = [
  {
    value: 'all',
    label: 'All',
    nothing: 'Nothing new yet. What changes on the pages that you follow and manage shows up here.',
  },
  { value: 'following', label: 'Following', nothing: 'Nothing new on the pages that you like or follow.' },
  { value: 'managing', label: 'Managing', nothing: 'Nothing new on the pages that you manage.' },
]

/** What happened to the pages that the reader follows and manages. */
export function ActivitySection() {
  const [{ userActivityTab: view, userFeedOffset: offset }, change] = useHomeState()
  const query = useApi(activityKey(view, offset), (api, signal) =>
    api['user-mgmt'].users.activity({ view, offset, take: activityPageSize }, { signal }),
  )
  return (
    <section aria-labelledby="activity">
      <div className={page.sectionHead}>
        <h2 id="activity" className={page.heading}>
          Activity
        </h2>
        <Segmented
          label="Show"
          isLabelHidden
          options={views}
          value={view}
          onChange={({ target }) =>
            change({
              userActivityTab: views.find(({ value }) => value === target.value)?.value ?? view,
              userFeedOffset: 0,
            })
          }
        />
      </div>
      <Loaded
        query={query}
        errorTitle="Your activity didn’t load."
        skeleton={<Skeleton look="block" className={styles.waiting} />}
      >
        {(loaded) => (
          <Feed {...{ loaded, view, offset }} toOffset={(next) => change({ userFeedOffset: next })} />
        )}
      </Loaded>
    </section>
  )
}

interface FeedProps {
  loaded: ActivityPage
  view: ActivityView
  offset: number
  toOffset: (offset: number) => void
}

function Feed({ loaded: { data, _meta }, view, offset, toOffset }: FeedProps) {
  const [now] = useState(() => new Date())
  const { data: user } = useOwnUser()
  const groups = Map.groupBy(data, ({ at }) => timeAgoGroup(new Date(at), now, ownTimeZone()))
  return (
    <>
      {data.length === 0 && (
        <p className={`${styles.nothing} mut`}>
          {offset === 0
            ? views.find(({ value }) => value === view)?.nothing
            : 'There is no earlier activity.'}
        </p>
      )}
      {[...groups].map(([group, entries]) => (
        <div key={group} className={styles.day}>
          <h3 className={styles.label}>{group}</h3>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} group={group} readerId={user?.id} />
            ))}
          </ul>
        </div>
      ))}
      {(offset > 0 || _meta.next !== null) && (
        <div className={styles.pages}>
          <Row>
            {offset > 0 && (
              <Button onClick={() => toOffset(Math.max(0, offset - activityPageSize))}>
                Show later activity
              </Button>
            )}
            {_meta.next !== null && (
              <Button onClick={() => toOffset(offset + activityPageSize)}>Show earlier activity</Button>
            )}
          </Row>
        </div>
      )}
    </>
  )
}

interface EntryProps {
  entry: ActivityEntry
  group: TimeAgoGroup
  readerId: string | undefined
}

function Entry({ entry, group, readerId }: EntryProps) {
  const { at, profile } = entry
  const { before, after } = activityWords(entry, readerId)
  return (
    <li className={styles.entry}>
      <Grid columns="start main" align="center">
        <Avatar isSquare name={profile.name} picture={profile.picture} />
        <p>
          {before}
          <Link className={styles.name} to={profilePath(kinds[profile.kind], profile.id)}>
            {profile.name}
          </Link>
          {after}.{' '}
          <time className="xs dim num" dateTime={at} title={moment(at)}>
            {group === 'Today' || group === 'Yesterday' ? clockTime(at) : shortDayText(dayIn(at))}
          </time>
        </p>
      </Grid>
    </li>
  )
}

/** The day of an instant in the reader's time zone, as `2027-03-12`. */
const dayIn = (at: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: ownTimeZone() })
