import type { Many } from '@app/contract/envelope.ts'
import type { Api } from '@app/contract/api.ts'
import type { ExportFormat } from '@app/contract/rules/export-formats.ts'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { useMedia } from '../components/use-media.ts'
import { DownloadMenu } from '../exports/download-menu.tsx'
import type { Download } from '../exports/start-download.ts'
import { ChoiceLinks, ListSearch } from '../page/list-controls.tsx'
import { Loaded } from '../page/loaded.tsx'
import { useReadPage } from '../page/use-read-page.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import type { Call } from '../platform/calls/calls.ts'
import { keepShown } from '../platform/calls/use-observed.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { ExchangeDetail } from './exchange-detail.tsx'
import { ExchangeList } from './exchange-list.tsx'
import {
  exchangeFilterOf,
  exchangeQueryOf,
  partNames,
  partTitle,
  periods,
  toExchanges,
  type Exchange,
  type ExchangeFilter,
  type ExchangeQuery,
  type PartName,
} from './exchange-query.ts'

const perPage = 20
const day = 24 * 60 * 60 * 1000

interface Source {
  call: Call<{ data: ExchangeFilter; id?: string }, Many<Exchange>>
  /** The destination, if the call is for one. */
  input: { id?: string }
}

export interface ExchangeBrowserProps extends Source {
  /** Of the page. */
  path: string
  /** Shown when the list is empty without a filter. */
  empty: string
  /** Whether the reader may delete exchanges: their own, or any as an administrator. */
  canDelete: boolean
  /** Whether to show how answers came about, which is for the team and administrators. */
  hasOrigin: boolean
  /** Downloads the list as a file. */
  download: (
    api: Api,
    data: { format: ExportFormat; filter: ExchangeFilter },
  ) => ReturnType<Download['request']>
  /** What else can be done with an exchange. */
  actions?: (exchange: Exchange) => ReactNode
}

/** Exchanges with assistants: a list, and the one that is opened beside it or, on phones, in its place. The address has all of it. */
export function ExchangeBrowser({ call, input, path, empty, download, ...detail }: ExchangeBrowserProps) {
  const [search] = useSearchParams()
  const query = exchangeQueryOf(search)
  const { page } = query
  const isWide = useMedia('(min-width: 900px)')
  // The same instant for all lists of the page, so that all show the same period.
  const [now] = useState(() => Date.now())
  const from = new Date(now - Number(query.period) * day).toISOString()
  const filter = exchangeFilterOf(query, from)
  const list = useReadPage(
    call,
    { ...input, data: filter },
    { page, perPage },
    { placeholderData: keepShown },
  )
  const to = (change: Partial<ExchangeQuery>) =>
    toExchanges(path, { ...query, opened: undefined, page: 1, ...change })
  if (!isWide && query.opened !== undefined)
    return (
      <Stack>
        <div>
          <ButtonLink variant="quiet" icon="arrow-left" to={to({})}>
            All exchanges
          </ButtonLink>
        </div>
        <ExchangeDetail key={query.opened} id={query.opened} {...detail} toList={to({})} />
      </Stack>
    )
  return (
    <Stack gap="5">
      <ListSearch
        action={path}
        label="Search"
        placeholder={input.id === undefined ? 'Words or destination' : 'Words'}
        words={query.words}
        kept={{ days: query.period, show: query.part }}
        toAll={to({ words: undefined })}
      />
      <Toolbar>
        <ChoiceLinks
          label="Period"
          choices={periods}
          chosen={query.period}
          to={(period) => to({ period })}
          nameOf={(period) => `${period} days`}
        />
        <DownloadMenu things="questions" request={(api, format) => download(api, { format, filter })} />
      </Toolbar>
      <nav aria-label="Outcome">
        <ChipList isScrolling>
          {partNames.map((part) => (
            <PartChip key={part} {...{ call, input, query, part, from }} to={to({ part })} />
          ))}
        </ChipList>
      </nav>
      <Loaded query={list} errorTitle="The exchanges didn’t load.">
        {({ items, count, pageCount }) => {
          if (count === 0) return <Nothing {...{ query, empty, path }} />
          const opened = query.opened ?? items[0]?.id
          return (
            <Grid columns="2" gap="6" align="start">
              <Stack>
                <ExchangeList
                  exchanges={items}
                  opened={isWide ? opened : undefined}
                  toOne={(id) => to({ opened: id, page })}
                />
                {pageCount > 1 && (
                  <Pagination page={page} pageCount={pageCount} toPage={(next) => to({ page: next })} />
                )}
              </Stack>
              {isWide && opened !== undefined && (
                <ExchangeDetail key={opened} id={opened} {...detail} toList={to({})} />
              )}
            </Grid>
          )
        }}
      </Loaded>
    </Stack>
  )
}

interface PartChipProps extends Source {
  query: ExchangeQuery
  part: PartName
  from: string
  to: string
}

/** With how many there are. */
function PartChip({ call, input, query, part, from, to }: PartChipProps) {
  const { data } = useReadWith(
    call,
    { ...input, data: exchangeFilterOf({ words: query.words, part }, from) },
    { name: 'count', load: async (list, asked) => (await list(asked))._meta.stats.count },
    { placeholderData: keepShown },
  )
  return (
    <ChipLink to={to} isPressed={part === query.part} isDisabled={false} count={data}>
      {partTitle(part)}
    </ChipLink>
  )
}

interface NothingProps {
  query: ExchangeQuery
  empty: string
  path: string
}

const Nothing = ({ query: { words, part, period }, empty, path }: NothingProps) =>
  words === undefined && part === 'all' ? (
    <EmptyState title={`No questions in ${period} days`}>{empty}</EmptyState>
  ) : (
    <EmptyState
      title="No exchanges found"
      actions={
        <ButtonLink
          to={toExchanges(path, { words: undefined, part: 'all', period, page: 1, opened: undefined })}
        >
          Show all
        </ButtonLink>
      }
    >
      {`Nothing in ${period} days matches ${words === undefined ? `“${partTitle(part)}”` : `“${words}”`}.`}
    </EmptyState>
  )
