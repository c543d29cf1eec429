import type { Fitting, FittingFilter, ProfileGain } from '@app/contract/events/match-schema.ts'
import { budgetText } from '@app/contract/rules/budget-text.ts'
import { askedPhrase } from '@app/contract/rules/tell-asked.ts'
import type * as z from 'zod'
import { Link, useSearchParams } from 'react-router'
import { useIsOpen } from '../../api/user-state.ts'
import { ChipLink, ChipList, Tag } from '../../components/actions/chip.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { Pagination } from '../../components/display/pagination.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { requestFitText, spaceNoun } from '../../page/fit-words.ts'
import { tierThatOpens } from '../../page/membership-words.ts'
import { plansPath } from '../../page/plans-path.ts'
import { capitalized, count, counted, date, inSentence } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { pageIn } from '../../page/query-codecs.ts'
import { leadPath, pipelinePath } from '../../kind/request-paths.ts'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import type { Host } from '../request-calls.ts'
import { RequestSkeleton } from '../lazy-page.tsx'
import { OfferButton, offerHint } from './offer-button.tsx'
import { RequestRow } from './request-row.tsx'
import styles from './pipeline.module.css'
import { keepShown } from '../../platform/calls/use-observed.ts'

const mostGains = 6
const perPage = 20

export type Fit = z.output<typeof Fitting>

/** A change of the page, where it is made, and what it gives. */
export function gainWords({ gain, spaceName, value, count: n }: ProfileGain) {
  const spaces = `${spaceNoun(spaceName)}s`
  const more = `${count(n)} more`
  switch (gain) {
    case 'surface':
      return {
        text: `Name the surface of your ${spaces}`,
        more: `${more}, if it is ${inSentence(value ?? '')}`,
        at: '#spaces',
      }
    case 'location':
      return {
        text: `Say whether your ${spaces} are indoor or outdoor`,
        more: `${more}, if ${inSentence(value ?? '')}`,
        at: '#spaces',
      }
    case 'sport':
      return {
        text: `List ${value ?? ''}`,
        more: `${more}, if it can be played at your place`,
        at: '#sports',
      }
    case 'amenity':
      return {
        text: `Add ${value ?? ''} to your amenities`,
        more: `${more}, if your place has it`,
        at: '#amenities',
      }
    default:
      return {
        text: 'Share your calendar',
        more: `${counted(n, 'request')} below would know whether you are free`,
        at: '/calendar',
      }
  }
}

const filterNames = {
  free: 'Free on the dates',
  others: 'Not in your leads',
  leads: 'In your leads',
} satisfies Record<FittingFilter, string>
const filters = ['free', 'others', 'leads'] as const

/** The open requests that fit a facility, and what one change of its page would add. The filter and the page are in the address. */
export function FittingRequests({ host }: { host: Host }) {
  // By any membership of the reader's pages, not only by that of this one.
  const isMarketplaceOpen = useIsOpen('enableRfpMarketplace')
  const path = profilePath(kinds.facility, host.id)
  const [search] = useSearchParams()
  const page = pageIn(search)
  const only = filters.find((one) => one === search.get('only'))
  const toFits = (filter: FittingFilter | undefined, toPage = 1) =>
    `${pipelinePath(host)}?fits${filter ? `&only=${filter}` : ''}${toPage > 1 ? `&page=${toPage}` : ''}`
  const found = useRead(
    calls['event-mgmt'].hosts.matches,
    { id: host.id, only, offset: (page - 1) * perPage, take: perPage },
    { placeholderData: keepShown },
  )
  return (
    <Loaded query={found} skeleton={<RequestSkeleton />} errorTitle="The requests didn’t load.">
      {({ data, _meta, gains, filters: counts }) => (
        <div className={`page ${styles.fits}`} aria-busy={found.isPlaceholderData}>
          <Stack gap="8">
            {isMarketplaceOpen === false && (
              <p className="mut">
                Only requests to your page are compared. A Silver or Gold membership adds those of the RFP
                marketplace.{' '}
                <Link
                  className="link"
                  to={plansPath({
                    page: host.id,
                    tier: tierThatOpens(host.kind, 'rfpMarketplace') ?? undefined,
                  })}
                >
                  Ask for it
                </Link>
              </p>
            )}
            {page === 1 && gains.length > 0 && (
              <Section title="One change of your page would add" look="h3">
                <RuledList>
                  {gains.slice(0, mostGains).map((gain) => {
                    const { text, more, at } = gainWords(gain)
                    return (
                      <RuledItem key={`${text} ${more}`}>
                        <Link className="link" to={`${path}${at}`}>
                          {text}
                        </Link>
                        <span className="sm mut">{more}</span>
                      </RuledItem>
                    )
                  })}
                </RuledList>
              </Section>
            )}
            {counts.leads + counts.others === 0 ? (
              <EmptyState title="No open request fits your page" headingLevel="h2">
                They are compared by sport, spaces, distance and free dates, so list{' '}
                <Link className="link" to={`${path}#spaces`}>
                  all your spaces
                </Link>
                . New ones show up here.
              </EmptyState>
            ) : (
              <div id="fitting">
                <Section
                  title={fitsTitle(
                    only === undefined ? counts.leads + counts.others : _meta.stats.count,
                    only,
                  )}
                  look="h3"
                >
                  <nav aria-label="Which requests">
                    <ChipList>
                      <ChipLink to={toFits(undefined)} isPressed={only === undefined}>
                        All {count(counts.leads + counts.others)}
                      </ChipLink>
                      {filters.map((filter) => (
                        <ChipLink key={filter} to={toFits(filter)} isPressed={only === filter}>
                          {filterNames[filter]} {count(counts[filter])}
                        </ChipLink>
                      ))}
                    </ChipList>
                  </nav>
                  {data.length === 0 && <p className="mut">No request of these.</p>}
                  {data.some(isOffered) && <p className="sm mut">{offerHint}</p>}
                  <RuledList>
                    {data.map((fit) => (
                      <FittingRequest key={fit.id} hostId={host.id} fit={fit} />
                    ))}
                  </RuledList>
                  {_meta.stats.count > perPage && (
                    <Pagination
                      page={page}
                      pageCount={Math.ceil(_meta.stats.count / perPage)}
                      toPage={(n) => `${toFits(only, n)}#fitting`}
                    />
                  )}
                </Section>
              </div>
            )}
          </Stack>
        </div>
      )}
    </Loaded>
  )
}

/** Counts the listed requests, of which some only could fit. */
const fitsTitle = (total: number, only: FittingFilter | undefined) =>
  `${counted(total, 'open request')} ${titleWords[only ?? 'all'][total === 1 ? 0 : 1]}, best first`
const titleWords = {
  all: ['fits or could fit', 'fit or could fit'],
  free: ['on days when you are free', 'on days when you are free'],
  others: ['outside your leads', 'outside your leads'],
  leads: ['in your leads', 'in your leads'],
} as const satisfies Record<FittingFilter | 'all', readonly [string, string]>

/** Whether the host can answer it without being asked. */
const isOffered = ({ leadId, isListed }: Fit) => leadId === null && isListed

/**
 * Where it looks, what it pays, and until when: 'Near Muncie, IN, up to $5,000, answer by Mar 1, 2027'. The months of a request without
 * dates come first. Dates are in the reason of its row.
 */
export const askedText = ({ requestAddress, budgetFrom, budgetTo, responseDeadline, ...dates }: AskedOf) =>
  capitalized(
    [
      dates.startDate === null && askedPhrase('startDate', dates),
      requestAddress !== null && `near ${requestAddress}`,
      budgetText(budgetFrom, budgetTo)?.replace(/^[FU]/, (letter) => letter.toLowerCase()),
      responseDeadline !== null && `answer by ${date(responseDeadline)}`,
    ]
      .filter(Boolean)
      .join(', '),
  )
type AskedOf = Pick<
  Fit,
  | 'startDate'
  | 'endDate'
  | 'months'
  | 'hasOpenDates'
  | 'requestAddress'
  | 'budgetFrom'
  | 'budgetTo'
  | 'responseDeadline'
>

function FittingRequest({ hostId, fit }: { hostId: string; fit: Fit }) {
  const { id, leadId, name } = fit
  return (
    <RequestRow
      to={leadId === null ? profilePath(kinds.event, id) : leadPath(leadId)}
      name={name}
      reason={requestFitText({ ...fit, ...fit.facts })}
      asked={askedText(fit)}
    >
      {leadId !== null && <Tag tone="info">In your leads</Tag>}
      {isOffered(fit) && <OfferButton hostId={hostId} event={fit} />}
    </RequestRow>
  )
}
