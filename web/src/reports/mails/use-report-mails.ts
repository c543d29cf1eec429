import type { ReportMail, ReportMailDraft } from '@app/contract/reports/report-mails.ts'
import { date } from '../../components/format.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { useWrite } from '../../platform/calls/use-write.ts'

const { reportMails } = calls['report-mgmt']

export const periodLabels: Record<ReportMail['every'], string> = { week: 'weekly', month: 'monthly' }

/** When the next one comes, and what it is about. */
const nextText = (every: ReportMail['every'], nextDate: string) =>
  `The next one comes on ${date(nextDate)}, about the ${every} before it, with the PDF.`

/** The reports that the reader gets by email, and how to change that. */
export function useReportMails() {
  const mails = useRead(reportMails.mine, {})
  const toast = useToast()
  const put = useWrite(reportMails.put, {
    touches: [reportMails],
    onDone: ({ data: { every, nextDate } }) => nextDate !== null && toast.success(nextText(every, nextDate)),
  })
  const remove = useWrite(
    async (api, { id }: ReportMail) => api['report-mgmt'].reportMails.remove({ mailId: id }),
    {
      touches: [reportMails],
      onDone: (_reply, { profileId, report, every, isPaused }) =>
        toast.success('You’ll get this report no more by email.', {
          action: { label: 'Undo', onPress: () => put.run({ data: { profileId, report, every, isPaused } }) },
        }),
    },
  )
  const change = (draft: ReportMailDraft) => put.run({ data: draft })
  return { mails, change, stop: (mail: ReportMail) => remove.run(mail), isBusy: put.isBusy || remove.isBusy }
}
