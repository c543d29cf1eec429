import type { ReadFieldName, ReadFields } from '@app/contract/events/request-reading.ts'
import type { Known } from './known-request.ts'
import { wholeWords } from './whole-words.ts'

const adding = wholeWords(
  String.raw`also|too|as well|add(?:ing)?|plus|additionally|another option|^\W*(?:and|or|y|o|et|ou)|tambi[ée]n|adem[áa]s|añad\p{L}*|agreg\p{L}*|aussi|[ée]galement|en plus|ajout\p{L}*`,
)
const clauseEnd = /[,.;!?\n]/

/** The clause of a text around a part of it. */
function clauseAround(text: string, start: number, end: number): string {
  const from = Math.max(...[...text.slice(0, start).matchAll(/[,.;!?\n]/g)].map(({ index }) => index + 1), 0)
  const length = text.slice(end).search(clauseEnd)
  return text.slice(from, length === -1 ? undefined : end + length)
}

const more = new RegExp(
  String.raw`^\W*[\p{L}\d]+\s+(?:more|additional|extra|further)(?!\p{L})|(?<!\p{L})(?:m[áa]s|de plus)\W*$`,
  'iu',
)
const fewer = new RegExp(
  String.raw`^\W*[\p{L}\d]+\s+(?:fewer|less)(?!\p{L})|(?<!\p{L})(?:menos|de moins)\W*$`,
  'iu',
)

const changedNumber = (words: string, value: number, before: number) =>
  more.test(words) ? before + value : fewer.test(words) ? Math.max(1, before - value) : value

const union = <T>(before: readonly T[], now: readonly T[]) => [...new Set([...before, ...now])]

/** Fields as a later turn means them: 'boys too' and 'four more courts' add to what stands. */
export function addedFields(fields: ReadFields, text: string, { values }: Known): ReadFields {
  const wordsOf = (name: ReadFieldName) =>
    (fields[name]?.ranges ?? []).map(({ start, end }) => text.slice(start, end)).join(' ')
  const adds = (name: ReadFieldName) =>
    (fields[name]?.ranges ?? []).some(({ start, end }) => adding.test(clauseAround(text, start, end)))
  const added = { ...fields }
  const { sportsList, facilityTypes, gender, surface, surfaces, requestAddress, requirementNotes } = fields
  if (sportsList && values.sportsList && adds('sportsList'))
    added.sportsList = { ...sportsList, value: union(values.sportsList, sportsList.value) }
  if (facilityTypes && values.facilityTypes && adds('facilityTypes'))
    added.facilityTypes = { ...facilityTypes, value: union(values.facilityTypes, facilityTypes.value) }
  if (gender && values.gender && values.gender !== gender.value && adds('gender'))
    added.gender = { ...gender, value: 'Male & Female' }
  const said = surface ?? surfaces
  const known = values.surfaces ?? (values.surface && [values.surface])
  if (said && known && adds(surface ? 'surface' : 'surfaces')) {
    const now = surface ? [surface.value] : (surfaces?.value ?? [])
    delete added.surface
    added.surfaces = { ...said, value: union(known, now), alternatives: [] }
  }
  // A request looks near one place, so one of them is chosen.
  if (requestAddress && values.requestAddress && adds('requestAddress')) {
    const { value, alternatives } = requestAddress
    const others = union([value], alternatives).filter((one) => one !== values.requestAddress)
    added.requestAddress = { ...requestAddress, value: values.requestAddress, alternatives: others }
  }
  if (requirementNotes && values.requirementNotes)
    added.requirementNotes = {
      ...requirementNotes,
      value: union(values.requirementNotes.split('\n'), [requirementNotes.value]).join('\n'),
    }
  for (const name of ['spaceCount', 'teamCount', 'roomsPerNight', 'participants', 'attendance'] as const) {
    const field = fields[name]
    const before = values[name]
    if (field && before !== undefined)
      added[name] = { ...field, value: changedNumber(wordsOf(name), field.value, before) }
  }
  return added
}
