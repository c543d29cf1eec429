import type { ApprovalCheck } from '@app/contract/contact/approval-routes.ts'
import { maxDeclineReason } from '@app/contract/rules/limits.ts'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Key } from '../components/actions/key.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import type { ImportSource, Profile } from '../kind/profile-calls.ts'
import { cards } from '../kinds/cards.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'
import { profilePath } from '../kind/registry.ts'
import { shortWebsite, telephoneLink } from '../page/contact-words.ts'
import { counted, date } from '../components/format.ts'
import { importedBy } from '../kind/import-source.ts'
import { addressLine } from '../page/place-words.ts'
import { useApproval } from '../kind/use-approval.ts'
import { DeclineForm } from './decline-form.tsx'
import styles from './pending-profile.module.css'
import { ProfileChecks } from './profile-checks.tsx'

interface PendingProfileProps {
  summary: ProfileSummary
  profile: Profile
  check: ApprovalCheck | undefined
  /** The import that it came from. */
  source: ImportSource | undefined
  onDecided: () => void
}

/** Everything needed for the decision, without leaving the list. The keys on its buttons are those of `useRows`. */
export function PendingProfile({ summary, profile, check, source, onDecided }: PendingProfileProps) {
  const { kind } = summary
  const card = cards[kind.name]
  const { id, name, description, headerImage } = profile
  const { approve, decline, isBusy } = useApproval(kind, profile, onDecided)
  const [isDeclining, setDeclining] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const score = card.score(profile, 4)
  function cancel() {
    setDeclining(false)
    link.current?.focus()
  }
  return (
    // A click into a row lets its keys work.
    <article className={styles.pending} tabIndex={-1}>
      <div className={styles.pictures}>
        <div className={styles.picture}>
          <Picture src={headerImage} alt="" fallbackName={name} sizes="(min-width: 600px) 144px, 96px" />
        </div>
        {check !== undefined && (
          <p className="xs dim">
            {check.imageCount === 0 ? 'No photos yet' : counted(check.imageCount, 'photo')}
          </p>
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link ref={link} to={profilePath(kind, id)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className="sm mut">{[card.type(profile), addressLine(profile)].filter(Boolean).join(' · ')}</p>
        <ProfileChecks kind={kind} check={check} />
        {description !== null && <p className={styles.about}>{description}</p>}
      </div>
      <dl className={styles.facts}>
        <Fact label="Submitted">
          <span className="num">{date(profile.createdDate)}</span>
          <Submitter check={check} source={source} />
        </Fact>
        <Fact label="Contact">
          <Contact profile={profile} />
        </Fact>
        {summary.reviewFacts(profile).map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value ?? <None />}
          </Fact>
        ))}
        {score.length > 0 && (
          <Fact label="Figures">
            {score.map((item, index) => (
              <Fragment key={item.label}>
                {index > 0 && ', '}
                {item.label} {item.value}
              </Fragment>
            ))}
          </Fact>
        )}
      </dl>
      {isDeclining ? (
        <div className={styles.declining}>
          <DeclineForm
            hint="We email it to its managers, who can change the page and send it again."
            maxLength={maxDeclineReason}
            isBusy={isBusy}
            onCancel={cancel}
            onDecline={decline}
          />
        </div>
      ) : (
        <div className={styles.actions}>
          <Button icon="circle-check" isBusy={isBusy} aria-keyshortcuts="a" onClick={() => void approve()}>
            Approve<span className="sr"> {name}</span> <Key>A</Key>
          </Button>
          <Button variant="quiet" aria-keyshortcuts="r" onClick={() => setDeclining(true)}>
            Decline<span className="sr"> {name}</span> <Key>R</Key>
          </Button>
        </div>
      )}
    </article>
  )
}

type SubmitterProps = Pick<PendingProfileProps, 'check' | 'source'>

/** Who created the page, or the import that it came from. */
function Submitter({ check, source }: SubmitterProps) {
  if (source !== undefined)
    return (
      <>
        {` by import, ${importedBy(source)}`}
        <Link className={styles.way} to={`/admin/imports/${source.importId}`}>
          {source.fileName}
        </Link>
      </>
    )
  if (check === undefined) return <Skeleton className={styles.sender} />
  if (check.submitter === null) return <span className="dim"> by an account that no longer exists</span>
  const { name, email } = check.submitter
  return (
    <>
      {` by ${name}`}
      {email !== name && (
        <a className={styles.way} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className="xs dim">{label}</dt>
    <dd>{children}</dd>
  </div>
)

const None = () => <span className="dim">None</span>

function Contact({ profile: { email, phone, website } }: { profile: Profile }) {
  const links = [
    email !== null && { text: email, href: `mailto:${email}` },
    phone !== null && { text: phone, href: telephoneLink(phone) },
    website !== null && {
      text: shortWebsite(website),
      href: website,
      target: '_blank',
      rel: 'noreferrer nofollow',
    },
  ].filter((link) => link !== false)
  if (links.length === 0) return <None />
  return (
    <ul className={styles.ways}>
      {links.map(({ text, ...link }) => (
        <li key={link.href}>
          <a className={styles.way} {...link}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
