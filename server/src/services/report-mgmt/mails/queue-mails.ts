import type { MailPeriod } from '@app/contract/reports/mail-period.ts'
import { sql } from 'kysely'
import { zoneOfPlace, type Geocoder } from '../../../patterns/resolve-location.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import type { Database } from '../../../tables/tables.ts'
import { mailTimes } from './mail-time.ts'

/** The kind of job, whose subject is the row of the reader's choice. */
export const reportMailJob = 'report'

interface DueMail {
  id: string
  every: MailPeriod
  lat: number | null
  lng: number | null
}

const perTransaction = 100

/** The chore that queues the reports of the periods that are over. */
export const queueReportMails =
  (geocode: Pick<Geocoder, 'timeZoneAt'>) =>
  async (db: Database, now = new Date()): Promise<void> => {
    while ((await queueSome(db, geocode, now)) === perTransaction);
  }

/**
 * The next time is committed with the job, so that a period is mailed once: of two servers, the later one skips what the other has locked. After a
 * time without a server, the last whole period is mailed, and none before it.
 */
const queueSome = (db: Database, geocode: Pick<Geocoder, 'timeZoneAt'>, now: Date) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<DueMail>`
      select m.id, m.every, p.lat, p.lng from report_mail m join profile p on p.id = m.profile_id
      where not m.is_paused and m.due_date <= ${now} order by m.due_date
      limit ${perTransaction} for update of m skip locked`.execute(trx)
    for (const { id, every, ...place } of rows) {
      const { period, dueDate } = mailTimes(every, zoneOfPlace(geocode, place), now)
      await sql`update report_mail set due_date = ${dueDate}, start_date = ${period.startDate}, end_date = ${period.endDate}
        where id = ${id}`.execute(trx)
      await queueMail(trx, reportMailJob, id)
    }
    return rows.length
  })
