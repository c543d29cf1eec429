import { Row } from '../../platform/boxes/row.tsx'
import { keptWords } from '../../page/contact-words.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { AskHost } from '../ask-host.tsx'
import { AwardDialog } from '../award-dialog.tsx'
import { awardText, chosenText } from '../bids/award-words.ts'
import { HostAnswer } from '../host-answer.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { useMoveLead, type LeadMove, type OrganizerRequest } from '../request-calls.ts'
import { requestWrite } from '../request-write.ts'
import { reopenQuestion } from '../reopen-question.ts'
import { HostContact } from './host-contact.tsx'
import { spaceNoun } from '../../page/fit-words.ts'
import { offerText } from '../offer-words.ts'
import { MoveButtons } from '../request-summary.tsx'
import { deliveryText, type RequestFacts } from '../request-words.ts'
import { useConversation } from '../use-conversation.ts'
import layout from '../layout.module.css'
import styles from '../requests.module.css'

/** What the sender of a request reads of a lead by a link, too. */
type AskedLead = Pick<
  ListedLead,
  | 'id'
  | 'ownerId'
  | 'profileName'
  | 'host'
  | 'status'
  | 'isMailed'
  | 'reach'
  | 'moves'
  | 'offers'
  | 'passReason'
  | 'ended'
  | 'createdDate'
> & { asked: RequestFacts }

interface AskedHostsProps {
  request: Pick<OrganizerRequest, 'bids'> & {
    leads: readonly AskedLead[]
    event: Pick<
      OrganizerRequest['event'],
      'id' | 'spaceName' | 'spaceCount' | 'liveStream' | 'roomsPerNight' | 'roomNights'
    >
  }
  /** A link chooses and reopens, reads no calendar, writes to nobody and withdraws from nobody. */
  isByLink?: boolean
}

/** The hosts of a request, with what the organizer can do about each. */
export function AskedHosts({ request: { event, leads, bids }, isByLink = false }: AskedHostsProps) {
  const [awarding, setAwarding] = useState<AskedLead>()
  const move = useMoveLead<AskedLead>()
  const withdraw = useWrite(calls['event-mgmt'].events.leads.remove, requestWrite)
  const ask = useConversation(event.id)
  const confirm = useConfirm()
  const bidOf = (lead: AskedLead | undefined) => bids.find(({ leadId }) => leadId === lead?.id)
  async function askToWithdraw(lead: AskedLead) {
    const outcome = await confirm({
      title: `Withdraw from ${lead.profileName}?`,
      text: 'It no longer sees the request, its offer is deleted, and what it holds for you is released.',
      confirmText: 'Withdraw',
      cancelText: 'Keep the request',
      isDangerous: true,
    })
    if (outcome === 'confirmed') withdraw.run({ ownerId: lead.ownerId, id: lead.id })
  }
  async function askToReopen(lead: AskedLead, to: LeadMove<AskedLead>['to']) {
    const outcome = await confirm(reopenQuestion(lead.profileName, lead.status))
    if (outcome === 'confirmed') move.run({ lead, to })
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
      <ul className={styles.list}>
        {leads.map((lead) => {
          const { id, host, status, createdDate } = lead
          const offer = bidOf(lead)
          return (
            <HostAnswer
              key={id}
              lead={lead}
              delivery={deliveryText(lead, createdDate, keptWords)}
              offer={
                <>
                  {offer && (
                    <div>
                      <p className="semi">{offerText(offer, event)}</p>
                      {isByLink && offer.note !== null && <p className={layout.text}>{offer.note}</p>}
                    </div>
                  )}
                  {isByLink && !host.isGone && (status === 'Interested' || status === 'Won') && (
                    <HostContact host={host} />
                  )}
                </>
              }
              actions={
                <Row>
                  {/* Otherwise the delivery says that nobody is there. */}
                  {!isByLink && (status !== 'Open' || lead.isMailed || lead.reach !== 'Nobody') && (
                    <AskHost host={host} isBusy={ask.pending?.id === id} onAsk={() => ask.run({ id })} />
                  )}
                  <MoveButtons
                    label={host.name}
                    lead={lead}
                    side="sender"
                    pending={move.pending}
                    onMove={(to) =>
                      to === 'Won'
                        ? setAwarding(lead)
                        : status === 'Won' || status === 'Lost'
                          ? void askToReopen(lead, to)
                          : move.run({ lead, to })
                    }
                  />
                  {!isByLink && (status === 'Open' || status === 'Interested') && (
                    <Button
                      variant="quiet"
                      isBusy={withdraw.pending?.id === id}
                      onClick={() => void askToWithdraw(lead)}
                    >
                      Withdraw
                      <span className="sr"> from {host.name}</span>
                    </Button>
                  )}
                </Row>
              }
            />
          )
        })}
      </ul>
      <AwardDialog
        lead={awarding}
        leads={leads}
        bids={bids}
        offer={bid}
        consequence={
          isByLink
            ? `Awarding chooses ${awarding?.profileName ?? ''}, and books what it holds for you.`
            : bid
              ? awardText(bid, spaceNoun(event.spaceName))
              : chosenText(awarding?.profileName ?? '')
        }
        onClose={() => setAwarding(undefined)}
      />
    </>
  )
}
