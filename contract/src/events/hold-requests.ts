import * as z from 'zod'
import { CalendarDate, Id, Instant, One } from '../envelope.ts'
import type { OwnerDeclaration } from '../profile-kind.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { SpaceTypeName } from '../reference-lists/space-types.ts'
import { Surface } from '../reference-lists/surfaces.ts'
import { route } from '../route.ts'
import { AskedDates } from './asked-event.ts'
import { leadItem } from './lead-routes.ts'

/** A facility that belongs to the destination of a lead. */
const HoldingFacility = z.object({
  facilityId: Id,
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Whether it lists spaces of the type that the event is played on. */
  hasSpaces: z.boolean(),
  /** When it was asked to hold the dates. Null if it wasn't. */
  askedDate: Instant.nullable(),
})
export type HoldingFacility = z.output<typeof HoldingFacility>

/** What a facility is asked to hold: the dates and spaces of an event, and nothing else of it. */
export const HoldRequest = z.object({
  leadId: Id,
  status: LeadStatus,
  destinationId: Id,
  destinationName: z.string(),
  eventName: z.string(),
  ...AskedDates.shape,
  hasFlexibleDates: z.boolean(),
  dayCount: z.int().nullable(),
  setupDays: z.int().nullable(),
  spaceName: SpaceTypeName.nullable(),
  surface: Surface.nullable(),
  spaceCount: z.int().nullable(),
  responseDeadline: CalendarDate.nullable(),
  decisionDate: CalendarDate.nullable(),
  askedDate: Instant,
  /** The holds of the facility that it gave to the lead. */
  entryIds: z.array(Id),
})
export type HoldRequest = z.output<typeof HoldRequest>

/** How a destination, which has no calendar, asks its facilities to hold the dates of a lead. */
export const holdRequestsOfLead = <const P extends string>(kind: OwnerDeclaration<P>) => {
  const lead = leadItem(kind)
  const place = { ...lead, path: `${lead.path}/hold-requests` as const }
  return {
    holdRequests: {
      list: route({
        ...place,
        method: 'GET',
        reply: One(z.array(HoldingFacility)),
        summary:
          'The facilities of the destination, those with the spaces first, and which were asked. For the team of the destination',
      }),
      create: route({
        ...place,
        method: 'POST',
        status: 201,
        data: z.strictObject({ facilityId: Id }),
        reply: One(HoldingFacility),
        summary: 'Ask a facility of the destination to hold the dates. Repeating it changes nothing',
      }),
    },
  }
}

/** What a facility is asked to hold. */
export const holdRequestsOfFacility = <const P extends string>(kind: OwnerDeclaration<P>) =>
  route({
    method: 'GET',
    path: `${kind.path}/{ownerId}/hold-requests`,
    owner: kind.owner,
    allow: 'member',
    reply: One(z.array(HoldRequest)),
    summary: 'The open requests of destinations for which the facility is asked to hold dates, newest first',
  })
