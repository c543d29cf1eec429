import * as z from 'zod'
import { Continued, ContinuedBefore, ContinuedTake, Many, Nothing, One } from '../envelope.ts'
import { under } from '../patterns/items.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { quotasOf } from '../quota.ts'
import { route } from '../route.ts'
import { Availability, AvailabilityRange } from './availability-schema.ts'
import {
  Calendar,
  CalendarChange,
  CalendarRange,
  EntryDraft,
  Series,
  SeriesDraft,
  SeriesEnd,
  Sharing,
  SharingDraft,
  WrittenEntry,
} from './entry-schema.ts'
import { SpaceFeed, SpaceFeedDraft } from './feed-schema.ts'
import { Subscription, SubscriptionDraft } from './subscription-schema.ts'
import { GapDraft, Gaps, PublishedGap, Weekends } from './weekend-schema.ts'

/** The team reads, managers change, and everybody sees what is free. */
export const calendarRoutes = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const { owner, path } = under(kind, 'calendar')
  const read = { method: 'GET', owner, allow: 'member' } as const
  const write = { owner, allow: 'manager' } as const
  const entry = { ...write, path: `${path}/entries/{id}` } as const
  const quotas = quotasOf(`${path}/entries`, { name: 'calendarEntries', noun: 'dates', most: 20_000 })
  return {
    get: route({ ...read, path, query: CalendarRange, reply: One(Calendar) }),
    entries: {
      create: route({
        ...write,
        method: 'POST',
        path: `${path}/entries`,
        quotas,
        status: 201,
        data: EntryDraft,
        reply: One(WrittenEntry),
      }),
      update: route({ ...entry, method: 'PATCH', body: 'patch', reply: One(WrittenEntry) }),
      remove: route({ ...entry, method: 'DELETE', reply: Nothing }),
      confirm: route({
        ...write,
        method: 'POST',
        path: `${path}/entries/{id}/confirm`,
        reply: One(WrittenEntry),
        summary: 'Make a booking of the first hold in line',
      }),
    },
    series: {
      create: route({
        ...write,
        method: 'POST',
        path: `${path}/series`,
        quotas,
        status: 201,
        data: SeriesDraft,
        reply: One(Series),
        summary: 'Store each date of repeated use, or none if one is taken',
      }),
      remove: route({
        ...write,
        method: 'DELETE',
        path: `${path}/series/{id}`,
        query: SeriesEnd,
        reply: Nothing,
      }),
    },
    changes: {
      list: route({
        ...read,
        path: `${path}/changes`,
        query: z.object({ before: ContinuedBefore, take: ContinuedTake }),
        reply: Continued(CalendarChange),
      }),
      undo: route({ ...write, method: 'POST', path: `${path}/changes/{id}/undo`, reply: Nothing }),
    },
    feeds: {
      list: route({ ...write, method: 'GET', path: `${path}/feeds`, reply: Many(SpaceFeed) }),
      create: route({
        ...write,
        method: 'POST',
        path: `${path}/feeds`,
        quotas: quotasOf(`${path}/feeds`, { name: 'calendarFeeds', noun: 'calendar addresses' }),
        status: 201,
        data: SpaceFeedDraft,
        reply: One(SpaceFeed),
        summary: 'Make a secret address for other calendars to subscribe to',
      }),
      remove: route({ ...write, method: 'DELETE', path: `${path}/feeds/{id}`, reply: Nothing }),
    },
    gaps: {
      list: route({ ...read, path: `${path}/gaps`, reply: One(Gaps) }),
      publish: route({
        ...write,
        method: 'POST',
        path: `${path}/gaps`,
        status: 201,
        data: GapDraft,
        reply: One(PublishedGap),
        summary: 'Publish a weekend as free, and notify people who look for one',
      }),
      withdraw: route({ ...write, method: 'DELETE', path: `${path}/gaps/{id}`, reply: Nothing }),
    },
    subscriptions: {
      list: route({ ...write, method: 'GET', path: `${path}/subscriptions`, reply: Many(Subscription) }),
      create: route({
        ...write,
        method: 'POST',
        path: `${path}/subscriptions`,
        quotas: quotasOf(`${path}/subscriptions`, {
          name: 'calendarSubscriptions',
          noun: 'calendars of other programs',
          most: 10,
          mostAtFirst: 3,
        }),
        status: 201,
        data: SubscriptionDraft,
        reply: One(Subscription),
        summary: 'Follow the calendar of another program',
      }),
      refresh: route({
        ...write,
        method: 'POST',
        path: `${path}/subscriptions/{id}/refresh`,
        reply: One(Subscription),
        summary: 'Read it now, at most once a minute',
      }),
      accept: route({
        ...write,
        method: 'POST',
        path: `${path}/subscriptions/{id}/accept`,
        reply: One(Subscription),
        summary: 'Read it now, and believe it although it lost most of its dates',
      }),
      remove: route({ ...write, method: 'DELETE', path: `${path}/subscriptions/{id}`, reply: Nothing }),
    },
    sharing: route({ ...read, path: `${path}/sharing`, reply: One(Sharing) }),
    share: route({
      ...write,
      method: 'PUT',
      path: `${path}/sharing`,
      data: SharingDraft,
      reply: One(Sharing),
      summary: 'Show what is free, or confirm that it is still right',
    }),
    availability: route({
      method: 'GET',
      path: `${path}/availability`,
      owner,
      allow: 'visitor',
      query: AvailabilityRange,
      reply: One(Availability),
    }),
    weekends: route({
      method: 'GET',
      path: `${path}/weekends`,
      owner,
      allow: 'visitor',
      reply: One(Weekends),
      summary:
        'How many spaces are free on coming weekends, and the weekends that the page publishes as free',
    }),
  }
}
