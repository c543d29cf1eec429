import { Navigate, useLocation, useSearchParams } from 'react-router'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { TabLinks } from '../../components/display/tab-links.tsx'
import { formatRange } from '../../components/fields/calendar-date.ts'
import { Segmented } from '../../components/fields/segmented.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { PageTitle } from '../../page/page-title.tsx'
import { Loaded } from '../../page/loaded.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { keepShown } from '../../platform/calls/use-observed.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import type { Leaderboard } from '@app/contract/reports/leaderboard-schema.ts'
import { ReportSkeleton } from '../report-skeleton.tsx'
import styles from '../reports.module.css'
import { useOwnPages } from '../../kind/use-own-pages.ts'
import {
  boardCall,
  boardNamed,
  boardNamesInOrder,
  boardOfKinds,
  boardPath,
  boards,
  type BoardName,
} from './boards.ts'
import { OwnPlaces } from './own-places.tsx'
import { OwnPlace, PageChoice } from './own-place.tsx'
import { StandingsTable } from './standings-table.tsx'

interface AreaLists {
  regions: readonly string[]
  states: readonly string[]
}

interface LeaderboardPageProps extends AreaLists {
  /** Of the address. */
  board: string | undefined
}

/** A leaderboard of this name, if there is one. Without a name, that of the reader's pages. */
export function LeaderboardPage({ board, ...areas }: LeaderboardPageProps) {
  if (board === undefined) return <OwnBoard />
  const name = boardNamed(board)
  return name === undefined ? <NotFound /> : <NamedBoard name={name} {...areas} />
}

function OwnBoard() {
  const { search } = useLocation()
  const { own, isPending } = useOwnPages()
  if (isPending)
    return (
      <div className={`page ${styles.page}`}>
        <ReportSkeleton />
      </div>
    )
  return <Navigate to={boardPath(boardOfKinds(own.map(({ kind }) => kind.name)), search)} replace />
}

interface NamedBoardProps extends AreaLists {
  name: BoardName
}

/** What is ranked, where, by what and for which page is in the address. */
function NamedBoard({ name, regions, states }: NamedBoardProps) {
  const [search, setSearch] = useSearchParams()
  const [region, state, id, first] = ['region', 'state', 'id', 'first'].map((key) => search.get(key))
  const query = { ...(state ? { state } : region && { region }), ...(id && { id }), ...(first && { first }) }
  const board = useRead(boardCall(name), query, { placeholderData: keepShown })
  const choose = (change: Record<string, string | undefined>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(change))
          if (value === undefined) next.delete(key)
          else next.set(key, value)
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  const optionsOf = (key: string, names: readonly string[]) =>
    names.map((label) => ({ value: `${key}:${label}`, label }))
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Leaderboard</PageTitle>
      <Breadcrumbs items={[{ label: 'Home', to: '/home' }, { label: 'Leaderboard' }]} />
      <Stack gap="6">
        <h1 className="h1">Leaderboard</h1>
        <TabLinks
          label="Leaderboards"
          tabs={boardNamesInOrder.map((each) => ({
            label: boards[each].label,
            to: boardPath(each, areaSearch(search)),
            isCurrent: each === name,
          }))}
        />
        <SelectField
          label="Among"
          className={styles.days}
          placeholder="Everywhere"
          value={state ? `state:${state}` : region ? `region:${region}` : ''}
          options={[...optionsOf('region', regions), ...optionsOf('state', states)]}
          onChange={({ target }) => {
            const [key, value] = target.value.split(':')
            choose({ region: undefined, state: undefined, first: undefined, ...(key && { [key]: value }) })
          }}
        />
        <div aria-busy={board.isPlaceholderData || undefined} className={styles.content}>
          <Loaded query={board} skeleton={<ReportSkeleton />} errorTitle="The leaderboard didn’t load.">
            {({ data }) => (
              <Board
                board={data}
                of={boards[name].of}
                measure={search.get('by')}
                id={id ?? null}
                isEverywhere={!state && !region}
                onChoose={choose}
              />
            )}
          </Loaded>
        </div>
      </Stack>
    </div>
  )
}

/** Other boards are of the same area. Their pages and measures are others. */
function areaSearch(search: URLSearchParams) {
  const area = new URLSearchParams([...search].filter(([key]) => key === 'region' || key === 'state'))
  return area.size > 0 ? `?${area}` : ''
}

interface BoardProps {
  board: Leaderboard
  /** What its pages are. */
  of: string
  measure: string | null
  /** The chosen page of the reader's. */
  id: string | null
  isEverywhere: boolean
  onChoose: (change: Record<string, string | undefined>) => void
}

function Board({ board, of, measure, id, isEverywhere, onChoose }: BoardProps) {
  const { days, placeDays, rankings, notes } = board
  const ranking = rankings.find(({ name }) => name === measure) ?? rankings[0]
  if (days === null || ranking === undefined)
    return (
      <EmptyState title="No places yet">
        Places are worked out once a day, after the day has ended everywhere.
      </EmptyState>
    )
  const own = ranking.own[0]
  return (
    <Stack gap="6">
      <Row gap="3 4">
        <Segmented
          label="Ranked by"
          isLabelHidden
          value={ranking.name}
          options={rankings.map(({ name, label }) => ({ value: name, label }))}
          onChange={({ target }) =>
            onChoose({ by: target.value === rankings[0]?.name ? undefined : target.value })
          }
        />
        {(ranking.own.length > 1 || id !== null) && (
          <PageChoice pages={ranking.own} chosen={id ?? ''} onChoose={onChoose} />
        )}
        <span className="sm dim">{formatRange({ from: days.startDate, to: days.endDate })}</span>
      </Row>
      {own && (
        <Grid columns="main side" gap="6" align="start">
          <OwnPlace {...{ ranking, own, isEverywhere, onChoose }} days={placeDays} />
          <OwnPlaces {...{ rankings }} profileId={own.profileId} />
        </Grid>
      )}
      <StandingsTable
        {...{ ranking, of }}
        hasOwn={own !== undefined}
        onShowFirst={(first) => onChoose({ first: String(first) })}
      />
      <Stack gap="2" width="reading">
        {notes.map((note) => (
          <p key={note} className="sm mut">
            {note}
          </p>
        ))}
      </Stack>
    </Stack>
  )
}
