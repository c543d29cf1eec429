import { featuredStateCount } from '@app/contract/rules/featured-states.ts'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { Tabs, type Tab } from '../components/display/tabs.tsx'
import { counted } from '../components/format.ts'
import { Picture } from '../components/pictures/picture.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { type LoadedList } from '../kind/home-lists.ts'
import tiles from '../kind/landing/state-tiles.module.css'
import { TallyList } from '../kind/landing/tally-list.tsx'
import { sportArt } from '../page/sport-art.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import type { HomeFigures } from './home-figures.ts'
import { useExpander, useHomeState, type HubTab } from './home-state.ts'
import page from './home-page.module.css'
import styles from './late.module.css'

const loadFollowing = () => import('./following-panel.tsx')
const loadSearches = () => import('../searches/saved-searches-list.tsx')

interface HubSectionProps {
  figures: HomeFigures
  /** What the reader likes or follows. Lists that failed to load are among them. */
  saved: readonly LoadedList[]
}

/** Where to look next, in tabs. The choice is remembered. */
export function HubSection({ figures, saved }: HubSectionProps) {
  const [{ hubTab }, change] = useHomeState()
  const { hash } = useLocation()
  const openFollowing = useEffectEvent(() => change({ hubTab: 'Following' }))
  // Links to a saved list, such as those of My account.
  useEffect(() => {
    if (hash.startsWith('#saved')) openFollowing()
  }, [hash])

  const count = saved.reduce((sum, { query }) => sum + (query.data?.count ?? 0), 0)
  const tabs: readonly Tab<HubTab>[] = [
    { name: 'States', label: 'States' },
    { name: 'Categories', label: 'Categories' },
    { name: 'Following', label: 'Following', count },
    { name: 'Saved searches', label: 'Saved searches' },
  ]
  return (
    <section className={page.ruled} aria-label="Hub">
      <Tabs label="Hub" tabs={tabs} selected={hubTab} onSelect={(tab) => change({ hubTab: tab })}>
        {hubTab === 'States' && <StatesPanel {...figures} />}
        {hubTab === 'Categories' && <CategoriesPanel {...figures} />}
        {hubTab === 'Following' && <Following saved={saved} />}
        {hubTab === 'Saved searches' && <SavedSearches />}
      </Tabs>
    </section>
  )
}

/** Loaded when it is chosen. */
function Following({ saved }: Pick<HubSectionProps, 'saved'>) {
  const { part, hasFailed, retry } = useLazy(loadFollowing, true)
  if (part) return <part.FollowingPanel saved={saved} />
  return hasFailed ? <ErrorState onRetry={retry} /> : <Skeleton />
}

/** Loaded when it is chosen. */
function SavedSearches() {
  const { part, hasFailed, retry } = useLazy(loadSearches, true)
  if (part) return <part.SavedSearchesList />
  return hasFailed ? <ErrorState onRetry={retry} /> : <Skeleton />
}

/** The featured states, at first two of them. */
function StatesPanel({ featured, states }: Pick<HomeFigures, 'featured' | 'states'>) {
  const [isExpanded, expand] = useExpander('states')
  const shown = isExpanded ? featured : featured.slice(0, featuredStateCount)
  return (
    <Stack>
      <ul className={styles.states}>
        {shown.map(({ name, to, art, count }) => (
          <li key={name}>
            <Link to={to} className={styles.state}>
              <span className={tiles.well}>
                <img alt="" src={art} loading="lazy" decoding="async" />
              </span>
              <span className={styles.name}>{name}</span>
              <span className="xs mut">{counted(count, 'facility', 'facilities')}</span>
            </Link>
          </li>
        ))}
        {!isExpanded && (
          <li className={styles.state}>
            <button type="button" className={styles.all} onClick={() => expand(true)}>
              <span className={styles.name}>Show all</span>
              <span className="xs mut">{counted(featured.length, 'state')}</span>
            </button>
          </li>
        )}
      </ul>
      {isExpanded && (
        <div>
          <TallyList id="all-states" title={`All ${states.length} states and provinces`} tallies={states} />
          <Button variant="quiet" onClick={() => expand(false)}>
            Show fewer
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** The marketplaces' categories, which are sports. */
const CategoriesPanel = ({ categories }: Pick<HomeFigures, 'categories'>) => (
  <Grid as="ul" columns="2 4" gap="6 4">
    {categories.map(({ name, to, slug, count }) => (
      <li key={name}>
        <Link to={to} className={styles.state}>
          <span className={styles.picture}>
            <Picture
              alt=""
              src={sportArt[slug]}
              ratio="16:9"
              sizes="(min-width: 900px) 25vw, 50vw"
              fallbackName={name}
            />
          </span>
          <span className={styles.name}>{name}</span>
          <span className="xs mut">{counted(count, 'facility', 'facilities')}</span>
        </Link>
      </li>
    ))}
  </Grid>
)
