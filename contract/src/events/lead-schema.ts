import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, Flag, Id, Instant, Page, prose } from '../envelope.ts'
import { HostKind } from '../profile-schema.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { leadEndings } from '../rules/lead-endings.ts'
import { maxHosts, maxMessage, maxReason } from '../rules/limits.ts'
import { AskedEvent } from './asked-event.ts'

export const LeadMove = z.object({
  from: LeadStatus,
  to: LeadStatus,
  by: z.enum(['host', 'sender', 'admin']),
  /** Null for senders without an account, and for readers of the other side. */
  name: z.string().nullable(),
  at: Instant,
  /** Whether the lead was closed with the award of another host. */
  isByAward: z.boolean(),
})

/** An offer that a host sent, changed or withdrew. */
export const LeadOffer = z.object({
  what: z.enum(['Offered', 'OfferWithdrawn']),
  /** As in moves. */
  name: LeadMove.shape.name,
  at: Instant,
})

export const LeadHost = z.object({
  kind: HostKind,
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Its page was removed or hidden. */
  isGone: z.boolean(),
  /** Somebody is on its team, so that it can be written to. */
  isManaged: z.boolean(),
})

/**
 * How requests reach a host. `Email`: at an address of its own or, without one, at those of its managers. `Inbox`: its team
 * finds them on the marketplace only. `Nobody`: they are kept until somebody manages the page.
 */
export const RequestReach = z.enum(['Email', 'Inbox', 'Nobody'])
export type RequestReach = z.output<typeof RequestReach>

/**
 * One host of an event that looks for a venue, for both of its sides and for the holders of their links. Its organizer reads all leads of
 * the event, and a host reads its own.
 */
export const Lead = z.object({
  id: Id,
  status: LeadStatus,
  /** Whether the host was sent an email about it. */
  isMailed: z.boolean(),
  moves: z.array(LeadMove),
  /** The newest 50, oldest first. */
  offers: z.array(LeadOffer),
  /** The event that the request is. */
  ownerId: Id,
  profileId: Id,
  profileKind: HostKind,
  profileName: z.string(),
  host: LeadHost,
  reach: RequestReach,
  /** What the organizer wrote to this host. */
  message: z.string().nullable(),
  passReason: z.string().nullable(),
  /** What became of the event or the host, besides the organizer's decision. */
  ended: z.enum(leadEndings).nullable(),
  /** Who of the host's team works on it. The organizer doesn't see it. */
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  /** Answers count until the end of this day. */
  responseDeadline: CalendarDate.nullable(),
  createdDate: Instant,
  /** When the request was sent to its hosts. */
  confirmedDate: Instant,
  asked: AskedEvent,
})
export type Lead = z.output<typeof Lead>

/** What boards and lists of leads show of what is asked. */
export const listedAsked = AskedEvent.pick({
  name: true,
  startDate: true,
  endDate: true,
  months: true,
  sportsList: true,
  teamCount: true,
  participants: true,
  attendance: true,
  spaceType: true,
  spaceTypeCount: true,
  roomsPerNight: true,
  urgency: true,
  contactName: true,
  contactEmail: true,
  contactOrganization: true,
})

/** What an inbox shows of it: the words of its sender, too. */
export const receivedAsked = listedAsked.extend(AskedEvent.pick({ description: true }).shape)

/** A lead on a board, or in a list of one event or host. */
export const ListedLead = Lead.extend({ asked: listedAsked })
export type ListedLead = z.output<typeof ListedLead>

/** A lead in the inbox of somebody who is on the teams of several pages. `host` names the page. */
export const ReceivedLead = Lead.omit({
  profileId: true,
  profileKind: true,
  profileName: true,
  reach: true,
  createdDate: true,
}).extend({ asked: receivedAsked })
export type ReceivedLead = z.output<typeof ReceivedLead>

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
  item: ListedLead,
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

/** By default, leads of all statuses and levels of urgency. */
export const LeadFilter = z.strictObject({
  id: Id.optional(),
  status: LeadStatus.optional(),
  urgency: z.literal([0, 1, 2, '0', '1', '2'], 'must be 0, 1 or 2').transform(Number).optional(),
})
export type LeadFilter = z.output<typeof LeadFilter>
/** Those that wait for an answer until a deadline, the soonest first. */
export const IsDue = Flag.default(false)
/** A page of leads. `isByDeadline`: the soonest deadline first and those without one last, instead of the newest first. */
export const LeadQuery = Page.extend({
  ...LeadFilter.shape,
  isDue: IsDue,
  isByDeadline: Flag.default(false),
})

/** The leads of a host by status, in the order in which they move. */
export const Pipeline = z.array(
  z.object({
    status: LeadStatus,
    count: z.int(),
    /** What all of these events ask for together. */
    roomNights: z.int(),
    leads: z.array(ListedLead),
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
