import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../components/class-names.ts'
import { ErrorState } from '../../components/display/error-state.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { countedNoun, kinds } from '../../kind/registry.ts'
import { Toolbar } from '../../platform/boxes/row.tsx'
import styles from './topic.module.css'
import { Section } from './section.tsx'
import type { TopicPage } from './topic-page.ts'

const loadMap = () => import('./topic-map.tsx')

const isPageComplete = () => document.readyState === 'complete'

function onPageLoad(onLoad: () => void) {
  window.addEventListener('load', onLoad)
  return () => window.removeEventListener('load', onLoad)
}

/** The profiles on a map, and the towns with the most. */
export function MapAndTowns({ map, towns }: Pick<TopicPage, 'map' | 'towns'>) {
  const isPageLoaded = useSyncExternalStore(onPageLoad, isPageComplete, () => false)
  const { part, hasFailed, retry } = useLazy(loadMap, map !== undefined && isPageLoaded)
  if (map === undefined) return null
  const kind = kinds[map.kind]
  return (
    <Section title="On the map" all={{ label: 'Open the map', to: map.asMap }}>
      <div className={classNames(styles.columns, towns.length > 0 && styles.withTowns)}>
        <div className={styles.map}>
          {part && <part.TopicMap map={map} />}
          {hasFailed && <ErrorState title="The map didn’t load." onRetry={retry} />}
        </div>
        {towns.length > 0 && (
          <div>
            <h3 className={styles.townsTitle}>Towns with the most</h3>
            <ul>
              {towns.map(({ name, to, count }) => (
                <li key={to} className={styles.town}>
                  <Toolbar gap="0 4">
                    <Link className="link" to={to}>
                      {name}
                    </Link>
                    <span className="mut num">{countedNoun(count, kind)}</span>
                  </Toolbar>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  )
}
