import { useState } from 'react'
import { useLocation } from 'react-router'
import { ApiProblem } from '../api/problem.ts'
import { signIn, useSession } from '../api/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { date } from '../components/format.ts'
import { cityAndState } from '../page/place-words.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { useInvitationAnswer, type Invitation } from '../page/use-invitation-answer.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'

/** The page of a mailed link. The token is in the hash of the address, which browsers send to no server. */
export function InvitationPage() {
  const { hash } = useLocation()
  // The server doesn't know the hash.
  const isHydrated = useIsHydrated()
  const token = isHydrated ? hash.slice(1) : ''
  const [answered, setAnswered] = useState<Invitation>()
  const { data, error, isError, isFetching, refetch } = useRead(
    calls['contact-mgmt'].invitations.read,
    { data: { token } },
    { enabled: token !== '' },
  )
  const invitation = answered ?? data?.data
  if (isHydrated && (token === '' || (isError && isUnknown(error))))
    return (
      <EmptyState
        headingLevel="h1"
        title="This link doesn’t work"
        actions={<ButtonLink to="/home">Go to your home</ButtonLink>}
      >
        The invitation may have expired. Log in to see your open invitations on your home page, or ask the
        team for a new one.
      </EmptyState>
    )
  if (invitation === undefined)
    return isError ? (
      <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        <output className="sr">Loading</output>
        <Skeleton look="part" />
      </div>
    )
  return invitation.status === 'Open' ? (
    <OpenInvitation invitation={invitation} token={token} onAnswered={setAnswered} />
  ) : (
    <ClosedInvitation invitation={invitation} />
  )
}

// 400: text that can't be a token.
const isUnknown = (error: unknown) => error instanceof ApiProblem && [400, 404].includes(error.status)

interface OpenInvitationProps {
  invitation: Invitation
  token: string
  onAnswered: (invitation: Invitation) => void
}

function OpenInvitation({ invitation, token, onAnswered }: OpenInvitationProps) {
  const { profile, role, invitedByName, email, expiresDate } = invitation
  const { accept, decline, isBusy } = useInvitationAnswer()
  const take = (answered: Invitation | undefined) => answered && onAnswered(answered)
  return (
    <Stack gap="5" width="reading">
      <h1 className="h1">Join the team of {profile.name}</h1>
      <p className="mut">
        {invitedByName ?? 'Somebody'} invites you to help run {profile.name}
        {profile.city === null && profile.state === null ? '' : ` in ${cityAndState(profile)}`}.
      </p>
      <LineScore
        items={[
          { label: 'Your role', value: role },
          { label: 'Invited by', value: invitedByName ?? 'Unknown' },
          { label: 'Expires', value: date(expiresDate) },
        ]}
      />
      <p className="sm mut">
        If you accept, your name and role are shown on the page. Nothing is shown if you don’t.
      </p>
      <Account email={email} />
      <Row>
        <AcceptButton isBusy={isBusy} onAccept={() => void accept({ token }).then(take)} />
        <Button
          variant="quiet"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void decline(invitation, { token }).then(take)}
        >
          Decline
        </Button>
      </Row>
    </Stack>
  )
}

/** Whose account can accept, if it isn't plainly the one that is signed in. */
function Account({ email }: { email: string | null }) {
  const { status, person } = useSession()
  if (email === null || status === 'loading') return null
  if (person === null)
    return (
      <p>
        Log in, or sign up with <b>{email}</b>, to accept.
      </p>
    )
  if (person.email.toLowerCase() === email) return null
  return (
    <output>
      This invitation is for <b>{email}</b>. You are logged in as {person.email}.{' '}
      <button type="button" className="link" onClick={() => signIn('login')}>
        Log in with another account
      </button>
    </output>
  )
}

function AcceptButton({ isBusy, onAccept }: { isBusy: boolean; onAccept: () => void }) {
  const status = useSession((session) => session.status)
  if (status === 'visitor')
    return (
      <>
        <Button variant="primary" icon="log-in" onClick={() => signIn('login')}>
          Log in to accept
        </Button>
        <Button onClick={() => signIn('signup')}>Sign up</Button>
      </>
    )
  return (
    <Button variant="primary" isBusy={isBusy} disabled={status === 'loading'} onClick={onAccept}>
      Accept
    </Button>
  )
}

const closedTexts = {
  Accepted: ['You’re on the team', 'You can open the page and see what your role lets you do.'],
  Declined: ['Invitation declined', 'You aren’t on the team, and nothing about you is shown.'],
  Withdrawn: ['Invitation withdrawn', 'The team has taken this invitation back.'],
  Expired: ['Invitation expired', 'Ask the team for a new one.'],
} as const

function ClosedInvitation({ invitation: { status, profile } }: { invitation: Invitation }) {
  const [title, text] = closedTexts[status === 'Open' ? 'Accepted' : status]
  return (
    <EmptyState
      headingLevel="h1"
      title={title}
      actions={
        status === 'Accepted' ? (
          <ButtonLink to={profilePath(kinds[profile.kind], profile.id)}>Open {profile.name}</ButtonLink>
        ) : (
          <ButtonLink to="/home">Go to your home</ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
