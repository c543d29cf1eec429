import { reportLabels } from '@app/contract/reports/report-labels.ts'
import type { ReportMail } from '@app/contract/reports/report-mails.ts'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { capitalized, date } from '../components/format.ts'
import { Icon } from '../components/pictures/icon.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { periodLabels, useReportMails } from '../reports/mails/use-report-mails.ts'
import { AccountRow, AccountRows } from './account-row.tsx'
import { SideSection } from '../page/side-section.tsx'
import styles from './account.module.css'

/** The reports that the reader gets by email. */
export function ReportMailsSection() {
  const { mails, change, stop } = useReportMails()
  return (
    <SideSection
      id="report-mails"
      title="Reports by email"
      text="Reports of your pages that you get each week or month."
    >
      <Loaded query={mails} skeleton={<Skeleton />} errorTitle="Your reports didn’t load.">
        {({ data }) =>
          data.length === 0 ? (
            <p className="sm mut">None. Each report of your pages has a button for it.</p>
          ) : (
            <AccountRows>
              {data.map((mail) => (
                <MailRow
                  key={mail.id}
                  mail={mail}
                  onPause={(isPaused) => change({ ...draftOf(mail), isPaused })}
                  onStop={() => stop(mail)}
                />
              ))}
            </AccountRows>
          )
        }
      </Loaded>
    </SideSection>
  )
}

const draftOf = ({ profileId, report, every }: ReportMail) => ({ profileId, report, every })

interface MailRowProps {
  mail: ReportMail
  onPause: (isPaused: boolean) => void
  onStop: () => void
}

function MailRow({ mail, onPause, onStop }: MailRowProps) {
  const { profileId, kind, name, report, every, isPaused, nextDate } = mail
  const title = `${name}: ${reportLabels[report]}`
  const tail = report === 'profile' ? '' : `/${report}`
  return (
    <AccountRow
      lead={
        <span className={styles.icon}>
          <Icon name="mail" />
        </span>
      }
      action={
        <Row isWrapping={false}>
          <Button onClick={() => onPause(!isPaused)} aria-label={`${isPaused ? 'Resume' : 'Pause'} ${title}`}>
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
          <IconButton icon="trash-2" label={`Stop ${title}`} onClick={onStop} />
        </Row>
      }
    >
      <Link className={styles.name} to={`${profilePath(kinds[kind], profileId)}/reports${tail}`}>
        {title}
      </Link>
      <p className="xs mut">
        {nextDate === null
          ? `Paused, ${periodLabels[every]}`
          : `${capitalized(periodLabels[every])}, next on ${date(nextDate)}`}
      </p>
    </AccountRow>
  )
}
