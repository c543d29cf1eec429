import { endedTitle, isHostGone, type LeadEnding } from '@app/contract/rules/lead-endings.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import type { ReactNode } from 'react'
import { cityAndState } from '../page/place-words.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { HostName } from './host-name.tsx'
import { organizerSteps } from './history-words.ts'
import { LeadTag, Steps } from './request-summary.tsx'
import styles from './requests.module.css'

interface HostAnswerProps {
  lead: Pick<ListedLead, 'host' | 'status' | 'passReason' | 'moves' | 'offers' | 'ended'>
  /** How it was reached, while it has not answered. */
  delivery: string
  offer?: ReactNode
  /** What the organizer can do about it. */
  actions?: ReactNode
}

/** The organizer knows what became of the event. */
const isAboutHost = (ended: LeadEnding | null): ended is LeadEnding =>
  isHostGone(ended) || ended === 'HostRestored'

/** A host of a request, as the organizer sees it: how it was reached, and what it answered. */
export const HostAnswer = ({ lead, delivery, offer, actions }: HostAnswerProps) => (
  <Stack as="li">
    <Toolbar align="start">
      <div>
        <h3 className="h3">
          <HostName host={lead.host} className={styles.link} />
        </h3>
        <p className="sm mut">{cityAndState(lead.host)}</p>
      </div>
      <LeadTag lead={lead} side="sender" />
    </Toolbar>
    {lead.status === 'Open' && <p className="sm mut">{delivery}</p>}
    {offer}
    {isAboutHost(lead.ended) && (
      <p className="sm">{`${endedTitle(lead.ended, { host: lead.host.name, event: '', sender: '' })}.`}</p>
    )}
    {lead.passReason !== null && <p className="sm">{lead.passReason}</p>}
    <Steps steps={organizerSteps(lead)} side="sender" />
    {actions}
  </Stack>
)
