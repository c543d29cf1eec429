import { useSearchParams } from 'react-router'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted, date } from '../components/format.ts'
import { pageIn } from '../page/query-codecs.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { AdminFrame } from './admin-frame.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'
import type { Api } from '@app/contract/api.ts'
import { maxReason } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { profileTouches } from '../api/profile-changed.ts'
import { claimsKey } from '../api/contact-keys.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { shortWebsite } from '../page/contact-words.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminRow } from './admin-row.tsx'
import styles from './admin.module.css'
import { DeclineForm } from './decline-form.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

const perPage = 10

/** Open claims, oldest first. */
export function ClaimQueue() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const claims = useRead(
    calls['contact-mgmt'].claims.list,
    { offset: (page - 1) * perPage, take: perPage },
    { placeholderData: keepShown },
  )
  return (
    <AdminFrame tab="claims">
      <LoadedRows query={claims}>
        {({ data, _meta }) => <Claims claims={data} count={_meta.stats.count} page={page} />}
      </LoadedRows>
    </AdminFrame>
  )
}

function Claims({ claims, count, page }: { claims: readonly AdminClaim[]; count: number; page: number }) {
  const [search] = useSearchParams()
  const pageCount = Math.ceil(count / perPage)
  const toPage = (n: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(n))
    return `/admin/claims?${next.toString()}`
  }
  const [oldest] = claims
  if (oldest === undefined)
    return (
      <EmptyState title="No open claims">
        When somebody claims a page that nobody manages, you decide here.
      </EmptyState>
    )
  return (
    <>
      <p className="mut" aria-live="polite">
        {`${counted(count, 'open claim')}${page === 1 ? `, the oldest since ${date(oldest.createdDate)}` : ''}.`}
      </p>
      <WorkList items={claims} pages={{ page, pageCount, toPage }}>
        {(claim, leave) => <ClaimToDecide claim={claim} onDecided={leave} />}
      </WorkList>
    </>
  )
}

const { claims } = calls['contact-mgmt']

type AdminClaim = Awaited<ReturnType<Api['contact-mgmt']['claims']['list']>>['data'][number]

interface ClaimToDecideProps {
  claim: AdminClaim
  /** Before it leaves the list. */
  onDecided: () => void
}

/** A claim with everything needed for its decision. */
function ClaimToDecide({ claim, onDecided }: ClaimToDecideProps) {
  const { profile, user, role, message, website, rivalCount } = claim
  const [isDeclining, setDeclining] = useState(false)
  const { decide, isBusy } = useDecision(claim, onDecided)

  return (
    <AdminRow
      name={profile.name}
      to={profilePath(kinds[profile.kind], profile.id)}
      side={
        <Stack gap="2" align="start">
          <Tag tone={claim.proof === 'Proved' ? 'good' : 'warn'}>{proofText(claim)}</Tag>
          {website !== null && (
            <a className="link" href={website} target="_blank" rel="noreferrer nofollow">
              {shortWebsite(website)}
            </a>
          )}
        </Stack>
      }
      actions={
        isDeclining ? (
          <DeclineForm
            hint="We email it to the person who claimed the page."
            maxLength={maxReason}
            isBusy={isBusy}
            onCancel={() => setDeclining(false)}
            onDecline={(reason) => decide({ data: { claimId: claim.id, status: 'Declined', reason } })}
          />
        ) : (
          <Row>
            <Button
              icon="circle-check"
              isBusy={isBusy}
              aria-keyshortcuts="a"
              onClick={() => decide({ data: { claimId: claim.id, status: 'Approved' } })}
            >
              Approve<span className="sr"> the claim to {profile.name}</span>
            </Button>
            <Button variant="quiet" aria-keyshortcuts="r" onClick={() => setDeclining(true)}>
              Decline<span className="sr"> the claim to {profile.name}</span>
            </Button>
          </Row>
        )
      }
    >
      <p className="sm mut">{cityAndState(claim.place)}</p>
      <p>
        {`${user.name}, ${role}. `}
        <a className="link" href={`mailto:${user.email}`}>
          {user.email}
        </a>
        {!user.isEmailVerified && ' (not verified)'}
      </p>
      {message !== null && <p className={styles.message}>{message}</p>}
      <p className="sm mut">
        {`Claimed ${date(claim.createdDate)}`}
        {rivalCount > 0 && `, with ${counted(rivalCount, 'other open claim')} to this page`}
      </p>
    </AdminRow>
  )
}

function proofText({ proof, email }: AdminClaim) {
  if (proof === 'Proved') return `Confirmed ${email}`
  if (proof === 'Sent') return `Link sent to ${email}`
  return email === null ? 'No proof' : `No proof: ${email}`
}

function useDecision({ profile, user }: AdminClaim, onDecided: () => void) {
  const { run, isBusy } = useWrite(claims.decide, {
    confirm: ({ data: { status } }) =>
      status === 'Approved'
        ? {
            title: `Make ${user.name} a manager of ${profile.name}?`,
            text: 'They can edit the page, add and remove people, and answer requests.',
            confirmText: 'Approve',
          }
        : undefined,
    onDone: onDecided,
    done: ({ data: { status } }) =>
      status === 'Approved' ? `${user.name} now manages ${profile.name}.` : 'Declined. We told them why.',
    failed: 'Not decided.',
    touches: [claims, { key: claimsKey }, ...profileTouches(kinds[profile.kind], profile.id)],
    isTouchedByFailure: true,
  })
  return { decide: run, isBusy }
}
