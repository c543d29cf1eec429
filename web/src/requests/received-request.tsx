import { whenText } from '@app/contract/rules/event-text.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { ownRequestsKey } from '../api/contact-keys.ts'
import { buttonClass } from '../components/actions/button-look.ts'
import { ChipList } from '../components/actions/chip.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../kinds/registry.ts'
import { date } from '../page/format.ts'
import { MoveButtons, Moves, RequestSummary, StatusTag, UrgencyTag } from './request-summary.tsx'
import { titleOf, type Lead } from './request-words.ts'
import styles from './requests.module.css'

/** A request to one of the reader's pages. */
export function ReceivedRequest({ lead }: { lead: Lead }) {
  const { id, eventId, host, request, status, moves } = lead
  const queries = useQueryClient()
  const toast = useToast()
  const move = useMutation({
    mutationFn: async (to: LeadStatus) =>
      kinds[host.kind]
        .calls(await loadApi())
        .leads.move({ ownerId: host.id, data: { leadId: id, status: to } }),
    onError: (error) => toast.error(`Nothing was changed. ${reasonOf(error)}`),
    // A refused move may mean that the sender decided meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: ownRequestsKey }),
  })
  const { name, organization, email, confirmedDate } = request
  const subject = encodeURIComponent([titleOf(request), whenText(request)].join(', '))
  return (
    <article className={styles.request}>
      <div className={styles.head}>
        <div className={styles.hostWords}>
          <h2 className={styles.name}>{titleOf(request)}</h2>
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
      <Moves moves={moves} side="host" />
      <div className={styles.actions}>
        <a
          className={buttonClass({})}
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`}
        >
          <Icon name="mail" />
          Write to {name}
        </a>
        <Link className={buttonClass({ variant: 'quiet' })} to={profilePath(kinds.event, eventId)}>
          See the event
        </Link>
        <MoveButtons
          label={`${titleOf(request)} from ${name}`}
          side="host"
          pending={move.isPending ? move.variables : undefined}
          onMove={(to) => move.mutate(to)}
          {...{ status, request }}
        />
      </div>
    </article>
  )
}
