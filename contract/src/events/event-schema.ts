import * as z from 'zod'
import { CalendarDate, ClockTime, Id, prose, TimeZone } from '../envelope.ts'
import { ProfileDraft, ProfileFacts, WebAddress } from '../profile-schema.ts'
import { AgeGroup } from '../reference-lists/age-groups.ts'
import { CompetitionLevel } from '../reference-lists/competition-levels.ts'
import { EventCategory } from '../reference-lists/event-categories.ts'
import { EventType } from '../reference-lists/event-types.ts'
import { Gender } from '../reference-lists/genders.ts'
import { ParticipationMode } from '../reference-lists/participation-modes.ts'
import { isEventLength, tooManyDays } from '../rules/asked-dates.ts'
import { requestRules } from '../rules/asked-rules.ts'
import { eventStatuses } from '../rules/event-status.ts'
import { maxReason } from '../rules/limits.ts'
import { EventDay } from './event-days.ts'
import { requestFields } from './request-fields.ts'
import { wholeNumber } from '../whole-number.ts'

/** US dollars, with cents. */
const Cost = z.number().min(0).max(1_000_000).multipleOf(0.01)

const dates = {
  startDate: EventDay,
  /** The last day. Of an event with flexible dates, the window in which it takes place ends here. */
  endDate: EventDay,
  hasFlexibleDates: z.boolean().default(false),
  /** How many days in a row an event with flexible dates takes. */
  dayCount: wholeNumber(1, 60, 'days').nullable().default(null),
  /** When it begins on the first day, in its time zone. */
  startTime: ClockTime.nullable().default(null),
  /** When it ends on the last day. */
  endTime: ClockTime.nullable().default(null),
  /** IANA name. If null, it is derived from the position. */
  timeZone: TimeZone.nullable().default(null),
}
type Dates = z.output<z.ZodObject<typeof dates>>

const endsBeforeItStarts = ({ startDate, endDate, startTime, endTime }: Dates) =>
  startDate === endDate && startTime !== null && endTime !== null && endTime <= startTime

export const EventDraft = ProfileDraft.extend({
  status: z.enum(eventStatuses).default('Draft'),
  category: EventCategory.default('Marketed'),
  /** No longer open to new interest. */
  isClosed: z.boolean().default(false),
  /** Why it was cancelled, for everyone who sees its page. */
  cancellationReason: prose(maxReason).min(1).nullable().default(null),
  type: EventType.default('Tournament'),
  ...dates,
  ageGroup: AgeGroup.nullable().default(null),
  eventLevel: CompetitionLevel.nullable().default(null),
  gender: Gender.nullable().default(null),
  participation: ParticipationMode.nullable().default(null),
  individualCost: Cost.nullable().default(null),
  teamCost: Cost.nullable().default(null),
  /** How many teams take part at most. */
  teamCount: wholeNumber(1, 100_000, 'teams').nullable().default(null),
  /** The organizer's own page to sign up. */
  registrationLink: WebAddress.nullable().default(null),
  /** The last day to sign up. */
  entryDeadline: EventDay.nullable().default(null),
  /** The organizer's own page of hotels. */
  hotelLink: WebAddress.nullable().default(null),
  featuredVideo: WebAddress.nullable().default(null),
  ...requestFields,
})
  .superRefine((event, context) => {
    for (const { isKept, path, message } of requestRules)
      if (!isKept(event)) context.addIssue({ code: 'custom', path: [path], message })
  })
  .refine(isEventLength, tooManyDays)
  .refine(({ hasFlexibleDates, dayCount }) => hasFlexibleDates || dayCount === null, {
    message: 'belongs to flexible dates',
    path: ['dayCount'],
  })
  .refine(
    ({ hasFlexibleDates, startTime, endTime }) => !hasFlexibleDates || (startTime ?? endTime) === null,
    {
      message: 'must not be set with flexible dates',
      path: ['startTime'],
    },
  )
  .refine(({ startTime, endTime }) => endTime === null || startTime !== null, {
    message: 'must be set if endTime is',
    path: ['startTime'],
  })
  .refine((event) => !endsBeforeItStarts(event), { message: 'must be after startTime', path: ['endTime'] })
  .refine(({ entryDeadline, endDate }) => entryDeadline === null || entryDeadline <= endDate, {
    message: 'must not be after endDate',
    path: ['entryDeadline'],
  })
  .refine(({ status, cancellationReason }) => status === 'Cancelled' || cancellationReason === null, {
    message: 'belongs to cancelled events',
    path: ['cancellationReason'],
  })

export const Event = z
  .object({
    ...EventDraft.shape,
    ...ProfileFacts.shape,
    status: z.enum(eventStatuses),
    startDate: CalendarDate,
    endDate: CalendarDate,
    entryDeadline: CalendarDate.nullable(),
    /** Whoever holds it. Null if that is nobody, or not public. */
    organization: z.object({ id: Id, name: z.string() }).nullable(),
    /** Those of `sportsList`. Filters take their names. */
    sports: z.array(z.object({ name: z.string() })),
    /** Hotels that the organizer listed. */
    hotelCount: z.int(),
    likeCount: z.int(),
    /** Miles from the position in the filter `near`. */
    distance: z.number().nullable(),
  })
  .strip()
export type Event = z.infer<typeof Event>

/** What `clone` changes in the copy. */
export const EventCopy = z.strictObject({
  name: ProfileDraft.shape.name.optional(),
  /** The first day of the copy. All its other dates move by as much. */
  startDate: EventDay.optional(),
})
