import type { MailPeriod } from '@app/contract/reports/mail-period.ts'
import type { ReportMail, ReportMailDraft, reportMails } from '@app/contract/reports/report-mails.ts'
import { nothing } from '@app/contract/envelope.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { services } from '@app/contract/tree.ts'
import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import { quotaNamed, requireOwnRoom } from '../../../patterns/quotas.ts'
import { zoneOfPlace, type Geocoder } from '../../../patterns/resolve-location.ts'
import { invalidField, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { createdIf } from '../../../platform/http/json-text.ts'
import { mailTimes } from './mail-time.ts'

type Row = Omit<ReportMail, 'nextDate'> & { dueDate: Date }

/** The caller's, of pages on whose team they still are. */
async function readMails(call: Call, condition: RawBuilder<unknown> = sql`true`): Promise<ReportMail[]> {
  const { rows } = await sql<Row>`
    select m.id, m.profile_id as "profileId", p.kind, p.name, m.report, m.every, m.is_paused as "isPaused", m.due_date as "dueDate"
    from report_mail m join profile p on p.id = m.profile_id
    where m.user_id = ${signedIn(call).id} and p.deleted_date is null and ${isOnTeam(call, sql`m.profile_id`)}
      and ${condition}
    order by p.name, p.id, m.report`.execute(call.db)
  return rows.map(({ dueDate, ...mail }) => ({
    ...mail,
    nextDate: mail.isPaused ? null : dueDate.toISOString(),
  }))
}

const isOnTeam = (call: Call, profileId: RawBuilder<unknown>) =>
  sql`exists (select from derived.staff s where s.owner_id = ${profileId} and s.user_id = ${signedIn(call).id})`

interface Page {
  kind: ProfileKindName
  lat: number | null
  lng: number | null
}

async function readPage(call: Call, id: string): Promise<Page> {
  const { rows } = await sql<Page>`
    select p.kind, p.lat, p.lng from profile p
    where p.id = ${id} and p.deleted_date is null and ${isOnTeam(call, sql`p.id`)}`.execute(call.db)
  const [page] = rows
  if (page === undefined) throw notFound('This page')
  return page
}

const hasReport = (kind: ProfileKindName, report: string) =>
  Object.hasOwn(services['report-mgmt'][`${kind}Reports`], report)

/** Handlers of the reports that the caller gets by email. */
export function mailHandlers(geocode: Pick<Geocoder, 'timeZoneAt'>): Handlers<typeof reportMails> {
  async function put(draft: ReportMailDraft, call: Call) {
    const { profileId, report, every, isPaused } = draft
    const page = await readPage(call, profileId)
    if (!hasReport(page.kind, report)) throw invalidField('data/report', 'is no report of this page')
    const userId = signedIn(call).id
    await requireOwnRoom(call, quotaNamed(call, 'reportMails'), {
      count: sql`select count(*) from report_mail where user_id = ${userId}
        and (profile_id <> ${profileId} or report <> ${report})`,
    })
    const { rows } = await sql<{ id: string; isNew: boolean }>`
      insert into report_mail (id, user_id, profile_id, report, every, is_paused, due_date)
      values (${newId()}, ${userId}, ${profileId}, ${report}, ${every}, ${isPaused}, ${dueDateOf(every, page, geocode)})
      on conflict (user_id, profile_id, report) do update
        set every = excluded.every, is_paused = excluded.is_paused, due_date = excluded.due_date
      returning id, xmax = 0 as "isNew"`.execute(call.db)
    const [saved] = rows
    const [mail] = saved ? await readMails(call, sql`m.id = ${saved.id}`) : []
    if (saved === undefined || mail === undefined) throw notFound('This page')
    return createdIf(saved.isNew, { data: mail })
  }
  return {
    mine: async (_input, call) => ({ data: await readMails(call) }),
    put: ({ data }, call) => put(data, call),
    remove: async ({ mailId }, call) => {
      await sql`delete from report_mail where id = ${mailId} and user_id = ${signedIn(call).id}`.execute(
        call.db,
      )
      return nothing
    },
  }
}

const dueDateOf = (every: MailPeriod, page: Page, geocode: Pick<Geocoder, 'timeZoneAt'>) =>
  mailTimes(every, zoneOfPlace(geocode, page)).dueDate
