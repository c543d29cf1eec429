import { Link } from 'react-router'
import { ChipList } from '../components/actions/chip.tsx'
import { kinds, profilePath } from '../kinds/registry.ts'
import { date } from '../page/format.ts'
import { leadPath } from './lead/lead-path.ts'
import { RequestSummary, StatusTag, UrgencyTag } from './request-summary.tsx'
import { titleOf, type Lead } from './request-words.ts'
import styles from './requests.module.css'

/** A request to one of the reader's pages. It is answered on its own page. */
export function ReceivedRequest({ lead: { id, host, request, status } }: { lead: Lead }) {
  const { name, organization, confirmedDate } = request
  return (
    <article className={styles.request}>
      <div className={styles.head}>
        <div className={styles.hostWords}>
          <h2 className={styles.name}>
            <Link to={leadPath(id)} className={styles.link}>
              {titleOf(request)}
            </Link>
          </h2>
          <p className="sm mut">
            {[name, organization].filter(Boolean).join(', ')} to{' '}
            <Link to={profilePath(kinds[host.kind], host.id)} className="link">
              {host.name}
            </Link>
            {`, ${date(confirmedDate)}`}
          </p>
        </div>
        <ChipList>
          <UrgencyTag urgency={request.urgency} />
          <StatusTag status={status} side="host" />
        </ChipList>
      </div>
      <RequestSummary request={request} side="host" name={name} />
    </article>
  )
}
