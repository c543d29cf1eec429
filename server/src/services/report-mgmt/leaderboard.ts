import {
  fewestPeers,
  placeMonths,
  type Leaderboard,
  type LeaderboardQuery,
  type Standing,
  type StandingMeasure,
} from '@app/contract/reports/leaderboard-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { sql } from 'kysely'
import { isPublic } from '../../patterns/visibility.ts'
import { invalidField } from '../../platform/errors.ts'
import type { Call } from '../../platform/http/call.ts'
import { boards, describeMeasure, type BoardName } from './boards.ts'
import { fewestReplies, monthDays, rankedDays } from './rank-pages.ts'

/** How many of one's own pages are told. */
const mostOwn = 50
/** How many rows are shown before and after one's own page. */
const neighbors = 3

type Page = Pick<Standing, 'profileId' | 'kind' | 'name' | 'city' | 'state' | 'image'>

interface Placed extends Page {
  measure: StandingMeasure
  position: number
  place: number
  isTied: boolean
  places: (number | null)[]
  value: number
  peers: number
  isOwn: boolean
}

/** The handler of a leaderboard. */
export const leaderboard =
  (board: BoardName) =>
  async ({ id, region, state, first }: LeaderboardQuery, call: Call): Promise<{ data: Leaderboard }> => {
    const own = await readOwn(call, board)
    const focused = id === undefined ? own : own.filter(({ profileId }) => profileId === id)
    if (id !== undefined && focused.length === 0) throw invalidField('id', 'must be a page of your team')
    const ids = focused.map(({ profileId }) => profileId)
    const [placed, day] = await Promise.all([
      readPlaced(call, { board, area: state ?? region ?? '', first, ownIds: ids }),
      readDay(call),
    ])
    return {
      data: {
        days: day === null ? null : { startDate: addDays(day, 1 - rankedDays), endDate: day },
        placeDays:
          day === null ? [] : noPlaces.map((_, at) => addDays(day, (at + 1 - placeMonths) * monthDays)),
        rankings: boards[board].measures.map((measure) =>
          rankingOf(
            board,
            measure,
            focused,
            placed.filter((each) => each.measure === measure),
          ),
        ),
        notes: notesOf(board, placed),
      },
    }
  }

const noPlaces: null[] = Array.from({ length: placeMonths }, () => null)

function rankingOf(
  board: BoardName,
  measure: StandingMeasure,
  own: readonly Page[],
  placed: readonly Placed[],
) {
  const described = describeMeasure(board, measure)
  const peers = placed[0]?.peers ?? 0
  const isComparable = peers >= fewestPeers
  const ownPlaced = new Map(placed.filter(({ isOwn }) => isOwn).map((each) => [each.profileId, each]))
  const unranked = { place: null, isTied: false, places: noPlaces, value: null, isOwn: true }
  return {
    ...described,
    peers,
    isComparable,
    own: [
      ...ownPlaced.values().map((each) => {
        const { measure: _measure, position: _position, peers: _peers, ...standing } = each
        return isComparable ? standing : { ...standing, ...unranked, value: each.value }
      }),
      ...own.filter(({ profileId }) => !ownPlaced.has(profileId)).map((page) => ({ ...page, ...unranked })),
    ].slice(0, mostOwn),
    rows: isComparable
      ? placed.map(({ measure: _measure, peers: _peers, ...row }) => ({
          ...row,
          value: row.isOwn || described.isPublic ? row.value : null,
        }))
      : [],
  }
}

function notesOf(board: BoardName, placed: readonly Placed[]): string[] {
  const measures: readonly StandingMeasure[] = boards[board].measures
  const tooFew = measures.some(
    (measure) => (placed.find((each) => each.measure === measure)?.peers ?? 0) < fewestPeers,
  )
  return [
    'Pages that share a place are followed by a skipped one. Pages that have none of what is ranked aren’t ranked, and only public pages are.',
    'An earlier place is by the twelve months to its day, as far as those were recorded.',
    'Of others, only figures are shown that are public on their pages.',
    ...(measures.includes('reply')
      ? [
          `The median reply is the time from a request to the host’s first move, of at least ${fewestReplies} answered requests.`,
        ]
      : []),
    ...(measures.includes('hosted') ? ['Events hosted are public events that took place.'] : []),
    ...(tooFew ? [`With fewer than ${fewestPeers} pages, there aren’t enough peers to compare.`] : []),
  ]
}

/** The pages of the caller's teams. */
async function readOwn(call: Call, board: BoardName): Promise<Page[]> {
  const { rows } = await sql<Page>`
    select p.id as "profileId", p.kind, p.name, p.city, p.state, p.header_image as image from derived.profile_item p
    where p.id in (select s.owner_id from derived.staff s where s.user_id = ${call.user?.id})
      and p.kind = any (${[...boards[board].kinds]}) and p.deleted_date is null
    order by p.name, p.id`.execute(call.db)
  return rows
}

interface ShownRows {
  board: BoardName
  area: string
  first: number
  ownIds: readonly string[]
}

/** The first rows of each ranking, one's own, and those around the first of one's own. Pages that aren't public anymore are left out. */
async function readPlaced(call: Call, { board, area, first, ownIds }: ShownRows) {
  const { rows } = await sql<Placed>`
    with own as (
      select s.measure, (array_agg(s.position order by s.position))[:${mostOwn}] as positions
      from standing s where s.profile_id = any (${ownIds}) and s.board = ${board} and s.area = ${area} group by s.measure),
    shown as (
      select m.measure, array(select generate_series(1, ${first})) || o.positions
        || array(select generate_series(o.positions[1] - ${neighbors}, o.positions[1] + ${neighbors})) as positions
      from unnest(${[...boards[board].measures]}::text[]) m (measure) left join own o on o.measure = m.measure)
    select s.measure, s.position, s.place, s.is_tied as "isTied", s.places, s.value, s.peer_count as peers,
      p.id as "profileId", p.kind, p.name, p.city, p.state, p.header_image as image, p.id = any (${ownIds}) as "isOwn"
    from shown join standing s on s.board = ${board} and s.measure = shown.measure and s.area = ${area} and s.position = any (shown.positions)
    join derived.profile_item p on p.id = s.profile_id and ${sql.raw(isPublic('p'))}
    order by s.position`.execute(call.db)
  return rows
}

async function readDay(call: Call): Promise<string | null> {
  const { rows } = await sql<{
    day: string
  }>`select to_char(day, 'YYYY-MM-DD') as day from standing_day`.execute(call.db)
  return rows[0]?.day ?? null
}
