import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import { typeInName } from '../classification/name-words.ts'
import type { VenueKind } from '../classification/venue-kind.ts'
import { venueKind } from '../classification/venue-kinds.ts'
import type { KnownSource } from '../columns/known-source.ts'
import type { RowNotes } from './row-notes.ts'
import { wordsIn } from './words-in.ts'

/** Types that a name suggests less reliably: a 'University Center' may be an arena. */
const uncertainTypes: ReadonlySet<FacilityType> = new Set([
  'Parks & Rec',
  'College/University',
  'School',
  'Hotel & Resort',
  'Beach & Waterfront',
])

/** Sets the facility type and returns the kinds of venue that the columns name. */
export function readType(notes: RowNotes, source: KnownSource, names: readonly string[]): VenueKind[] {
  const phrases = wordsIn(notes.all('facilityType'))
  const kinds = phrases.flatMap((phrase) => venueKind(phrase) ?? [])
  const stated = kinds.find((kind) => kind.type !== undefined)?.type ?? source.facilityType
  if (stated !== undefined) {
    notes.set('facilityType', stated)
    return kinds
  }
  const capacity = typeof notes.draft.capacity === 'number' ? notes.draft.capacity : undefined
  const [byName, ...byAliases] = names.map(typeInName)
  const isCertain = (type: FacilityType | undefined) => type !== undefined && !uncertainTypes.has(type)
  const guess =
    [byName].find(isCertain) ??
    source.guessType?.(names[0] ?? '', capacity) ??
    byAliases.find(isCertain) ??
    byName ??
    byAliases.find(Boolean)
  notes.set('facilityType', guess ?? 'Other', 'found')
  const unknown = phrases.find((phrase) => venueKind(phrase) === undefined)
  if (unknown !== undefined)
    notes.remarks.push({
      code: 'type-unknown',
      text: `unknown facility type "${unknown}", imported as ${guess ?? 'Other'}`,
    })
  else if (guess === undefined)
    notes.remarks.push({
      code: 'type-unknown',
      text: 'no facility type given, imported as Other',
    })
  return kinds
}
