import type { ReportName } from '@app/contract/reports/report-labels.ts'
import { mailPeriods } from '@app/contract/reports/mail-period.ts'
import { Button } from '../../components/actions/button.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { periodLabels, useReportMails } from './use-report-mails.ts'

interface EmailMenuProps {
  profileId: string
  report: ReportName
}

/** Sends the report to the reader each week or month, until they stop it or leave the team. */
export function EmailMenu({ profileId, report }: EmailMenuProps) {
  const { mails, change, stop, isBusy } = useReportMails()
  const mail = mails.data?.data.find((each) => each.profileId === profileId && each.report === report)
  const state =
    mail === undefined ? 'Email' : mail.isPaused ? 'Email paused' : `Emailed ${periodLabels[mail.every]}`
  return (
    <Menu
      label="Email this report"
      align="end"
      trigger={
        <Button icon="mail" isBusy={isBusy} className="needs-script">
          {state}
        </Button>
      }
      items={[
        ...mailPeriods.map((every) => ({
          label: `Email me ${periodLabels[every]}`,
          isChecked: mail?.every === every && !mail.isPaused,
          onSelect: () => change({ profileId, report, every, isPaused: false }),
        })),
        ...(mail === undefined
          ? []
          : [
              'separator' as const,
              ...(mail.isPaused
                ? []
                : [
                    {
                      label: 'Pause',
                      onSelect: () => change({ profileId, report, every: mail.every, isPaused: true }),
                    },
                  ]),
              { label: 'Stop', onSelect: () => stop(mail) },
            ]),
      ]}
    />
  )
}
