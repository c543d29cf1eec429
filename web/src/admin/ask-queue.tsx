import type { MembershipAskToDecide } from '@app/contract/contact/membership-ask-routes.ts'
import { maxReason } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { profileTouches } from '../api/profile-changed.ts'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { capitalized, counted, date } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { pageValue, withQuery } from '../page/list-query.ts'
import type { LoadedPage } from '../page/load-page.ts'
import { opensText } from '../page/membership-words.ts'
import { cityAndState } from '../page/place-words.ts'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { keepShown } from '../platform/calls/use-observed.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminFrame } from './admin-frame.tsx'
import { AdminRow, PersonLink } from './admin-row.tsx'
import styles from './admin.module.css'
import { DeclineForm } from './decline-form.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'

const perPage = 10
const { membershipAsks } = calls['contact-mgmt']

/** Memberships that teams ask for, oldest first. */
export function AskQueue() {
  const [search] = useSearchParams()
  const asks = useReadPage(
    membershipAsks.list,
    {},
    { page: pageIn(search), perPage },
    { placeholderData: keepShown },
  )
  return (
    <AdminFrame tab="asks">
      <LoadedRows query={asks}>{(found) => <Asks {...found} />}</LoadedRows>
    </AdminFrame>
  )
}

function Asks({ items, count, page, pageCount }: LoadedPage<MembershipAskToDecide> & { page: number }) {
  const [oldest] = items
  if (oldest === undefined)
    return (
      <EmptyState title="Nobody asks for a membership">
        When the team of a page asks for one, you grant it here.
      </EmptyState>
    )
  const toPage = (n: number) => withQuery('/admin/asks', { page: pageValue(n) })
  return (
    <>
      <p className="mut" aria-live="polite">
        {`${counted(count, 'page')} ${count === 1 ? 'asks' : 'ask'} for a membership${page === 1 ? `, the first since ${date(oldest.createdDate)}` : ''}.`}
      </p>
      <WorkList items={items} pages={{ page, pageCount, toPage }}>
        {(ask, leave) => <Ask ask={ask} onDecided={leave} />}
      </WorkList>
    </>
  )
}

interface AskProps {
  ask: MembershipAskToDecide
  /** Before it leaves the list. */
  onDecided: () => void
}

/** What a page asks for beside what it has, to grant or decline. */
function Ask({ ask, onDecided }: AskProps) {
  const { id, profile, place, tier, user, message, membership } = ask
  const kind = kinds[profile.kind]
  const [isDeclining, setDeclining] = useState(false)
  const { run, isBusy } = useWrite(membershipAsks.decide, {
    onDone: onDecided,
    done: ({ data: { status } }) =>
      status === 'Granted' ? `${profile.name} has ${tier} now. We told them.` : 'Declined. We told them why.',
    failed: 'Not decided.',
    touches: [membershipAsks, ...profileTouches(kind, profile.id)],
    isTouchedByFailure: true,
  })
  return (
    <AdminRow
      name={profile.name}
      to={profilePath(kind, profile.id)}
      side={
        <Row gap="2">
          <Tag tone="info">{tier}</Tag>
          <span className="sm">{`Asked ${date(ask.createdDate)}`}</span>
        </Row>
      }
      actions={
        isDeclining ? (
          <DeclineForm
            hint="We tell it to the person who asked."
            maxLength={maxReason}
            isBusy={isBusy}
            onCancel={() => setDeclining(false)}
            onDecline={(reason) => run({ data: { askId: id, status: 'Declined', reason } })}
          />
        ) : (
          <Row>
            <Button
              icon="circle-check"
              isBusy={isBusy}
              aria-keyshortcuts="a"
              onClick={() => run({ data: { askId: id, status: 'Granted' } })}
            >
              {`Grant ${tier}`}
              <span className="sr"> to {profile.name}</span>
            </Button>
            <Button variant="quiet" aria-keyshortcuts="r" onClick={() => setDeclining(true)}>
              Decline<span className="sr"> what {profile.name} asks for</span>
            </Button>
          </Row>
        )
      }
    >
      <p className="sm mut">
        {[capitalized(kind.noun.one), cityAndState(place)].filter(Boolean).join(' · ')}
      </p>
      <p className="sm">
        {membership.tier === null || !membership.isActive ? '' : `Has ${membership.tier}. `}
        {opensText({ kind: profile.kind, ...membership })}
      </p>
      <p className="sm">
        <PersonLink {...user} />
      </p>
      {message !== null && <p className={styles.message}>{message}</p>}
    </AdminRow>
  )
}
