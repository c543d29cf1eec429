import { One } from '@app/contract/envelope.ts'
import { kindContracts } from '@app/contract/kinds.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { reportLabels, type ReportName } from '@app/contract/reports/report-labels.ts'
import { Report, type ReportFigure } from '@app/contract/reports/report-schema.ts'
import { beforeText, changeOf, daysText } from '@app/contract/reports/report-words.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { sql } from 'kysely'
import type { LayOutNews } from '../../../patterns/unsubscribe.ts'
import type { ReadAs } from '../../../patterns/read-as.ts'
import { Refusal } from '../../../platform/errors.ts'
import { FileReply } from '../../../platform/http/file-reply.ts'
import type { MailComposers } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { reportMailJob } from './queue-mails.ts'

interface ReportMailParts {
  origin: string
  brand: string
  layOutNews: LayOutNews
  readAs: ReadAs
}

interface QueuedReport {
  id: string
  userId: string
  email: string
  isVerified: boolean
  profileId: string
  kind: ProfileKindName
  name: string
  report: ReportName
  startDate: string
  endDate: string
}

async function readQueued(db: AnyDatabase, id: string): Promise<QueuedReport | undefined> {
  const { rows } = await sql<QueuedReport>`
    select m.id, m.user_id as "userId", u.email, u.email_verified as "isVerified", m.profile_id as "profileId", p.kind, p.name,
      m.report, m.start_date::text as "startDate", m.end_date::text as "endDate"
    from report_mail m join app_user u on u.id = m.user_id join profile p on p.id = m.profile_id
    where m.id = ${id} and not m.is_paused and m.start_date is not null`.execute(db)
  return rows[0]
}

const Reply = One(Report)

/** Refusals by which a reader has no report of the page anymore: it is deleted, they have left its team, or they are blocked. */
const endings = new Set(['NOT_FOUND', 'FORBIDDEN', 'USER_BLOCKED', 'ACCOUNT_DELETED'])

/** Emails of reports, read with the rights that the reader has now. Without any, the emails end. */
export const reportMailComposers = ({
  origin,
  brand,
  layOutNews,
  readAs,
}: ReportMailParts): MailComposers => ({
  [reportMailJob]: {
    // Nothing is written but the end, and a PDF takes too long for a transaction.
    writingOnce: async (db, id) => {
      const queued = await readQueued(db, id)
      if (!queued?.isVerified) return null
      try {
        const { report, pdf } = await readReport(readAs, queued)
        const { profileId, kind, name, report: reportName, email: to } = queued
        const label = reportLabels[reportName]
        // Reports of days to come have days of their own.
        const days =
          report.compared === null ? '' : `?start=${report.days.startDate}&end=${report.days.endDate}`
        const tail = reportName === 'profile' ? '' : `/${reportName}`
        const message = layOutNews(
          {
            to,
            subject: `${name}: ${label}, ${daysText(report.days)}`,
            intro: [introOf(report, name), ...report.figures.map((figure) => figureLine(figure, report))],
            link: {
              label: `See the report on ${brand}`,
              url: `${origin}${kindContracts[kind].path}/${profileId}/reports${tail}${days}`,
            },
            outro: ['The PDF has the charts and tables.'],
          },
          { reportMailId: id, subject: 'report' },
        )
        return { ...message, attachments: [pdf] }
      } catch (error) {
        if (!(error instanceof Refusal && endings.has(error.code))) throw error
        await sql`delete from report_mail where id = ${id}`.execute(db)
        return null
      }
    },
  },
})

const introOf = ({ days, compared }: Report, name: string) =>
  compared === null
    ? `${name}, as of today, beside the edition before of each event.`
    : `${name}, ${daysText(days)}, compared with ${daysText(compared)}.`

/** `Page views: 504 (2% more, 494 before)`. */
function figureLine(figure: ReportFigure, { comparedWith }: Report): string {
  const { label, value, before, basis } = figure
  const change =
    value === null || before === null
      ? ''
      : ` (${changeOf(value, before, figure).text}, ${beforeText(before, figure, comparedWith)})`
  return `${label}: ${[valueText(value, figure), basis].filter(Boolean).join(' ')}${change}`
}

async function readReport(
  readAs: ReadAs,
  { userId, profileId, kind, report, startDate, endDate }: QueuedReport,
) {
  const operation = `report-mgmt.${kind}Reports.${report}`
  const input = { id: profileId, ...(report !== 'pickup' && { startDate, endDate }) }
  const { data } = Reply.parse(await readAs(userId, operation, input))
  const file = await readAs(userId, operation, { ...input, format: 'pdf' })
  if (!(file instanceof FileReply)) throw new Error(`${operation} has no PDF`)
  const { fileName: filename, contentType, bytes } = file
  return { report: data, pdf: { filename, contentType, content: Buffer.from(bytes).toString('base64') } }
}
