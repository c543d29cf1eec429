import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { spaceNoun } from '../../page/fit-words.ts'
import { count } from '../../components/format.ts'
import { AwardDialog } from '../award-dialog.tsx'
import { RequestCrumbs } from '../request-crumbs.tsx'
import { RequestHead } from '../request-head.tsx'
import { answersText, dueText, isDecided } from '../request-words.ts'
import { useConversation } from '../use-conversation.ts'
import type { OrganizerRequest } from '../request-calls.ts'
import { requestPath } from '../../kind/request-paths.ts'
import { AwardBar } from './award-bar.tsx'
import { BidBoard } from './bid-board.tsx'
import { bidRows } from './bid-rows.tsx'
import { awardText } from './award-words.ts'
import { comparisonCsv } from './comparison-csv.ts'
import { CostsDialog } from './costs-dialog.tsx'
import { mostCompared, shownBids } from './shown-bids.ts'
import styles from './bids.module.css'

/** The bids of a request side by side, and the award. */
export function Content({ request }: { request: OrganizerRequest }) {
  const { event, leads, bids, costs } = request
  const [search, setSearch] = useSearchParams()
  const [hasRebates, setRebates] = useState(true)
  const [isPricing, setPricing] = useState(false)
  const [picked, setPicked] = useState<string>()
  const [isAwarding, setAwarding] = useState(false)
  const ask = useConversation(event.id)
  const noun = spaceNoun(event.spaceName)
  const compared = { bids, leads, event, noun, hasRebates }
  const all = shownBids(compared, undefined, bids.length)
  if (all.length === 0)
    return (
      <>
        <RequestCrumbs event={event} part="Bids" />
        <NoBids request={request} />
      </>
    )
  const groups = bidRows(request, noun)
  async function download() {
    const { saveCsv } = await import('../../platform/save-blob.ts')
    saveCsv(comparisonCsv(shown, groups, hasRebates), `Bids for ${event.name}.csv`)
  }
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
      <RequestHead
        title={all.length === 1 ? 'One bid' : `Compare ${count(shown.length)} bids`}
        text={
          <p className="mut">
            The same spaces, days and services for every host. What a host leaves out is priced from your own
            costs and marked.
          </p>
        }
        actions={
          <>
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
            <Button icon="download" onClick={() => void download()}>
              Export
            </Button>
          </>
        }
      />
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
        groups={groups}
        corner={<Corner request={request} />}
        chosen={chosen?.bid.leadId}
        noun={noun}
        opening={ask.pending}
        onChoose={setPicked}
        onOpen={(opening) => ask.run(opening)}
      />
      <AwardBar {...{ chosen, winner, noun }} onAward={() => setAwarding(true)} />
      <AwardDialog
        lead={isAwarding ? chosen?.lead : undefined}
        leads={leads}
        bids={bids}
        offer={chosen?.bid}
        consequence={chosen ? awardText(chosen.bid, noun) : ''}
        onClose={() => setAwarding(false)}
      />
      <CostsDialog ownerId={event.id} costs={costs} isOpen={isPricing} onOpenChange={setPricing} />
    </>
  )
}

const Corner = ({ request }: { request: OrganizerRequest }) => (
  <>
    <span className="sm semi">{answersText(request.leads)}</span>
    {!isDecided(request.leads) && <small>{dueText(request.event)}</small>}
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
