import { sql } from 'kysely'
import { calendarFile, calendarFileType } from '../../../calendar/calendar-file.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { conflict } from '../../../platform/errors.ts'
import { safeFileName } from '../../../platform/files/file-name.ts'
import type { Call } from '../../../platform/http/call.ts'
import { FileReply } from '../../../platform/http/file-reply.ts'
import { calendarEvents } from './calendar-events.ts'

/** The handler for an event as a calendar file. */
export const eventCalendar =
  ({ brand, origin }: Pick<ServiceParts, 'brand' | 'origin'>) =>
  async ({ id }: { id: string }, call: Call) => {
    const events = await calendarEvents(call.db, origin, call, sql`p.id = ${id}`)
    const [event] = events
    if (event === undefined) throw await reasonOf(call, id)
    return new FileReply({
      bytes: Buffer.from(calendarFile({ product: brand, events, feed: null })),
      contentType: calendarFileType,
      // A slash would end the name of a folder.
      fileName: safeFileName(`${event.name.replaceAll(/[/\\]/g, '-')}.ics`),
    })
  }

async function reasonOf(call: Call, id: string) {
  const { rows } = await sql<{ isFlexible: boolean }>`
    select has_flexible_dates as "isFlexible" from event where profile_id = ${id}`.execute(call.db)
  return rows[0]?.isFlexible
    ? conflict('DATES_ARE_FLEXIBLE', 'The dates of this event are flexible, so it has no calendar file yet.')
    : conflict('EVENT_NOT_PUBLISHED', 'This event is not published, so it has no calendar file yet.')
}
