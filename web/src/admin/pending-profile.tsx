import type { ApprovalCheck } from '@app/contract/contact/approval-routes.ts'
import { maxDeclineReason } from '@app/contract/rules/limits.ts'
import { Fragment, useRef, useState } from 'react'
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
import { Facts } from '../platform/boxes/facts.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './admin.module.css'
import { DeclineForm } from './decline-form.tsx'
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
      <Stack>
        <Grid columns="start main" align="start">
          <Stack gap="1">
            <div className={styles.picture}>
              <Picture src={headerImage} alt="" fallbackName={name} sizes="(min-width: 600px) 144px, 96px" />
            </div>
            {check !== undefined && (
              <p className="xs dim">
                {check.imageCount === 0 ? 'No photos yet' : counted(check.imageCount, 'photo')}
              </p>
            )}
          </Stack>
          <Stack gap="2">
            <h2 className={styles.name}>
              <Link ref={link} to={profilePath(kind, id)}>
                {name}
              </Link>
            </h2>
            <p className="sm mut">{[card.type(profile), addressLine(profile)].filter(Boolean).join(' · ')}</p>
            <ProfileChecks kind={kind} check={check} />
            {description !== null && <p className={styles.about}>{description}</p>}
          </Stack>
        </Grid>
        <Facts
          look="tiles"
          facts={[
            {
              label: 'Submitted',
              value: (
                <>
                  <span className="num">{date(profile.createdDate)}</span>
                  <Submitter check={check} source={source} />
                </>
              ),
            },
            { label: 'Contact', value: <Contact profile={profile} /> },
            ...summary.reviewFacts(profile).map(({ label, value }) => ({ label, value: value ?? <None /> })),
            ...(score.length > 0
              ? [
                  {
                    label: 'Figures',
                    value: score.map((item, index) => (
                      <Fragment key={item.label}>
                        {index > 0 && ', '}
                        {item.label} {item.value}
                      </Fragment>
                    )),
                  },
                ]
              : []),
          ]}
        />
        {isDeclining ? (
          <DeclineForm
            hint="We email it to its managers, who can change the page and send it again."
            maxLength={maxDeclineReason}
            isBusy={isBusy}
            onCancel={cancel}
            onDecline={decline}
          />
        ) : (
          <Row>
            <Button icon="circle-check" isBusy={isBusy} aria-keyshortcuts="a" onClick={approve}>
              Approve<span className="sr"> {name}</span> <Key>A</Key>
            </Button>
            <Button variant="quiet" aria-keyshortcuts="r" onClick={() => setDeclining(true)}>
              Decline<span className="sr"> {name}</span> <Key>R</Key>
            </Button>
          </Row>
        )}
      </Stack>
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
        <Link className="link" to={`/admin/imports/${source.importId}`}>
          {source.fileName}
        </Link>
      </>
    )
  if (check === undefined) return <Skeleton />
  if (check.submitter === null) return <span className="dim"> by an unknown account</span>
  const { name, email } = check.submitter
  return (
    <>
      {` by ${name}`}
      {email !== name && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </>
  )
}

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
    <Row as="ul" gap="1 3">
      {links.map(({ text, ...link }) => (
        <li key={link.href}>
          <a className="link" {...link}>
            {text}
          </a>
        </li>
      ))}
    </Row>
  )
}
