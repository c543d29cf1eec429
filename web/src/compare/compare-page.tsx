import { Link, useSearchParams } from 'react-router'
import { useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { CopyButton } from '../components/actions/copy-button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import segments from '../components/fields/segmented.module.css'
import { kinds, mainKind, type KindFacts } from '../kind/registry.ts'
import { SearchLinks } from '../kind/search-links.tsx'
import { isHost, newRequestPath } from '../kind/contact-paths.ts'
import { count, counted } from '../components/format.ts'
import { knownEventQuery } from '@app/contract/rules/known-event.ts'
import { readKnownEvent } from '../page/known-event.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { comparePath, maxCompared, readFoundBy, showsAllRows } from './compare-query.ts'
import { CompareTable } from './compare-table.tsx'
import styles from './compare-page.module.css'
import type { Column } from './build-comparison.ts'
import type { ComparePage as Page } from './load-comparison.server.ts'

/** `Compare 3 facilities`. */
export const titleOf = (columns: readonly Column[], kind: KindFacts['name'] | undefined) =>
  kind === undefined || columns.length < 2 ? 'Compare' : `Compare ${columns.length} ${kinds[kind].noun.other}`

export function ComparePage({ page: loaded }: { page: Page }) {
  const { page, isChecking, hasFailed, retry } = useOwnColumns(loaded)
  const { columns, groups, ignored, origin } = page
  const [search] = useSearchParams()
  if (page.kind === undefined || columns.length === 0) return <NothingChosen ignored={ignored} />
  const kind = kinds[page.kind]
  const event = readKnownEvent(search)
  const foundBy = readFoundBy(search)
  const comparison = { ids: columns.map(({ id }) => id), event: knownEventQuery(event) }
  const pathWith = (rowsAll: boolean, without?: string) =>
    comparePath(kind, {
      ...comparison,
      ids: comparison.ids.filter((id) => id !== without),
      search: foundBy,
      showsAllRows: rowsAll,
    })
  const isWhole = showsAllRows(search)
  const present = columns.filter((column) => !column.isGone)
  const hosts = present
    .filter((column) => !column.isHidden)
    .map(({ id }) => ({ kind: kind.name, id }))
    .filter(isHost)
  const rows = groups.flatMap((group) => group.rows)
  const differing = rows.filter(({ isDifferent }) => isDifferent).length
  // With a single profile, every row is shown.
  const showsAll = isWhole || present.length < 2 || differing === 0
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ isDifferent }) => showsAll || isDifferent) }))
    .filter((group) => group.rows.length > 0)

  return (
    <div className={`page ${styles.page}`}>
      <Stack gap="5">
        <Toolbar align="end" gap="4 6">
          <h1 className="h1">{titleOf(columns, page.kind)}</h1>
          <div className="no-print">
            <Row>
              {present.length > 1 && differing > 0 && (
                <nav className={segments.segments} aria-label="Rows">
                  <RowsLink to={pathWith(false)} isCurrent={!showsAll} label="Differences" n={differing} />
                  <RowsLink to={pathWith(true)} isCurrent={showsAll} label="All rows" n={rows.length} />
                </nav>
              )}
              {hosts.length > 0 && (
                <ButtonLink variant="primary" icon="send" to={newRequestPath(hosts, event)}>
                  {hosts.length === 1
                    ? 'Request dates'
                    : `Request dates from ${hosts.length === 2 ? 'both' : `all ${hosts.length}`}`}
                </ButtonLink>
              )}
              <CopyButton
                // Others have not searched.
                text={origin + comparePath(kind, { ...comparison, showsAllRows: isWhole })}
                label="Copy link"
                className="needs-script"
              />
              <Button className="needs-script" onClick={() => window.print()}>
                Print
              </Button>
            </Row>
          </div>
        </Toolbar>
        <IgnoredNote ignored={ignored} />
        {present.length > 1 && differing === 0 && (
          <p className="mut sm">These {kind.noun.other} are the same in every row.</p>
        )}
        {hasFailed && (
          <ErrorState
            title="We couldn’t check which of these pages you may see."
            detail="Pages that only their team sees are missing here."
            onRetry={retry}
          />
        )}
        <CompareTable
          {...{ kind, columns, event, foundBy, isChecking }}
          groups={shown}
          pathWithout={(id) => pathWith(isWhole, id)}
        />
      </Stack>
    </div>
  )
}

interface RowsLinkProps {
  to: string
  isCurrent: boolean
  label: string
  n: number
}

const RowsLink = ({ to, isCurrent, label, n }: RowsLinkProps) => (
  <Link
    to={to}
    replace
    preventScrollReset
    className={`row sm ${segments.segment}`}
    aria-current={isCurrent ? 'true' : undefined}
  >
    {label} <span>{count(n)}</span>
  </Link>
)

function IgnoredNote({ ignored: { extraCount, invalidCount } }: Pick<Page, 'ignored'>) {
  if (extraCount + invalidCount === 0) return null
  return (
    <p className="mut sm">
      {extraCount > 0 &&
        `Only the first ${maxCompared} are compared; ${counted(extraCount, 'page')} left out. `}
      {invalidCount > 0 && `The link has ${counted(invalidCount, 'part')} that we couldn’t read.`}
    </p>
  )
}

const NothingChosen = ({ ignored }: Pick<Page, 'ignored'>) => (
  <div className="page section">
    <Stack>
      <IgnoredNote ignored={ignored} />
      <EmptyState headingLevel="h1" title="Nothing to compare yet" actions={<SearchLinks />}>
        Press Compare on up to four pages of one kind. They show up here side by side.
      </EmptyState>
    </Stack>
  </div>
)

interface OwnColumns {
  page: Page
  /** Whether profiles that are gone for visitors are being loaded as the reader. */
  isChecking: boolean
  hasFailed: boolean
  retry: () => void
}

/** The page with the hidden profiles that the reader may see. The server renders it as for a visitor. */
function useOwnColumns(page: Page): OwnColumns {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const kind: KindFacts = page.kind === undefined ? mainKind : kinds[page.kind]
  const ids = page.columns.map(({ id }) => id)
  const enabled = isSignedIn && page.columns.some(({ isGone }) => isGone)
  const { data, isError, isFetching, refetch } = useApi(
    ['comparison', kind.name, ids],
    async (api) => (await import('./build-comparison.ts')).buildComparison(kind, api, ids),
    { enabled },
  )
  return {
    page: enabled && data ? { ...page, ...data } : page,
    isChecking: enabled && data === undefined && !isError,
    hasFailed: enabled && data === undefined && isError && !isFetching,
    retry: () => void refetch(),
  }
}
