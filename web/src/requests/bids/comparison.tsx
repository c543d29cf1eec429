import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { requestPath } from '../../page/contact-paths.ts'
import { count } from '../../page/format.ts'
import { AwardDialog } from '../award-dialog.tsx'
import { spaceNoun } from '../match/match-words.ts'
import { RequestCrumbs } from '../request-crumbs.tsx'
import { answersText, dueText } from '../request-words.ts'
import { useLeadWrites } from '../lead-writes.ts'
import { useConversation } from '../use-conversation.ts'
import type { OrganizerRequest } from '../use-request.ts'
import { AwardBar } from './award-bar.tsx'
import { BidBoard } from './bid-board.tsx'
import { bidRows } from './bid-rows.tsx'
import { awardText } from './bid-words.ts'
import { CostsDialog } from './costs-dialog.tsx'
import { mostCompared, shownBids } from './shown-bids.ts'
import styles from './comparison.module.css'

/** The bids of a request side by side, and the award. */
export function Content({ request }: { request: OrganizerRequest }) {
  const { event, leads, bids, costs } = request
  const [search, setSearch] = useSearchParams()
  const [hasRebates, setRebates] = useState(true)
  const [isPricing, setPricing] = useState(false)
  const [picked, setPicked] = useState<string>()
  const [isAwarding, setAwarding] = useState(false)
  const { move } = useLeadWrites(event.id)
  const ask = useConversation(event.id)
  const [asking, setAsking] = useState<string>()
  const noun = spaceNoun(event.spaceName)
  const compared = { bids, leads, asked: event.spaceCount, noun, hasRebates }
  const all = shownBids(compared, undefined, bids.length)
  if (all.length === 0)
    return (
      <>
        <RequestCrumbs event={event} part="Bids" />
        <NoBids request={request} />
      </>
    )
  const ids = search.get('bids')?.split(',')
  const shown = shownBids(compared, ids)
  const winner = all.find(({ bid }) => bid.status === 'Won')
  const chosen = shown.find(({ bid }) => bid.leadId === picked) ?? winner
  const isShown = (leadId: string) => shown.some(({ bid }) => bid.leadId === leadId)
  function toggle(leadId: string) {
    const now = shown.map(({ bid }) => bid.leadId)
    const next = isShown(leadId) ? now.filter((each) => each !== leadId) : [...now, leadId]
    setSearch({ bids: next.join(',') }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <RequestCrumbs event={event} part="Bids" />
      <div className={styles.title}>
        <div>
          <h1 className="h1">{all.length === 1 ? 'One bid' : `Compare ${count(shown.length)} bids`}</h1>
          <p className={styles.lead}>
            The same spaces, days and services for every host. What a host leaves out is priced from your own
            costs and marked.
          </p>
        </div>
        <div className={styles.tools}>
          <Segmented
            label="Hotel rebates"
            isLabelHidden
            value={hasRebates ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: 'Rebates counted' },
              { value: 'no', label: 'Not counted' },
            ]}
            onChange={({ target }) => setRebates(target.value === 'yes')}
          />
          <Button icon="pencil" onClick={() => setPricing(true)}>
            Your costs
          </Button>
        </div>
      </div>
      {all.length > mostCompared && (
        <ChipList isScrolling className={styles.choice} aria-label="Bids to compare">
          {all.map(({ bid }) => (
            <ChipButton
              key={bid.leadId}
              isPressed={isShown(bid.leadId)}
              disabled={isShown(bid.leadId) ? shown.length === 1 : shown.length >= mostCompared}
              onClick={() => toggle(bid.leadId)}
            >
              {bid.profileName}
            </ChipButton>
          ))}
        </ChipList>
      )}
      <BidBoard
        shown={shown}
        groups={bidRows(request, noun)}
        corner={<Corner request={request} />}
        chosen={chosen?.bid.leadId}
        asking={ask.isBusy ? asking : undefined}
        onChoose={setPicked}
        onAsk={(leadId) => {
          setAsking(leadId)
          ask.run({ id: leadId })
        }}
      />
      <AwardBar {...{ chosen, winner, noun, move }} onAward={() => setAwarding(true)} />
      <AwardDialog
        ownerId={event.id}
        lead={isAwarding ? chosen?.lead : undefined}
        leads={leads}
        consequence={chosen ? awardText(chosen.bid, noun) : ''}
        onClose={() => setAwarding(false)}
      />
      <CostsDialog ownerId={event.id} costs={costs} isOpen={isPricing} onOpenChange={setPricing} />
    </>
  )
}

const Corner = ({ request }: { request: OrganizerRequest }) => (
  <>
    <span className={styles.answers}>{answersText(request.leads)}</span>
    <small>{dueText(request.event)}</small>
  </>
)

function NoBids({ request }: { request: OrganizerRequest }) {
  const { event, leads } = request
  const path = requestPath(event.id)
  return (
    <EmptyState
      headingLevel="h1"
      title="No bids yet"
      actions={
        leads.length === 0 ? (
          <ButtonLink variant="primary" to={`${path}/hosts`}>
            Find hosts
          </ButtonLink>
        ) : (
          <ButtonLink to={path}>See who was asked</ButtonLink>
        )
      }
    >
      {leads.length === 0
        ? 'Ask hosts first. Their offers are compared here.'
        : `${answersText(leads)}. ${dueText(event)}.`}
    </EmptyState>
  )
}
