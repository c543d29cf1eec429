import type { Event } from '@app/contract/events/event-schema.ts'
import { askedPhrases } from '@app/contract/rules/tell-asked.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { shortRange, spaceNoun } from '../../page/fit-words.ts'
import { count, counted } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { isMissing } from '../../page/null-if-missing.ts'
import { Aside } from '../../platform/boxes/aside.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import layout from '../layout.module.css'
import { requestPath } from '../../kind/request-paths.ts'
import { RequestSkeleton } from '../lazy-page.tsx'
import { RequestCrumbs } from '../request-crumbs.tsx'
import { RequestHead } from '../request-head.tsx'
import { dueText } from '../request-words.ts'
import { Combinations } from './combinations.tsx'
import { FallenOut } from './fallen-out.tsx'
import { HostByName } from './host-by-name.tsx'
import { HostFilters, type ChoiceProps } from './host-filters.tsx'
import { HostList } from './host-list.tsx'
import { MarketListing } from './market-listing.tsx'
import { choiceIn, withChoice } from './match-choice.ts'
import { changedText } from './condition-words.ts'
import { fittingText } from './match-words.ts'
import { NoHosts } from './no-hosts.tsx'
import { SendList } from './send-list.tsx'
import { useAskedHosts, useSendList } from './use-send-list.ts'
import { WeekendStrip } from './weekend-strip.tsx'
import styles from './match.module.css'

const { events } = calls['event-mgmt']
const perPage = 20
const mostShown = 100

/** The hosts that fit a request. What is shown of them is in the address, so that going back restores it. */
export function MatchPage({ id, brand }: { id: string; brand: string }) {
  const [search, setSearch] = useSearchParams()
  const choice = choiceIn(search)
  const [take, setTake] = useState(perPage)
  const sendList = useSendList(id, useAskedHosts(id))
  const event = useRead(events.get, { id })
  const found = useRead(
    events.matches.ofEvent,
    { id, data: choice, take },
    { placeholderData: (before) => before },
  )
  const choose = (changes: Partial<typeof choice>) => {
    setTake(perPage)
    setSearch((before) => withChoice(before, changes), { preventScrollReset: true, replace: true })
  }
  // A 400 of the match isn't about the request: its place isn't known.
  const isHidden = found.error !== null && 'status' in found.error && found.error.status === 404
  if ((event.data === undefined && isMissing(event.error)) || (found.data === undefined && isHidden))
    return <NotFound>This request doesn’t exist, or it isn’t yours.</NotFound>
  return (
    <Loaded query={event} skeleton={<MatchSkeleton />}>
      {({ data: asked }) => {
        const noun = spaceNoun(asked.spaceName)
        const isClosed = asked.isClosed || ['Completed', 'Cancelled'].includes(asked.status)
        const matched = found.data
        return (
          <div className={`page ${layout.page}`}>
            <title>{`Hosts for ${asked.name} | ${brand}`}</title>
            <RequestCrumbs event={asked} part="Hosts" />
            <RequestHead
              title={matched ? titleText(matched._meta, choice) : 'Hosts that fit'}
              text={<p className="mut">{askedText(asked)}</p>}
              actions={
                <ButtonLink icon="pencil" to={`${requestPath(id)}/edit`}>
                  Change the request
                </ButtonLink>
              }
            />
            <Stack gap="8">
              {matched && choice.change && (
                <Banner
                  action={
                    <Button onClick={() => choose({ change: undefined, only: undefined, week: undefined })}>
                      Back to all conditions
                    </Button>
                  }
                >
                  These hosts don’t fit the request as it is, but would{' '}
                  {changedText(
                    choice.change,
                    matched._meta.counts.changes.find(({ change }) => change === choice.change)?.fields,
                  )}
                  .
                </Banner>
              )}
              {matched && matched._meta.weekends.length > 0 && (
                <WeekendStrip
                  weekends={matched._meta.weekends}
                  chosen={choice.week}
                  onChoose={(week) => choose({ week, group: 'free' })}
                />
              )}
              <Aside
                isSticky
                label="Send list"
                side={
                  <SendList
                    requestId={id}
                    sendList={sendList}
                    due={dueText(asked)}
                    refusal={isClosed ? 'This request is closed, so nothing can be sent.' : undefined}
                  />
                }
              >
                <Stack gap="10">
                  <Stack>
                    {matched && <HostFilters meta={matched._meta} choice={choice} onChoose={choose} />}
                    <Loaded query={found} errorTitle="The hosts didn’t load." skeleton={<RowSkeletons />}>
                      {({ data, _meta }) =>
                        data.length === 0 ? (
                          <NoHosts
                            meta={_meta}
                            choice={choice}
                            onChoose={choose}
                            changeAt={`${requestPath(id)}/edit`}
                          />
                        ) : (
                          <>
                            <HostList
                              hosts={data}
                              isTaken={choice.change === 'dropDates'}
                              {...{ noun, sendList, isClosed }}
                            />
                            <Row gap="3">
                              {data.length < Math.min(mostShown, _meta.stats.count) && (
                                <Button
                                  isBusy={found.isFetching}
                                  onClick={() => setTake((before) => Math.min(mostShown, before + perPage))}
                                >
                                  Show {Math.min(perPage, mostShown - take)} more
                                </Button>
                              )}
                              <span className="sm mut">
                                {count(data.length)} of {count(_meta.stats.count)}, best fit first. Promoted
                                places are not moved up here.
                              </span>
                            </Row>
                          </>
                        )
                      }
                    </Loaded>
                  </Stack>
                  {matched && (
                    <>
                      <Combinations {...{ id, noun, sendList, isClosed }} week={choice.week} />
                      <FallenOut
                        event={asked}
                        counts={matched._meta.counts}
                        noun={noun}
                        onShow={(change) =>
                          choose({ change, only: undefined, group: 'free', week: undefined })
                        }
                      />
                    </>
                  )}
                  {!isClosed && (
                    // A place that isn't known is refused by searches as well.
                    <HostByName sendList={sendList} place={found.error ? null : asked.requestAddress} />
                  )}
                  {!isClosed && <MarketListing event={asked} />}
                </Stack>
              </Aside>
            </Stack>
          </div>
        )
      }}
    </Loaded>
  )
}

/** Counts the hosts that are listed: those that fit, would with a change of the request, or don’t say whether they are free. */
function titleText({ stats, weekends }: ChoiceProps['meta'], { change, group, week }: ChoiceProps['choice']) {
  const hosts = counted(stats.count, 'host')
  const weekend = weekends.find(({ weeks }) => weeks === week)
  const days = weekend ? ` ${shortRange(weekend.from, weekend.to)}` : ''
  if (group === 'unknown')
    return `${hosts} ${stats.count === 1 ? 'doesn’t' : 'don’t'} say whether ${stats.count === 1 ? 'it is' : 'they are'} free${days}`
  return `${change === undefined ? fittingText(stats.count) : `${hosts} would fit`}${days}`
}

/** What the request asks for, in a line. */
const askedText = (event: Event) => `${event.name}: ${askedPhrases(askedNames, event)}`
const askedNames = ['spaceCount', 'startDate', 'requestAddress', 'roomNights', 'roomsPerNight'] as const

const RowSkeletons = () =>
  [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} look="block" className={styles.waitingRow} />)

const MatchSkeleton = () => (
  <RequestSkeleton>
    <Skeleton look="block" className={styles.waitingStrip} />
    <RowSkeletons />
  </RequestSkeleton>
)
