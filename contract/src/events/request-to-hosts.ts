import * as z from 'zod'
import { CalendarMonth, Id, line, prose } from '../envelope.ts'
import { HostKind } from '../profile-schema.ts'
import { UrgencyPriority } from '../reference-lists/urgency-levels.ts'
import { askedLengths, maxShortDescription } from '../rules/text-lengths.ts'
import { openDateRules } from '../rules/asked-dates.ts'
import { requestRules, subjectRule } from '../rules/asked-rules.ts'
import { maxHosts } from '../rules/limits.ts'
import { EventDay } from './event-days.ts'
import { requestFields } from './request-fields.ts'

const HostRef = z.strictObject({ kind: HostKind, id: Id })

const isRepeated = (hosts: { id: string }[]) => new Set(hosts.map(({ id }) => id)).size < hosts.length

const day = EventDay.nullable().default(null)
const { sportsList, spaceName, spaceCount, participants } = requestFields

/** By the names of the event that it becomes. */
const fields = {
  name: line(askedLengths.name).nullable().default(null),
  description: prose(maxShortDescription).nullable().default(null),
  sportsList,
  startDate: day,
  endDate: day,
  /** Instead of dates: the months that would suit. */
  months: z.array(CalendarMonth).max(12).default([]),
  spaceName,
  spaceCount,
  participants,
  /** How soon a venue is needed: 0 is the most urgent. */
  urgency: UrgencyPriority.nullable().default(null),
  contactName: line(askedLengths.contactName),
  contactEmail: z.email().max(askedLengths.contactEmail),
  contactOrganization: line(askedLengths.contactOrganization).nullable().default(null),
}

/** A request to one or several hosts, with or without an account. */
export const RequestToHosts = z
  .strictObject({
    ...fields,
    hosts: z
      .array(HostRef)
      .min(1)
      .max(maxHosts)
      .refine((hosts) => !isRepeated(hosts), 'must not repeat a host'),
    /** People don't see this field. Programs that fill in every field do. */
    fax: z.string().max(500).default(''),
  })
  .superRefine((request, context) => {
    for (const { path, isKept, message } of [...requestRules, ...openDateRules, subjectRule])
      if (path in fields && !isKept(request)) context.addIssue({ code: 'custom', path: [path], message })
  })
