import * as z from 'zod'
import { DayRange } from '../day-range.ts'
import { Continued, ContinuedBefore, ContinuedTake, Many, Nothing, One } from '../envelope.ts'
import { under } from '../patterns/items.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'
import { Availability } from './availability-schema.ts'
import {
  Calendar,
  CalendarChange,
  CalendarRange,
  EntryDraft,
  RemovedEntries,
  Series,
  SeriesDraft,
  SeriesEnd,
  Sharing,
  SharingDraft,
  WrittenEntry,
} from './entry-schema.ts'
import { SpaceFeed, SpaceFeedDraft } from './feed-schema.ts'
import { OutsideHours } from './outside-schema.ts'
import { Subscription, SubscriptionDraft } from './subscription-schema.ts'
import { GapDraft, Gaps, PublishedGap, Weekends, WeekendsQuery } from './weekend-schema.ts'

export const entryQuotas = quotasOf('calendarEntries', { noun: 'dates', most: 20_000 })

/** The team reads, managers change, and everybody sees what is free. */
export const calendarRoutes = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const { owner, path } = under(kind, 'calendar')
  const read = { method: 'GET', owner, allow: 'member' } as const
  const everybody = { method: 'GET', owner, allow: 'visitor' } as const
  const write = <const N extends string>(name: N) =>
    ({ owner, allow: 'manager', path: `${path}/${name}` }) as const
  const creation = { method: 'POST', status: 201 } as const
  return {
    get: route({ ...read, path, query: CalendarRange, reply: One(Calendar) }),
    entries: {
      create: route({
        ...write('entries'),
        ...creation,
        quotas: entryQuotas,
        data: EntryDraft,
        reply: One(WrittenEntry),
      }),
      update: route({ ...write('entries/{id}'), method: 'PATCH', body: 'patch', reply: One(WrittenEntry) }),
      remove: route({ ...write('entries/{id}'), method: 'DELETE', reply: One(RemovedEntries) }),
      keep: route({
        ...write('entries/{id}/keep'),
        method: 'POST',
        reply: One(WrittenEntry),
        summary: 'Keep a booking that the page is asked to release',
      }),
      confirm: route({
        ...write('entries/{id}/confirm'),
        method: 'POST',
        reply: One(WrittenEntry),
        summary: 'Make a booking of the first hold in line',
      }),
    },
    series: {
      create: route({
        ...write('series'),
        ...creation,
        quotas: entryQuotas,
        data: SeriesDraft,
        reply: One(Series),
        summary: 'Store each date of repeated use, or none if one is taken',
      }),
      remove: route({
        ...write('series/{id}'),
        method: 'DELETE',
        query: SeriesEnd,
        reply: One(RemovedEntries),
      }),
    },
    changes: {
      list: route({
        ...read,
        path: `${path}/changes`,
        query: z.object({ before: ContinuedBefore, take: ContinuedTake }),
        reply: Continued(CalendarChange),
      }),
      undo: route({ ...write('changes/{id}/undo'), method: 'POST', reply: Nothing }),
    },
    feeds: {
      list: route({ ...write('feeds'), method: 'GET', reply: Many(SpaceFeed) }),
      create: route({
        ...write('feeds'),
        ...creation,
        quotas: quotasOf(`${path}/feeds`, { name: 'calendarFeeds', noun: 'calendar addresses' }),
        data: SpaceFeedDraft,
        reply: One(SpaceFeed),
        summary: 'Make a secret address for other calendars to subscribe to',
      }),
      remove: route({ ...write('feeds/{id}'), method: 'DELETE', reply: Nothing }),
    },
    gaps: {
      list: route({ ...read, path: `${path}/gaps`, reply: One(Gaps) }),
      publish: route({
        ...write('gaps'),
        ...creation,
        data: GapDraft,
        reply: One(PublishedGap),
        summary: 'Publish a weekend as free, and notify people who look for one',
      }),
      withdraw: route({ ...write('gaps/{id}'), method: 'DELETE', reply: Nothing }),
    },
    subscriptions: {
      list: route({ ...write('subscriptions'), method: 'GET', reply: Many(Subscription) }),
      create: route({
        ...write('subscriptions'),
        ...creation,
        quotas: quotasOf(`${path}/subscriptions`, {
          name: 'calendarSubscriptions',
          noun: 'calendars of other programs',
          most: 10,
          mostAtFirst: 3,
        }),
        data: SubscriptionDraft,
        reply: One(Subscription),
        summary: 'Follow the calendar of another program',
      }),
      refresh: route({
        ...write('subscriptions/{id}/refresh'),
        method: 'POST',
        reply: One(Subscription),
        summary: 'Read it now, at most once a minute',
      }),
      accept: route({
        ...write('subscriptions/{id}/accept'),
        method: 'POST',
        reply: One(Subscription),
        summary: 'Read it now, and believe it although it lost most of its dates',
      }),
      remove: route({ ...write('subscriptions/{id}'), method: 'DELETE', reply: Nothing }),
    },
    sharing: route({ ...read, path: `${path}/sharing`, reply: One(Sharing) }),
    share: route({
      ...write('sharing'),
      method: 'PUT',
      data: SharingDraft,
      reply: One(Sharing),
      summary: 'Show what is free, or confirm that it is still right',
    }),
    outsideHours: route({
      ...read,
      path: `${path}/outside-hours`,
      reply: One(OutsideHours),
      summary: 'What is booked or held outside the opening hours',
    }),
    availability: route({
      ...everybody,
      path: `${path}/availability`,
      query: DayRange,
      reply: One(Availability),
    }),
    weekends: route({
      ...everybody,
      path: `${path}/weekends`,
      query: WeekendsQuery,
      reply: One(Weekends),
      summary:
        'How many spaces are free on coming weekends, and the weekends that the page publishes as free',
    }),
  }
}
