import { useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { RuledList } from '../components/display/ruled-list.tsx'
import { DateRange } from '../components/fields/date-range.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { AdminFrame } from './admin-frame.tsx'
import { AuditEntry } from './audit-entry.tsx'
import styles from './admin.module.css'
import { auditFilterOf, auditQueryOf, toAuditLog, type AuditQuery } from './audit-query.ts'
import { operationText } from './audit-words.ts'
import { ContinuedPages } from '../page/list-controls.tsx'
import { LoadedRows } from './work-list.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

const { auditLog } = calls['user-mgmt']

/** All writes, newest first. There is no total: counting them would take longer than reading a page. */
export function AuditLog() {
  const [search] = useSearchParams()
  const query = auditQueryOf(search)
  const { before } = query
  const log = useRead(
    auditLog.filtered,
    { data: auditFilterOf(query), ...(before !== undefined && { before }) },
    { placeholderData: keepShown },
  )
  return (
    <AdminFrame tab="log">
      <Filters key={search.toString()} query={query} />
      <LoadedRows query={log}>
        {({ data, _meta }) => (
          <>
            <Kept query={query} entries={data} />
            <Entries query={query} entries={data} next={_meta.next} />
          </>
        )}
      </LoadedRows>
    </AdminFrame>
  )
}

function Filters({ query }: { query: AuditQuery }) {
  const { page, person, operation, from, to } = query
  const [dates, setDates] = useState({ ...(from && { from }), ...(to && { to }) })
  const operations = useRead(auditLog.operations, {})
  const options = operations.data?.data
    .map((value) => ({ value, label: operationText(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const kept = operation === undefined ? [] : [{ value: operation, label: operationText(operation) }]
  const hasFilters = Object.keys(query).some((name) => name !== 'before')
  return (
    <search>
      <Form action="/admin/log">
        <Row gap="3" align="end">
          {page !== undefined && <input type="hidden" name="page" value={page} />}
          {person !== undefined && <input type="hidden" name="person" value={person} />}
          <SelectField
            // The chosen one has no option of its own until the operations are loaded.
            key={String(options !== undefined)}
            label="Change"
            name="operation"
            placeholder="All changes"
            options={options ?? kept}
            defaultValue={operation ?? ''}
          />
          <DateRange label="Dates" value={dates} onChange={setDates} names={{ from: 'from', to: 'to' }} />
          <Button type="submit">Apply</Button>
          {hasFilters && (
            <ButtonLink to="/admin/log" variant="quiet">
              Show all
            </ButtonLink>
          )}
        </Row>
      </Form>
    </search>
  )
}

interface EntriesProps {
  query: AuditQuery
  entries: readonly AuditEntry[]
}

/** The page and the person that the list is about. A press shows those of others again. */
function Kept({ query, entries: [first] }: EntriesProps) {
  const { page, person, before: _before, ...others } = query
  if (page === undefined && person === undefined) return null
  return (
    <nav aria-label="Whose changes">
      <ChipList>
        {page !== undefined && (
          <ChipLink to={toAuditLog({ ...others, person })} isPressed>
            {`Changes to ${first?.owner?.name ?? 'one page'}`}
          </ChipLink>
        )}
        {person !== undefined && (
          <ChipLink to={toAuditLog({ ...others, page })} isPressed>
            {`Changes by ${first?.user?.name ?? 'one person'}`}
          </ChipLink>
        )}
      </ChipList>
    </nav>
  )
}

function Entries({ query, entries, next }: EntriesProps & { next: string | null }) {
  const { before, ...filters } = query
  const isFiltered = Object.values(query).some((value) => value !== undefined)
  if (entries.length === 0 && !isFiltered)
    return <EmptyState title="No changes yet">Everything that is changed is listed here.</EmptyState>
  if (entries.length === 0)
    return (
      <EmptyState
        title="No changes found"
        actions={<ButtonLink to="/admin/log">Show all changes</ButtonLink>}
      >
        Nothing was changed that matches these filters.
      </EmptyState>
    )
  return (
    <>
      <RuledList>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <AuditEntry entry={entry} query={query} />
          </li>
        ))}
      </RuledList>
      <ContinuedPages
        toNewest={before && toAuditLog(filters)}
        toOlder={next === null ? undefined : toAuditLog({ ...filters, before: next })}
      />
    </>
  )
}
