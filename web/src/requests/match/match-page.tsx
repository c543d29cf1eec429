import type { Event } from '@app/contract/events/event-schema.ts'
import { askedPhrases } from '@app/contract/rules/tell-asked.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { spaceNoun } from '../../page/fit-words.ts'
import { count } from '../../components/format.ts'
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
import { AwardSteps } from '../award-steps.tsx'
import { useLeads } from '../request-calls.ts'
import { RequestCrumbs } from '../request-crumbs.tsx'
import { RequestHead } from '../request-head.tsx'
import { dueText } from '../request-words.ts'
import { Combinations } from './combinations.tsx'
import { FallenOut } from './fallen-out.tsx'
import { HostByName } from './host-by-name.tsx'
import { HostFilters } from './host-filters.tsx'
import { HostList } from './host-list.tsx'
import { askText } from './host-row.tsx'
import { MarketListing } from './market-listing.tsx'
import { choiceIn, shownChoice, withChoice, type MatchedMeta, type ShownChoice } from './match-choice.ts'
import { NoHosts, UnknownPlace } from './no-hosts.tsx'
import { OpeningNote } from './opening-note.tsx'
import { titleText } from './opening-words.ts'
import { ReachChoice } from './reach-choice.tsx'
import { SendList } from './send-list.tsx'
import { askedHosts, useSendList } from './use-send-list.ts'
import { WeekendStrip } from './weekend-strip.tsx'
import styles from './match.module.css'
import { PageTitle } from '../../page/page-title.tsx'
import { keepShown } from '../../platform/calls/use-observed.ts'

const { events } = calls['event-mgmt']
const perPage = 20
const mostShown = 100

/** The hosts that fit a request. What is shown of them is in the address, so that going back restores it. */
export function MatchPage({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams()
  const choice = choiceIn(search)
  const [take, setTake] = useState(perPage)
  const leads = useLeads(id).data?.data ?? []
  const sendList = useSendList(id, askedHosts(leads))
  const event = useRead(events.get, { id })
  const found = useRead(events.matches.ofEvent, { id, data: choice, take }, { placeholderData: keepShown })
  const choose = (changes: Partial<typeof choice>) => {
    setTake(perPage)
    setSearch((before) => withChoice(before, changes), { preventScrollReset: true, replace: true })
  }
  const failedWith = found.error !== null && 'status' in found.error ? found.error.status : undefined
  const isHidden = failedWith === 404
  if ((event.data === undefined && isMissing(event.error)) || (found.data === undefined && isHidden))
    return <NotFound>This request doesn’t exist, or it isn’t yours.</NotFound>
  return (
    <Loaded query={event} skeleton={<MatchSkeleton />}>
      {({ data: asked }) => {
        const noun = spaceNoun(asked.spaceName)
        const isClosed = asked.isClosed || ['Completed', 'Cancelled'].includes(asked.status)
        const matched = found.data
        const shown = shownChoice(choice, matched?._meta)
        const isUnplaced = matched === undefined && failedWith === 400 && asked.requestAddress !== null
        return (
          <div className={`page ${layout.page}`}>
            <PageTitle>{`Hosts for ${asked.name}`}</PageTitle>
            <RequestCrumbs event={asked} part="Hosts" />
            <RequestHead
              title={matched ? titleText(matched._meta, shown) : 'Hosts that fit'}
              text={<p className="mut">{askedText(asked)}</p>}
              actions={
                <ButtonLink icon="pencil" to={`${requestPath(id)}/edit`}>
                  Change the request
                </ButtonLink>
              }
            />
            <Stack gap="8">
              <AwardSteps event={asked} leads={leads} />
              {matched && <OpeningNote event={asked} meta={matched._meta} choice={shown} onChoose={choose} />}
              {matched?._meta.weekends.some((weekend) => weekend.count > 0) && (
                <WeekendStrip
                  weekends={matched._meta.weekends}
                  chosen={choice.week}
                  onChoose={(week) =>
                    choose({
                      week,
                      group: undefined,
                      ...(shown.change === 'dropDates' && { change: undefined }),
                    })
                  }
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
                    {matched && (
                      <>
                        <ReachChoice event={asked} meta={matched._meta} choice={shown} onChoose={choose} />
                        <HostFilters meta={matched._meta} choice={shown} onChoose={choose} />
                      </>
                    )}
                    {isUnplaced ? (
                      <UnknownPlace place={asked.requestAddress ?? ''} changeAt={`${requestPath(id)}/edit`} />
                    ) : (
                      <Loaded query={found} errorTitle="The hosts didn’t load." skeleton={<RowSkeletons />}>
                        {({ data, _meta }) =>
                          data.length === 0 ? (
                            <NoHosts
                              meta={_meta}
                              choice={shown}
                              onChoose={choose}
                              sports={asked.sportsList}
                              changeAt={`${requestPath(id)}/edit`}
                            />
                          ) : (
                            <>
                              <HostList
                                hosts={data}
                                datesNote={datesNote(shown, _meta)}
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
                    )}
                  </Stack>
                  {matched && (
                    <>
                      <Combinations
                        {...{ id, noun, sendList, isClosed }}
                        week={choice.week}
                        dist={shown.dist}
                      />
                      <FallenOut
                        event={asked}
                        counts={matched._meta.counts}
                        noun={noun}
                        onShow={(change) =>
                          choose({ change, only: undefined, group: undefined, week: undefined })
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

/** What is said of the dates of hosts that are listed without those of the request. */
function datesNote({ change }: ShownChoice, { areDatesOver }: MatchedMeta) {
  if (change === 'onlySports' || change === 'firstSport') return askText
  return change !== 'dropDates' ? undefined : areDatesOver ? 'Dates are over' : 'Not free on your dates'
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
