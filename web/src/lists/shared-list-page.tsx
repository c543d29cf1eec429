import { EmptyState } from '../components/display/empty-state.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { SummaryCard } from '../kind/summary-card.tsx'
import { counted, date } from '../components/format.ts'
import { entryGroups } from './entry-groups.ts'
import { EntryGroups } from './entry-list.tsx'
import head from '../page/page-head.module.css'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './lists.module.css'
import type { SharedList } from './load-shared-list.server.ts'

/** A list that somebody shares, for reading only. */
export const SharedListPage = ({ list: { name, sharedBy, updatedDate, entries } }: { list: SharedList }) => (
  <div className={`page ${head.page}`}>
    <Stack gap="8">
      <div>
        <h1 className={styles.title}>{name}</h1>
        <p className="sm mut">
          {sharedBy === null ? 'Shared list' : `Shared by ${sharedBy}`} · {counted(entries.length, 'page')} ·
          changed {date(updatedDate)}
        </p>
      </div>
      {entries.length === 0 && (
        <EmptyState title="This list is empty">Nothing was added to it yet.</EmptyState>
      )}
      <EntryGroups groups={entryGroups(entries)}>
        {(card, { profile, note }) => (
          <Stack key={profile.id} gap="2">
            <SummaryCard
              summary={card}
              profile={profile}
              action={<CompareButton isIcon kind={card.kind} id={profile.id} name={profile.name} />}
            />
            {note !== null && <p className={styles.note}>{note}</p>}
          </Stack>
        )}
      </EntryGroups>
    </Stack>
  </div>
)
