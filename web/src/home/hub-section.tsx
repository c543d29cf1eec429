import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { Tabs, type Tab } from '../components/display/tabs.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { type LoadedList } from '../kind/home-lists.ts'
import { CategoriesPanel } from './categories-panel.tsx'
import type { HomeFigures } from './home-figures.ts'
import { useHomeState, type HubTab } from './home-state.ts'
import styles from './home-page.module.css'
import { StatesPanel } from './states-panel.tsx'

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
    <section className={styles.ruled} aria-label="Hub">
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
