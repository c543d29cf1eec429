import { shortDayText } from '@app/contract/rules/event-dates.ts'
import { Link } from 'react-router'
import { Skeleton } from '../components/display/skeleton.tsx'
import { capitalized } from '../components/format.ts'
import type { LoadedList } from '../kind/home-lists.ts'
import { kinds, marketPath, profilePath } from '../kind/registry.ts'
import { StoryCards } from '../kind/stories/story-cards.tsx'
import { useLists } from '../lists/list-calls.ts'
import { ListsSection } from '../lists/lists-section.tsx'
import { Loaded } from '../page/loaded.tsx'
import { cityAndState } from '../page/place-words.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { RecentSlot } from '../recent/recent-slot.tsx'
import { ActivitySection } from './activity-section.tsx'
import type { ComingDate } from './coming-dates.ts'
import { FollowList } from './follow-list.tsx'
import type { HomeFigures } from './home-figures.ts'
import page from './home-page.module.css'
import { HubSection } from './hub-section.tsx'
import styles from './late.module.css'
import { useSuggestions } from './use-suggestions.ts'

interface LowerHomeProps {
  figures: HomeFigures
  /** What the reader likes or follows. Lists that failed to load are among them. */
  saved: readonly LoadedList[]
  dates: ComingDate[]
}

/** The hub and what is below it. */
export function LowerHome({ figures, saved, dates }: LowerHomeProps) {
  const lists = useLists()
  return (
    <>
      <HubSection figures={figures} saved={saved} />
      <div className={`${page.ruled} ${page.columns}`}>
        <ActivitySection />
        <Stack gap="10">
          {dates.length > 0 && <ComingUp dates={dates} />}
          <Suggestions />
        </Stack>
      </div>
      <NewestStories />
      <section className={page.ruled} aria-labelledby="lists">
        <ListsSection lists={lists} headingClass={page.heading} />
      </section>
      <RecentSlot className={page.section} />
    </>
  )
}

const mostStories = 3

function NewestStories() {
  const { data } = useRead(calls['story-mgmt'].stories.cards, { take: mostStories })
  if (data === undefined || data.data.length === 0) return null
  return (
    <section className={page.ruled} aria-labelledby="stories">
      <div className={page.sectionHead}>
        <h2 id="stories" className={page.heading}>
          Stories
        </h2>
        <Link className="link sm" to="/stories">
          All stories
        </Link>
      </div>
      <StoryCards stories={data.data} />
    </section>
  )
}

/** The next dates of what the reader manages and likes. */
const ComingUp = ({ dates }: { dates: readonly ComingDate[] }) => (
  <section aria-labelledby="coming-up">
    <h2 id="coming-up" className={page.heading}>
      Coming up
    </h2>
    <ol className="sm">
      {dates.map(({ day, profile, summary: { kind }, isOwn }) => (
        <li key={profile.id} className={styles.line}>
          <Grid columns="start main">
            <span className={`mut ${styles.date}`}>{shortDayText(day)}</span>
            <div>
              <Link className={styles.name} to={profilePath(kind, profile.id)}>
                {profile.name}
              </Link>
              <p className="mut">
                {[isOwn ? `Your ${kind.noun.one}` : capitalized(kind.noun.one), cityAndState(profile)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </Grid>
        </li>
      ))}
    </ol>
  </section>
)

/** Pages to like or follow, for the place and the sports of the reader's account or pages. */
function Suggestions() {
  const query = useSuggestions()
  if (query.data?.profiles.length === 0) return null
  return (
    <section aria-labelledby="suggestions">
      <div className={page.sectionHead}>
        <h2 id="suggestions" className={page.heading}>
          Suggested for you
        </h2>
        <Link className="link sm" to={marketPath(kinds.organization)}>
          See more
        </Link>
      </div>
      <Loaded
        query={query}
        errorTitle="Suggestions didn’t load."
        skeleton={<Skeleton look="block" className={styles.waiting} />}
      >
        {({ profiles }) => <FollowList suggestions={profiles} />}
      </Loaded>
    </section>
  )
}
