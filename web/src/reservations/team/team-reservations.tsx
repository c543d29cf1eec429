import type { reservations } from '@app/contract/hotels/reservation-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type * as z from 'zod'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { Pagination } from '../../components/display/pagination.tsx'
import { DownloadMenu } from '../../exports/download-menu.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { ChoiceLinks, ListSearch } from '../../page/list-controls.tsx'
import { pageValue, withQuery, wordsIn } from '../../page/list-query.ts'
import { Loaded } from '../../page/loaded.tsx'
import { isNotOwn } from '../../page/null-if-missing.ts'
import head from '../../page/page-head.module.css'
import { PageTitle } from '../../page/page-title.tsx'
import { choice, pageIn } from '../../page/query-codecs.ts'
import { useReadPage } from '../../page/use-read-page.ts'
import { localToday } from '../../page/use-today.ts'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { joinedReads } from '../../platform/calls/joined-reads.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { Table } from '../../platform/table/table.tsx'
import { stayColumns } from './stay-columns.tsx'
import { keepShown } from '../../platform/calls/use-observed.ts'

const { hotels } = calls['hotel-mgmt']

const perPage = 50
const parts = ['coming', 'past', 'canceled'] as const
type Part = (typeof parts)[number]
const partCodec = choice(parts)

type StayFilter = z.input<typeof reservations.filter>

const partNames: Record<Part, string> = { coming: 'Coming', past: 'Past', canceled: 'Canceled' }
const nothing: Record<Part, string> = {
  coming: 'Rooms that guests book here show up with their arrival and their wishes.',
  past: 'Stays are listed here after departure. Their guests are forgotten 30 days later.',
  canceled: 'Stays that you or your guests cancel are listed here.',
}

/** Who leaves today is still there. */
const filterOf: Record<Part, (today: string) => StayFilter> = {
  coming: (today) => ({ status: 'Confirmed', checkOut: { from: today }, sort: 'checkIn' }),
  past: (today) => ({ status: 'Confirmed', checkOut: { to: addDays(today, -1) }, sort: '-checkIn' }),
  canceled: () => ({ status: 'Canceled', sort: '-checkIn' }),
}

/** The stays at a hotel, for its team: who comes when, to which room. */
export function TeamReservations({ ownerId }: { ownerId: string }) {
  const [search] = useSearchParams()
  const [deviceDay] = useState(localToday)
  const part = partCodec.read(search.get('stays')) ?? 'coming'
  const words = wordsIn(search)
  const page = pageIn(search)
  const path = `${profilePath(kinds.hotel, ownerId)}/reservations`
  const toList = (to: Part, text = words, number = 1) =>
    withQuery(path, { stays: to !== 'coming' && to, q: text, page: pageValue(number) })
  const hotel = useRead(hotels.get, { id: ownerId })
  // The hotel's zone comes with its nights, of which any will do.
  const zone = useRead(hotels.rooms.nights, { ownerId, from: deviceDay, to: deviceDay })
  const today = zone.data && placeDay(zone.data.data.timeZone)
  const filter = { ...filterOf[part](today ?? deviceDay), ...(words !== undefined && { text: words }) }
  const stays = useReadPage(
    hotels.reservations.filtered,
    { ownerId, data: filter },
    { page, perPage },
    { placeholderData: keepShown, enabled: today !== undefined },
  )
  const loaded = joinedReads([zone, stays], () => zone.data && stays.data)
  if ([hotel, zone, stays].some(({ data, error }) => data === undefined && isNotOwn(error)))
    return <NotFound>These reservations are for the team of a hotel that you don’t belong to.</NotFound>
  const name = hotel.data?.data.name
  return (
    <div className={`page ${head.page}`}>
      <PageTitle>{`Reservations${name === undefined ? '' : `, ${name}`}`}</PageTitle>
      <Breadcrumbs
        items={[{ label: name ?? 'Hotel', to: profilePath(kinds.hotel, ownerId) }, { label: 'Reservations' }]}
      />
      <Stack gap="5">
        <h1 className={head.title}>Reservations</h1>
        <Toolbar>
          <ChoiceLinks
            label="Which stays"
            choices={parts}
            chosen={part}
            to={(to) => toList(to)}
            nameOf={(each) => partNames[each]}
          />
          {(stays.data?.count ?? 0) > 0 && (
            <DownloadMenu
              things="reservations"
              request={(api, format) =>
                api['hotel-mgmt'].hotels.reservations.export({ ownerId, data: { format, filter } })
              }
            />
          )}
        </Toolbar>
        <ListSearch
          key={`${part} ${words}`}
          action={path}
          label="Search reservations"
          placeholder="Name, email or number"
          words={words}
          kept={part === 'coming' ? undefined : { stays: part }}
          toAll={toList(part, '')}
        />
        <Loaded query={loaded} errorTitle="The reservations didn’t load.">
          {({ items, count }) =>
            count === 0 ? (
              <NoStays part={part} words={words} toAll={toList(part, '')} ownerId={ownerId} />
            ) : (
              <>
                <Table
                  caption={`Reservations, ${partNames[part].toLowerCase()}`}
                  rows={items}
                  page={count > perPage ? page : undefined}
                  columns={stayColumns}
                  isInColumnsBelow
                  nameOf={({ number }) => number}
                  skeleton={<Skeleton look="part" />}
                />
                {count > perPage && (
                  <Pagination
                    page={page}
                    pageCount={Math.ceil(count / perPage)}
                    toPage={(next) => toList(part, words, next)}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </Stack>
    </div>
  )
}

interface NoStaysProps {
  part: Part
  words: string | undefined
  toAll: string
  ownerId: string
}

const NoStays = ({ part, words, toAll, ownerId }: NoStaysProps) =>
  words === undefined ? (
    <EmptyState
      title={part === 'canceled' ? 'Nothing was canceled' : 'No stays yet'}
      actions={<ButtonLink to={`${profilePath(kinds.hotel, ownerId)}/rooms`}>Rooms and rates</ButtonLink>}
    >
      {nothing[part]}
    </EmptyState>
  ) : (
    <EmptyState title="No reservations found" actions={<ButtonLink to={toAll}>Show all</ButtonLink>}>
      {`None of them has “${words}” in its guest’s name or email, or in its number.`}
    </EmptyState>
  )
