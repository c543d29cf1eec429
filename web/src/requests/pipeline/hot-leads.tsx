import type { HotLead } from '@app/contract/events/hot-leads.ts'
import { gates, type GateMembership } from '@app/contract/gates.ts'
import { useSession } from '../../api/session.ts'
import { useIsOpen } from '../../api/user-state.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { ErrorState } from '../../components/display/error-state.tsx'
import { RuledList } from '../../components/display/ruled-list.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { requestFitText } from '../../page/fit-words.ts'
import { counted, listOf } from '../../components/format.ts'
import { tierThatOpens } from '../../page/membership-words.ts'
import { plansPath } from '../../page/plans-path.ts'
import { isRefused } from '../../page/null-if-missing.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { useRead } from '../../platform/calls/use-read.ts'
import { leadsOf, type Host } from '../request-calls.ts'
import { OfferButton, offerHint } from './offer-button.tsx'
import { RequestRow } from './request-row.tsx'
import styles from './pipeline.module.css'

/** Why somebody is a hot lead. */
export function hotReason(lead: HotLead): string {
  if (lead.kind === 'organization')
    return [
      'A manager follows you',
      lead.sports.length > 0 && `plays ${listOf(lead.sports)}`,
      lead.events > 0 && `${counted(lead.events, 'event')} to come`,
    ]
      .filter(Boolean)
      .join(', ')
  return requestFitText(lead, lead.facilityName)
}

interface HotLeadsProps {
  host: Host
  /** Of the page. The reader's flag also counts those of their other pages. */
  membership: Omit<GateMembership, 'kind'>
}

/** Requests and organizations that the host could win. Never what a person looked at. */
export function HotLeads({ host, membership }: HotLeadsProps) {
  const isAdmin = useSession(({ person }) => person?.isAdmin === true)
  const isFlagOff = useIsOpen('enableHotLeads') === false
  const isClosed = isFlagOff || !(isAdmin || gates.hotLeads({ kind: host.kind, ...membership }))
  const found = useRead(leadsOf(host.kind).hot, { ownerId: host.id }, { enabled: !isClosed })
  // The membership may have ended since the page loaded.
  const isLocked = isClosed || isRefused(found.error)
  const data = found.data?.data
  return (
    <div className={styles.hot}>
      <Section title="Hot leads">
        <p className="sm mut">
          Listed requests that fit you and didn’t come to you, and organizations that follow you. Best first.{' '}
          {offerHint}
        </p>
        {isLocked && (
          <Row>
            <p>A Silver or Gold membership shows them here.</p>
            <ButtonLink
              to={plansPath({ page: host.id, tier: tierThatOpens(host.kind, 'hotLeads') ?? undefined })}
            >
              Ask for it
            </ButtonLink>
          </Row>
        )}
        {data === undefined && !isLocked && found.error !== null && (
          <ErrorState onRetry={() => void found.refetch()} />
        )}
        {data?.length === 0 && <p>None right now. New requests show up here as they are listed.</p>}
        {data !== undefined && data.length > 0 && (
          <RuledList>
            {data.map((lead) => (
              <RequestRow
                key={lead.id}
                to={profilePath(kinds[lead.kind], lead.id)}
                name={lead.name}
                reason={hotReason(lead)}
              >
                {lead.kind === 'event' && <OfferButton hostId={host.id} event={lead} />}
              </RequestRow>
            ))}
          </RuledList>
        )}
      </Section>
    </div>
  )
}
