import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import { typeInName } from '../classification/name-words.ts'
import type { VenueKind } from '../classification/venue-kind.ts'
import { venueKind } from '../classification/venue-kinds.ts'
import type { KnownSource } from '../columns/known-source.ts'
import type { RowNotes } from './row-notes.ts'
import { wordsIn } from './words-in.ts'

/** Words in a name tell these less surely: a 'University Center' may be an arena. */
const unsureTypes: ReadonlySet<FacilityType> = new Set([
  'Parks & Rec',
  'College/University',
  'School',
  'Hotel & Resort',
  'Beach & Waterfront',
])

/** Sets the type, and gives back everything that the columns say of the kind of place. */
export function readType(notes: RowNotes, source: KnownSource, names: readonly string[]): VenueKind[] {
  const phrases = wordsIn(notes.all('facilityType'))
  const kinds = phrases.flatMap((phrase) => venueKind(phrase) ?? [])
  const stated = kinds.find((kind) => kind.type !== undefined)?.type ?? source.facilityType
  if (stated !== undefined) {
    notes.set('facilityType', stated)
    return kinds
  }
  const capacity = typeof notes.draft.capacity === 'number' ? notes.draft.capacity : undefined
  const [ofName, ...ofAliases] = names.map(typeInName)
  const isSure = (type: FacilityType | undefined) => type !== undefined && !unsureTypes.has(type)
  const guess =
    [ofName].find(isSure) ??
    source.presume?.(names[0] ?? '', capacity) ??
    ofAliases.find(isSure) ??
    ofName ??
    ofAliases.find(Boolean)
  notes.set('facilityType', guess ?? 'Other', 'found')
  const unknown = phrases.find((phrase) => venueKind(phrase) === undefined)
  if (unknown !== undefined)
    notes.remarks.push({
      code: 'type-unknown',
      text: `facility type "${unknown}" is not known, so it is ${guess ?? 'Other'}`,
    })
  else if (guess === undefined)
    notes.remarks.push({
      code: 'type-unknown',
      text: 'nothing says what sort of place it is, so its type is Other',
    })
  return kinds
}
