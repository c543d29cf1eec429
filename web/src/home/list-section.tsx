import type { ComponentType, ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { DownloadMenu } from '../exports/download-menu.tsx'
import type { Profile } from '../kind/profile-calls.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'
import { type LoadedList } from '../kind/home-lists.ts'
import { countedNoun } from '../kind/registry.ts'
import { toPage, type HomeList } from '../kind/profile-lists.ts'
import { useExpander } from './home-state.ts'
import styles from './home-page.module.css'

export interface ListBodyProps {
  summary: ProfileSummary
  profiles: readonly Profile[]
  /** How many of them are shown. */
  most: number
}

/** Of a list, until it is expanded. */
const shownAtFirst = 6

interface ListSectionProps extends LoadedList {
  list: HomeList
  Body: ComponentType<ListBodyProps>
}

/** A list with links to its pages, or an error in its place while the others stay. */
export function ListSection({ summary, query: { data, isFetching, refetch }, list, Body }: ListSectionProps) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { kind } = summary
  const id = `${list.title.toLowerCase()}-${kind.name}`
  const [isExpanded, expand] = useExpander(id)
  const isCut = !isExpanded && data !== undefined && data.page === 1 && data.count > shownAtFirst
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.heading}>
          {`${list.title} ${kind.noun.other} `}
          {data !== undefined && <span className="dim">{data.count}</span>}
        </h2>
        {data !== undefined && data.count > 0 && (
          <DownloadMenu
            isIcon
            things={`${list.title.toLowerCase()} ${kind.noun.other}`}
            request={(api, format) => list.file(kind.calls(api))({ data: { format } })}
          />
        )}
      </div>
      {data === undefined ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Body summary={summary} profiles={data.items} most={isCut ? shownAtFirst : Infinity} />
      )}
      {isCut && (
        <div className={styles.more}>
          <Button onClick={() => expand(true)}>{`All ${countedNoun(data.count, kind)}`}</Button>
        </div>
      )}
      {data !== undefined && !isCut && data.pageCount > 1 && (
        <Pagination
          label={`Pages of ${list.title.toLowerCase()} ${kind.noun.other}`}
          page={data.page}
          pageCount={data.pageCount}
          toPage={(page) => toPage(search, list, kind, page, pathname)}
        />
      )}
    </section>
  )
}

interface NothingProps {
  id: string
  title: string
  actions: ReactNode
  children: ReactNode
}

/** In place of lists that are empty. */
export const Nothing = ({ id, title, actions, children }: NothingProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
    <div className={`row ${styles.nothing}`}>
      <p className="mut">{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  </section>
)
