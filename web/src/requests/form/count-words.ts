import type { MatchChange, MatchCondition, MatchCounts } from '@app/contract/events/match-schema.ts'
import { spacesText } from '@app/contract/rules/asked-words.ts'
import { changesOf } from '@app/contract/rules/match-choices.ts'
import { shortRange, spaceNoun } from '../../page/fit-words.ts'
import { capitalized, count, counted, eitherOf, inSentence, listOf } from '../../components/format.ts'
import { unknownText } from '../match/match-words.ts'
import type { RequestDraft } from '../request-draft.ts'

const usualHotelMiles = 10
const placeOf = ({ requestAddress = '' }: RequestDraft) => requestAddress.replace(/,.*/, '')
const plural = ({ spaceName }: RequestDraft) => `${spaceNoun(spaceName ?? null)}s`
const daysOf = ({ startDate = '', endDate = '' }: RequestDraft) => shortRange(startDate, endDate)

/** What hosts must meet, in words. */
export const conditionText: Record<MatchCondition, (draft: RequestDraft) => string> = {
  sport: ({ sportsList = [] }) =>
    sportsList.length === 0 ? 'All hosts' : `Host ${inSentence(listOf([...sportsList]))}`,
  facilityType: ({ facilityTypes = [] }) => capitalized(inSentence(eitherOf(facilityTypes))),
  distance: (draft) => `Within ${count(draft.requestDist ?? 0)} mi of ${placeOf(draft)}`,
  spaces: (draft) =>
    capitalized(inSentence(spacesText(draft) ?? 'spaces')) +
    (draft.partnerDist === undefined ? '' : ', partners counted'),
  dates: (draft) =>
    `Free ${daysOf(draft)}${draft.flexWeeks ? `, or ${counted(draft.flexWeeks, 'week')} off` : ''}`,
  rooms: ({ roomsPerNight = 0, hotelDist = usualHotelMiles }) =>
    `${counted(roomsPerNight, 'room')} within ${hotelDist} mi`,
}

type Change = MatchCounts['changes'][number]

const changeTexts: Record<MatchChange, (draft: RequestDraft, fields: Change['fields']) => string> = {
  fewerSpaces: (draft, { spaceCount }) =>
    `${count(spaceCount ?? 1)} ${plural(draft)}, not ${count(draft.spaceCount ?? 1)}`,
  farther: (_, { requestDist }) => `Within ${count(requestDist ?? 0)} mi`,
  moreWeeks: (_, { flexWeeks }) => `Up to ${counted(flexWeeks ?? 0, 'week')} earlier or later`,
  hotelsFarther: (_, { hotelDist }) => `Hotels within ${hotelDist} mi`,
  withPartners: (_, { partnerDist }) => `Partners within ${partnerDist} mi count`,
  anySurface: () => 'Any surface',
  onlyFirstDates: (draft) => `Only ${daysOf(draft)}`,
  noPartners: () => 'No partner venues',
  allIndoor: (draft) => `All ${plural(draft)} indoor`,
  dropFacilityType: () => 'Any type of facility',
  dropDistance: () => 'At any distance',
  dropSpaces: (draft) => `At least 1 ${spaceNoun(draft.spaceName ?? null)}, of any surface`,
  dropRooms: () => 'Without hotel rooms',
  dropDates: () => 'On any dates',
}
export const changeText = (draft: RequestDraft, { change, fields }: Change) =>
  changeTexts[change](draft, fields)

/** `+87 hosts`. */
export const differenceText = ({ difference }: Pick<Change, 'difference'>) =>
  `${difference < 0 ? '−' : '+'}${counted(Math.abs(difference), 'host')}`

interface FunnelRow {
  condition: MatchCondition | 'known'
  text: string
  left: number
  cost: number
}

/** What each condition leaves and costs, down to the hosts that fit. Those that don't say whether they are free go last. */
export function funnelRows(
  { funnel, count: fitting, unknown }: MatchCounts,
  draft: RequestDraft,
): FunnelRow[] {
  const rows = funnel.map((step) => ({
    condition: step.condition,
    text: conditionText[step.condition](draft).replace(/^Free /, step.unknown > 0 ? 'Not taken ' : 'Free '),
    left: step.count + step.unknown,
    cost: step.cost,
  }))
  return unknown === 0
    ? rows
    : [...rows, { condition: 'known', text: 'Say that they are free', left: fitting, cost: unknown }]
}

/** What the conditions of a step cost, and what the nearest change of them gives. Undefined if it makes none. */
export function costText(
  { counts, draft }: { counts: MatchCounts; draft: RequestDraft },
  conditions: readonly MatchCondition[],
): string | undefined {
  const asked = counts.funnel.filter(({ condition }) => conditions.includes(condition))
  const last = asked.at(-1)
  if (last === undefined) return undefined
  const cost = asked.reduce((sum, step) => sum + step.cost, 0)
  const unsure = last.condition === 'dates' && last.unknown > 0 ? ` ${unknownText(last.unknown)}.` : ''
  if (cost === 0) return `Costs no hosts.${unsure}`
  const near = counts.changes.find(
    ({ change, difference }) =>
      difference > 0 &&
      conditions.some((condition) => condition !== 'sport' && changesOf[condition].near === change),
  )
  const gain = near ? ` ${changeText(draft, near)}: ${differenceText(near)}.` : ''
  return `Costs ${counted(cost, 'host')} and leaves ${count(last.count + last.unknown)}.${unsure}${gain}`
}
