import {
  organizationAbilities,
  organizationCollections,
  type organizations,
} from '@app/contract/organizations/organization-routes.ts'
import { calendarFeedHandlers } from '../../../patterns/calendar-feeds.ts'
import { childHandlers, type Owned } from '../../../patterns/children.ts'
import { openKind } from '../../../patterns/common-handlers.ts'
import { publicTexts } from '../../../patterns/item-texts.ts'
import { memberHandlers } from '../../../patterns/members.ts'
import { readProfile } from '../../../patterns/profile-reads.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import type { openEvents } from '../events/event-handlers.ts'
import { organizationEvents } from './organization-events.ts'
import { organizationKind } from './organization-kind.ts'
import { organizationMarket } from './organization-market.ts'
import { organizationReading } from './organization-reading.ts'
import { report, stats } from './organization-report.ts'

export const organizationHandlers = (
  shared: ServiceParts,
  events: ReturnType<typeof openEvents>,
): Handlers<typeof organizations> => {
  const { common, approval, following } = openKind(shared, {
    kind: organizationKind,
    market: organizationMarket,
    reading: organizationReading,
    abilities: organizationAbilities,
    collections: ['sports'],
  })
  const { sports, members } = organizationCollections
  return {
    ...common,
    ...approval,
    ...following,
    members: memberHandlers(members),
    sports: childHandlers({ table: 'sport', collection: sports }),
    events: organizationEvents(events.parts),
    calendarFeed: calendarFeedHandlers<Owned>({
      column: 'owner_id',
      idOf: async ({ ownerId }) => ownerId,
    }),
    publicView: ({ id }, call) => readProfile(organizationKind, call, id, publicTexts),
    stats,
    report,
  }
}
