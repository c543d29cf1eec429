import type { EventLead } from '@app/contract/events/lead-schema.ts'
import { useState } from 'react'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { requestPath } from '../../page/contact-paths.ts'
import { AwardDialog } from '../award-dialog.tsx'
import { awardText, chosenText } from '../bids/bid-words.ts'
import { impactPath } from '../impact/impact-path.ts'
import { spaceNoun } from '../match/match-words.ts'
import { RequestCrumbs } from '../request-crumbs.tsx'
import { RequestSummary } from '../request-summary.tsx'
import { factsOfEvent } from '../request-words.ts'
import { useLeadWrites } from '../lead-writes.ts'
import { useConversation } from '../use-conversation.ts'
import type { OrganizerRequest } from '../use-request.ts'
import { AskedHost } from './asked-host.tsx'
import { requestSteps } from './request-steps.ts'
import requests from '../requests.module.css'
import styles from './overview.module.css'

/** A request as its organizer follows it: its steps, and the hosts with their answers. */
export function Content({ request }: { request: OrganizerRequest }) {
  const { event, leads, bids } = request
  const path = requestPath(event.id)
  return (
    <>
      <RequestCrumbs event={event} />
      <div className={styles.title}>
        <h1 className="h1">{event.name}</h1>
        <div className={requests.actions}>
          {bids.length > 0 && (
            <ButtonLink variant="primary" to={`${path}/bids`}>
              Compare bids
            </ButtonLink>
          )}
          <ButtonLink
            icon="search"
            to={`${path}/hosts`}
            {...(leads.length === 0 && { variant: 'primary' as const })}
          >
            Hosts that fit
          </ButtonLink>
          <ButtonLink variant="quiet" to={impactPath(event.id)}>
            Impact estimate
          </ButtonLink>
        </div>
      </div>
      <ol className={styles.steps} aria-label="Steps">
        {requestSteps(request).map(({ title, text, isDone, link }) => (
          <li key={title}>
            {isDone ? <Icon name="circle-check" /> : <i aria-hidden="true" />}
            <div>
              <h2>
                {title}
                <span className="sr">{isDone ? ', done' : ', not done'}</span>
              </h2>
              <p className="sm mut">{text}</p>
              {link && (
                <ButtonLink variant="quiet" to={link.to}>
                  {link.label}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ol>
      <RequestSummary request={factsOfEvent(event)} side="sender" name="" />
      <section className={styles.hosts} aria-labelledby="hosts-title">
        <h2 id="hosts-title" className="h3">
          Hosts
        </h2>
        <Hosts request={request} />
      </section>
    </>
  )
}

function Hosts({ request: { event, leads, bids } }: { request: OrganizerRequest }) {
  const [awarding, setAwarding] = useState<EventLead>()
  const [busy, setBusy] = useState<string>()
  const { move, withdraw } = useLeadWrites(event.id)
  const ask = useConversation(event.id)
  const [moving, setMoving] = useState<EventLead['status']>()
  const confirm = useConfirm()
  const bidOf = (lead: EventLead | undefined) => bids.find(({ leadId }) => leadId === lead?.id)
  async function askToWithdraw({ id, profileName }: EventLead) {
    const outcome = await confirm({
      title: `Withdraw from ${profileName}?`,
      text: 'It no longer sees the request, its offer is deleted, and what it holds for you is released.',
      confirmText: 'Withdraw',
      isDangerous: true,
    })
    if (outcome === 'confirmed') withdraw.run(id)
  }
  if (leads.length === 0)
    return (
      <EmptyState title="Nobody was asked yet" headingLevel="h3">
        See which hosts fit, and send them your request.
      </EmptyState>
    )
  const bid = bidOf(awarding)
  return (
    <>
      <ul className={requests.list}>
        {leads.map((lead) => (
          <AskedHost
            key={lead.id}
            lead={lead}
            bid={bidOf(lead)}
            pending={move.isBusy && busy === lead.id ? moving : undefined}
            isAsking={ask.isBusy && busy === lead.id}
            onMove={(status) => {
              if (status === 'Won') return setAwarding(lead)
              setBusy(lead.id)
              setMoving(status)
              move.run({ id: lead.id, status })
            }}
            onAsk={() => {
              setBusy(lead.id)
              ask.run({ id: lead.id })
            }}
            onWithdraw={() => void askToWithdraw(lead)}
          />
        ))}
      </ul>
      <AwardDialog
        ownerId={event.id}
        lead={awarding}
        leads={leads}
        consequence={
          bid ? awardText(bid, spaceNoun(event.spaceName)) : chosenText(awarding?.profileName ?? '')
        }
        onClose={() => setAwarding(undefined)}
      />
    </>
  )
}
