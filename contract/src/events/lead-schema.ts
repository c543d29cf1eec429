import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, Id, Instant, prose } from '../envelope.ts'
import { Lead, leadFields, LeadFilter, LeadHost, LeadMove, RequestReach } from './request-schema.ts'
import { HostKind } from '../profile-schema.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { maxHosts, maxMessage, maxReason } from '../rules/limits.ts'

/** One host of an event that looks for a venue. Its organizer reads all leads of the event, and a host reads its own. */
export const EventLead = z.object({
  ...leadFields,
  /** The event. */
  ownerId: Id,
  profileId: Id,
  profileKind: HostKind,
  profileName: z.string(),
  host: LeadHost,
  reach: RequestReach,
  /** What the organizer wrote to this host. */
  message: z.string().nullable(),
  passReason: z.string().nullable(),
  /** Who of the host's team works on it. The organizer doesn't see it. */
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  responseDeadline: CalendarDate.nullable(),
  createdDate: Instant,
  /** What the event asks for. */
  request: Lead.shape.request,
})
export type EventLead = z.output<typeof EventLead>

const message = prose(maxMessage).nullable().default(null)

export const EventLeadDraft = z.strictObject({ profileId: Id, message })

/** What a side of a lead may change. Reasons belong to leads that were passed on. */
export const EventLeadChange = z.strictObject({
  status: LeadStatus,
  passReason: prose(maxReason).min(1).nullable().default(null),
  message,
  /** With the status Won: closes the other open leads of the event as Lost. */
  closeOthers: z.boolean().default(false),
})

export const eventLeads = collection({
  item: EventLead,
  draft: EventLeadDraft,
  change: EventLeadChange,
  texts: ['profileName', 'message'],
  sort: '-createdDate',
  // What counts is how many are open, and only so many may be.
  quota: { most: null },
  unfiltered: ['memberId', 'memberName'],
})

/** What one side of a lead notes for itself. The other side doesn't see it. */
export const LeadNote = z.object({
  id: Id,
  text: z.string(),
  authorName: z.string().nullable(),
  createdDate: Instant,
})
export const LeadNoteDraft = z.strictObject({ text: prose(maxMessage).min(1) })

/** What happened to a lead, oldest first. */
export const LeadHistory = z.array(
  z.object({
    what: z.enum(['Moved', 'Offered', 'OfferWithdrawn', 'AskedToHold', 'Held']),
    /** To which it was moved. */
    status: LeadStatus.nullable(),
    by: LeadMove.shape.by,
    /** Of somebody on the team of the host, or an administrator. */
    name: z.string().nullable(),
    /** Another page than the host that was asked to hold, or holds. */
    facilityName: z.string().nullable(),
    at: Instant,
  }),
)
export type LeadHistory = z.output<typeof LeadHistory>

/** The leads of a host by status, in the order in which they move. */
export const Pipeline = z.array(
  z.object({
    status: LeadStatus,
    count: z.int(),
    /** What all of these events ask for together. */
    roomNights: z.int(),
    leads: z.array(EventLead),
  }),
)
export type Pipeline = z.output<typeof Pipeline>
export const PipelineQuery = z.object({
  /** Who of the team works on them. */
  memberId: Id.optional(),
  urgency: LeadFilter.shape.urgency,
})

/** How many leads there are, in all and by status. */
export const LeadStats = z.object({
  total: z.int(),
  statuses: z.record(LeadStatus, z.int()),
  /** Of those that were answered, in hours. Null without any. */
  medianHoursToAnswer: z.number().nullable(),
})

export const EventLeads = z
  .array(EventLeadDraft)
  .min(1)
  .max(maxHosts)
  .refine((drafts) => new Set(drafts.map(({ profileId }) => profileId)).size === drafts.length, {
    message: 'must not repeat a host',
  })
