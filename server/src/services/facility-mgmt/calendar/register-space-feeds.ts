import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { calendarText } from '../../../calendar/calendar-file.ts'
import { sendCalendar } from '../../../calendar/send-calendar.ts'
import { spaceEntryLines, type SpaceEntry } from '../../../calendar/space-entry.ts'
import { notFound } from '../../../platform/errors.ts'
import { hashOfToken } from '../../../platform/secret-token.ts'
import type { Database } from '../../../tables/tables.ts'

/** Calendars show what is to come, and the year before. */
const daysBack = 365
const refreshHours = 1

interface Feed {
  ownerId: string
  spaceId: string | null
  name: string
}

/** `GET /calendars/spaces/:token.ics`: the entries of a page's spaces, without notes, for anybody who has the address. */
export function registerSpaceFeeds(app: FastifyInstance, { db, brand }: { db: Database; brand: string }) {
  app.get<{ Params: { file: string } }>(
    '/calendars/spaces/:file',
    { config: { budget: 'reads' } },
    async (request, reply) => {
      const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
      const feed = token === undefined ? undefined : await findFeed(db, token)
      if (!feed) throw notFound('This calendar')
      const components = (await entriesOf(db, feed)).map(spaceEntryLines)
      return sendCalendar(
        request,
        reply,
        calendarText({ product: brand, components, feed: { name: feed.name, refreshHours } }),
      )
    },
  )
}

async function findFeed(db: Database, token: string) {
  const { rows } = await sql<Feed>`
    select f.owner_id as "ownerId", f.space_id as "spaceId", concat_ws(': ', p.name, s.name) as name
    from calendar_space_feed f join profile p on p.id = f.owner_id and p.deleted_date is null
    left join calendar_space s on s.id = f.space_id
    where f.hash = ${hashOfToken(token)}`.execute(db)
  return rows[0]
}

async function entriesOf(db: Database, { ownerId, spaceId }: Feed) {
  const { rows } = await sql<SpaceEntry>`
    select e.id, e.title, e.kind = 'Hold' as "isHold", e.revision, derived.instant(e.starts) as starts,
      derived.instant(e.ends) as ends, derived.instant(e.changed_date) as "changedDate",
      string_agg(concat_ws(' ', s.name, s.parts[u.position + 1]), ', ' order by s.position, s.name, u.position) as location
    from calendar_entry e join calendar_occupancy o on o.entry_id = e.id
    join calendar_unit u on u.id = o.unit_id join calendar_space s on s.id = u.space_id
    where e.owner_id = ${ownerId} and (${spaceId}::uuid is null or s.id = ${spaceId})
      and e.ends > now() - make_interval(days => ${daysBack}::int) and (e.expires_date is null or e.expires_date > now())
    group by e.id order by e.starts, e.id`.execute(db)
  return rows
}
