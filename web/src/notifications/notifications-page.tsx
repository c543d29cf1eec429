import { timeAgoGroup } from '@app/contract/rules/time-ago.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnNotification } from '../api/own-account.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { TabLinks } from '../components/display/tab-links.tsx'
import { capitalized } from '../components/format.ts'
import type { LoadedPage } from '../page/load-page.ts'
import { Loaded } from '../page/loaded.tsx'
import { ownTimeZone } from '../page/moment.ts'
import head from '../page/page-head.module.css'
import { Toolbar } from '../platform/boxes/row.tsx'
import { boxes, notificationQueryOf, toNotifications, type NotificationQuery } from './notification-query.ts'
import { NotificationRow } from './notification-row.tsx'
import styles from './notifications.module.css'
import { SelectionBar } from './selection-bar.tsx'
import { useNotifications, useNotificationWrites, useTopicCounts } from './use-notifications.ts'

interface Topic {
  name: string
  title: string
}

/** What the reader was told, newest first. */
export function NotificationsPage({ topics }: { topics: Topic[] }) {
  const [search] = useSearchParams()
  const query = notificationQueryOf(search)
  const { data: counts } = useTopicCounts()
  /** Nothing is no number to look at. */
  const countIn = (box: NotificationQuery['box'], topic?: string) => {
    const counted = counts?.data.filter((one) => topic === undefined || one.topic === topic) ?? []
    const sum = counted.reduce((before, one) => before + one[box], 0)
    return sum === 0 ? undefined : sum
  }
  const shownTopics = topics.filter(
    ({ name }) => query.topic === name || countIn(query.box, name) !== undefined,
  )
  const found = useNotifications(query)
  return (
    <div className={`page ${head.page} ${styles.page}`}>
      <div className={styles.head}>
        <Toolbar gap="4" isWrapping={false}>
          <h1 className={head.title}>Notifications</h1>
          <ButtonLink to="/account#notifications" icon="settings" className={styles.short}>
            <span>Preferences</span>
          </ButtonLink>
        </Toolbar>
      </div>
      <TabLinks
        label="Boxes"
        className={styles.chips}
        tabs={boxes.map((box) => ({
          label: capitalized(box),
          to: toNotifications({ ...query, box, page: 1 }),
          isCurrent: query.box === box,
          count: countIn(box),
        }))}
      />
      {(counts === undefined || shownTopics.length > 0) && (
        <nav aria-label="Topics">
          <ChipList isScrolling className={styles.chips}>
            {shownTopics.map(({ name, title }) => (
              <ChipLink
                key={name}
                // Pressing it again shows all topics.
                to={toNotifications({ ...query, topic: query.topic === name ? undefined : name, page: 1 })}
                isPressed={query.topic === name}
                isDisabled={false}
                count={countIn(query.box, name)}
              >
                {title}
              </ChipLink>
            ))}
          </ChipList>
        </nav>
      )}
      <Loaded query={found} skeleton={<RowsSkeleton />}>
        {(loaded) => (
          <div
            className={found.isPlaceholderData ? styles.passing : undefined}
            aria-busy={found.isPlaceholderData}
          >
            {loaded.count === 0 ? (
              <Nothing query={query} />
            ) : (
              // A selection is of the page that is shown.
              <List key={search.toString()} query={query} {...loaded} />
            )}
          </div>
        )}
      </Loaded>
    </div>
  )
}

interface ListProps extends LoadedPage<OwnNotification> {
  query: NotificationQuery
}

function List({ query, items, page, pageCount }: ListProps) {
  const writes = useNotificationWrites()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // Those that left the list with their box aren't selected any more.
  const chosen = items.filter(({ id }) => selected.has(id))
  const [now] = useState(() => new Date())
  const groups = Map.groupBy(items, ({ createdDate }) =>
    timeAgoGroup(new Date(createdDate), now, ownTimeZone()),
  )
  const select = (id: string, isSelected: boolean) =>
    setSelected((before) => (isSelected ? new Set(before).add(id) : before.difference(new Set([id]))))
  return (
    <>
      <div className={`edged ${styles.frame}`}>
        <SelectionBar
          items={items}
          chosen={chosen}
          writes={writes}
          query={query}
          onSelect={(all) => setSelected(new Set(all ? items.map(({ id }) => id) : []))}
        />
        {[...groups].map(([group, members]) => (
          <section key={group}>
            <h2 className={`mut xs ${styles.group}`}>{group}</h2>
            <ul>
              {members.map((item) => (
                <NotificationRow
                  key={item.id}
                  item={item}
                  group={group}
                  writes={writes}
                  isSelected={selected.has(item.id)}
                  onSelect={(isSelected) => select(item.id, isSelected)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          toPage={(n) => toNotifications({ ...query, page: n })}
        />
      )}
    </>
  )
}

const nothing = {
  all: ['Nothing new', 'News of the pages that you manage, like or follow shows up here.'],
  unread: ['You have read everything', 'What comes next shows up here and in the bar at the top.'],
  archived: ['Nothing is archived', 'Archive what you are done with, and find it here again.'],
} as const

function Nothing({ query }: { query: NotificationQuery }) {
  const [title, text] = nothing[query.box]
  return (
    <EmptyState
      title={query.topic === undefined ? title : 'Nothing about this topic'}
      actions={
        query.topic !== undefined && (
          <ButtonLink to={toNotifications({ ...query, topic: undefined, page: 1 })}>
            Show all topics
          </ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  )
}

const RowsSkeleton = () => (
  <div className={`edged ${styles.frame}`}>
    {Array.from({ length: 5 }, (_, n) => (
      <Skeleton key={n} look="block" className={styles.rowSkeleton} />
    ))}
  </div>
)

export const NotificationsSkeleton = () => (
  <div className={`page ${head.page} ${styles.page}`} aria-busy="true">
    <output className="sr">Loading</output>
    <h1 className={head.title}>Notifications</h1>
    <RowsSkeleton />
  </div>
)
