import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { calendarFile } from '../../../calendar/calendar-file.ts'
import { sendCalendar } from '../../../calendar/send-calendar.ts'
import { findFeed, type FoundFeed } from '../../../patterns/calendar-feeds.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Database } from '../../../tables/tables.ts'
import { calendarEvents } from './calendar-events.ts'

interface FeedParts {
  db: Database
  brand: string
  origin: string
}

/** Calendars show what is to come, and the year before. */
const daysBack = 365
const refreshHours = 6

/**
 * `GET /calendars/:token.ics`: the events of a profile or of a list that the person who made the address may see now.
 * Events for proposals that others hold aren't among them, because a gate lets their readers in.
 */
export function registerCalendarFeeds(app: FastifyInstance, { db, brand, origin }: FeedParts) {
  app.get<{ Params: { file: string } }>(
    '/calendars/:file',
    { config: { budget: 'reads' } },
    async (request, reply) => {
      const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
      const feed = token === undefined ? undefined : await findFeed(db, token)
      if (!feed) throw notFound('This calendar')
      const viewer = viewerOf(feed)
      const name = await nameOf(db, feed)
      if (name === undefined) throw notFound('This calendar')
      const isInFeed =
        feed.ownerId === null
          ? sql`p.id in (select profile_id from profile_list_entry where list_id = ${feed.listId})`
          : sql`p.parent_id = ${feed.ownerId}`
      const events = await calendarEvents(
        db,
        origin,
        viewer,
        sql`${isInFeed} and ${visibleTo(viewer, 'p')} and e.end_date >= derived.today() - ${daysBack}::integer`,
      )
      const text = calendarFile({ product: brand, events, feed: { name, refreshHours } })
      return sendCalendar(request, reply, text)
    },
  )
}

const viewerOf = ({ userId }: FoundFeed) => ({
  user: { id: userId, subject: '', email: '', name: '' },
  isAdmin: false,
})

/** The name of the profile or the list, if the person still sees it. */
async function nameOf(db: Database, feed: FoundFeed) {
  const { rows } = await (
    feed.ownerId === null
      ? sql<{
          name: string
        }>`select name from profile_list where id = ${feed.listId} and deleted_date is null`
      : sql<{ name: string }>`
        select p.name from profile p where p.id = ${feed.ownerId} and ${visibleTo(viewerOf(feed), 'p')}`
  ).execute(db)
  return rows[0]?.name
}
