import * as z from 'zod'
import { Id, Instant, Nothing, One } from '../envelope.ts'
import { profileKinds } from '../owners.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'
import { mailPeriods } from './mail-period.ts'
import { reportLabels, type ReportName } from './report-labels.ts'

const reportNames = Object.keys(reportLabels).filter((name): name is ReportName => name in reportLabels)

/** A report of a page that the caller gets by email. Nobody else sees it. */
const ReportMail = z.object({
  id: z.string(),
  profileId: z.string(),
  kind: z.enum(profileKinds),
  name: z.string(),
  report: z.enum(reportNames),
  every: z.enum(mailPeriods),
  isPaused: z.boolean(),
  /** When the next one is sent. Null while it is paused. */
  nextDate: Instant.nullable(),
})
export type ReportMail = z.output<typeof ReportMail>

const ReportMailDraft = z.strictObject({
  profileId: Id,
  report: z.enum(reportNames),
  every: z.enum(mailPeriods),
  isPaused: z.boolean().default(false),
})
export type ReportMailDraft = z.output<typeof ReportMailDraft>

const path = '/my/reportMails'

export const reportMails = {
  mine: route({
    method: 'GET',
    path,
    owner: null,
    allow: 'user',
    reply: One(z.array(ReportMail)),
    summary: 'The reports that the caller gets by email',
  }),
  put: route({
    method: 'PUT',
    path,
    owner: null,
    allow: 'user',
    otherStatus: 201,
    quotas: quotasOf('reportMails', { noun: 'reports by email', most: 50 }),
    data: ReportMailDraft,
    reply: One(ReportMail),
    summary: 'Get a report of a page of one’s own by email each week or month, as long as one is on its team',
  }),
  remove: route({
    method: 'DELETE',
    path: `${path}/{mailId}`,
    owner: null,
    allow: 'user',
    reply: Nothing,
    summary: 'Get a report no longer by email. Repeating it changes nothing',
  }),
}
