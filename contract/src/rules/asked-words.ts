import type { AskedFields } from '../events/asked-event.ts'
import { knownDates, openDates, shownName } from './event-text.ts'
import { count, counted, eitherOf, listOf } from './sentence-parts.ts'
import { spacesWord } from './space-names.ts'

interface Known extends AskedFields {
  contactPhone: string
  /** The contact as it was typed. */
  contact: string
}
/** What is asked: by a stored event, whose unknown fields are null, or by a draft, which lacks them. */
export type Asked = { [N in keyof Known]?: Known[N] | null | undefined }
export type AskedName = keyof Asked

export type NameOf<T> = { [N in AskedName]-?: NonNullable<Asked[N]> extends T ? N : never }[AskedName]

export const joined = (parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(', ') || undefined

/** `Apr 23 – 25, 2027`, `2 days within Jun 1 – 30, 2027`, or the months that would suit. */
export function datesText({
  startDate = null,
  endDate = null,
  months,
  hasOpenDates,
  hasFlexibleDates,
  dayCount,
}: Asked): string | undefined {
  const days = knownDates({ startDate, endDate, months: months ?? [] })
  if (days === undefined) return hasOpenDates ? openDates : undefined
  if (!hasFlexibleDates || startDate === null) return days
  return `${dayCount == null ? 'Some days' : counted(dayCount, 'day')} within ${days}`
}

/** How far fixed dates may move: `A week either way`. */
export function flexText({ flexWeeks }: Asked): string | undefined {
  if (!flexWeeks) return undefined
  return flexWeeks === 1 ? 'A week either way' : `Up to ${flexWeeks} weeks either way`
}

/** Where a venue is looked for: `Within 50 miles of Austin, Texas`. */
export function placeText({ requestAddress, requestDist }: Asked): string | undefined {
  if (!requestAddress) return undefined
  return requestDist == null ? requestAddress : `Within ${counted(requestDist, 'mile')} of ${requestAddress}`
}

export const milesText = (miles: number | null | undefined) =>
  miles == null ? undefined : counted(miles, 'mile')

/** `10 Fields`, or either part of it. 'Other' says nothing. */
export function spacesText({ spaceName = null, spaceCount }: Asked): string | undefined {
  const shown = shownName(spaceName)
  if (shown === null) return spaceCount == null ? undefined : count(spaceCount)
  return spaceCount == null ? shown : `${count(spaceCount)} ${spacesWord(shown, spaceCount)}`
}

/** The contact for hosts in one line: as typed, or else as read in a text. */
export const contactText = (asked: Asked) =>
  asked.contact ??
  joined([asked.contactName, asked.contactOrganization, asked.contactEmail, asked.contactPhone])

/** All of the sports, but 'Other'. */
export const sportsText = ({ sportsList }: Asked) =>
  listOf((sportsList ?? []).filter((sport) => shownName(sport) !== null)) || undefined

/** The surface, or those of which any will do. */
export const surfaceText = ({ surface, surfaces }: Asked) =>
  surface ?? (eitherOf(surfaces ?? []) || undefined)

export const facilityText = ({ facilityTypes, needsSpecificFacilityType }: Asked) =>
  facilityTypes?.length ? `${eitherOf(facilityTypes)}${needsSpecificFacilityType ? ' only' : ''}` : undefined

export const furtherText = ({ requirements }: Asked) =>
  joined((requirements ?? []).map(({ name, count: n }) => `${count(n)} ${spacesWord(name, n)}`))
