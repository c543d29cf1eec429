import type { ApprovalCheck, Duplicate, WebsiteOutcome } from '@app/contract/contact/approval-routes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../components/display/skeleton.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { profilePath, type KindFacts } from '../kind/registry.ts'
import { counted, date, eitherOf, miles } from '../components/format.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import styles from './admin.module.css'

/** What the server found out about a pending profile. Undefined while it loads. */
export function ProfileChecks({ kind, check }: { kind: KindFacts; check: ApprovalCheck | undefined }) {
  if (check === undefined) return <Skeleton />
  const { duplicates, website, missingPlace, declined } = check
  return (
    <Row as="ul" gap="1 5" align="start">
      {duplicates.length === 0 ? (
        <Check isGood>No duplicates found</Check>
      ) : (
        <Check>
          {counted(duplicates.length, 'probable duplicate')}
          <ul>
            {duplicates.map((duplicate) => (
              <li key={duplicate.id}>
                <Link to={profilePath(kind, duplicate.id)} className="link">
                  {duplicate.name}
                </Link>
                <span className="mut">{` ${duplicateText(duplicate)}`}</span>
              </li>
            ))}
          </ul>
        </Check>
      )}
      <WebsiteCheck website={website} />
      {missingPlace.length === 0 ? (
        <Check isGood>Place complete</Check>
      ) : (
        <Check>{`No ${eitherOf(missingPlace)}`}</Check>
      )}
      {declined !== null && (
        <Check>
          {`Sent again. ${declined.byName ?? 'A deleted account'} declined it on ${date(declined.declinedDate)}: ${declined.reason}`}
        </Check>
      )}
    </Row>
  )
}

const Check = ({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) => (
  <Row as="li" isWrapping={false} align="start">
    <Icon
      name={isGood ? 'check' : 'triangle-alert'}
      size={16}
      className={isGood ? styles.good : styles.bad}
    />
    <div className="sm">{children}</div>
  </Row>
)

/** `Approved, Dayton, Ohio · 0.3 mi away · same name, other street`. */
const duplicateText = (duplicate: Duplicate) =>
  [
    [duplicate.status, cityAndState(duplicate)].filter(Boolean).join(', '),
    duplicate.miles !== null && distanceText(duplicate.miles),
    duplicate.reasons.join(', '),
  ]
    .filter(Boolean)
    .join(' · ')

const distanceText = (apart: number) => (apart < 0.05 ? 'on the same spot' : `${miles(apart)} away`)

const outcomes: Record<WebsiteOutcome, string> = {
  Reachable: 'answers',
  Failed: 'fails',
  NoAnswer: "doesn't answer",
  NoSuchName: "doesn't exist",
  Insecure: 'has an invalid certificate',
  Refused: 'is not on the public internet',
}

function WebsiteCheck({ website }: Pick<ApprovalCheck, 'website'>) {
  if (website === null) return <Check>No website</Check>
  const { outcome, httpStatus, checkedDate, isChecking } = website
  if (outcome === null)
    return (
      <Row as="li" isWrapping={false} align="start">
        <Icon name="globe" size={16} />
        <div className="sm">{isChecking ? 'Checking the website…' : 'Website not checked yet'}</div>
      </Row>
    )
  const status = outcome === 'Failed' && httpStatus !== null ? ` with status ${httpStatus}` : ''
  return (
    <Check isGood={outcome === 'Reachable'}>
      {`Website ${outcomes[outcome]}${status}`}
      {checkedDate !== null && <span className="mut">{`, ${date(checkedDate)}`}</span>}
    </Check>
  )
}
