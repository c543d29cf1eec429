import type { ComparedFact } from '@app/contract/rules/import-words.ts'
import { capitalized, count, counted } from '../../components/format.ts'
import type { VenueFacts } from '../import-place.ts'
import { shortWebsite } from '../../page/contact-words.ts'

/** How two values relate: `alone` if only one of the venues has one. */
export type Agreement = 'agrees' | 'differs' | 'alone'

export interface SideBySideFact {
  label: string
  /** Undefined if it isn't known. */
  row: string | undefined
  known: string | undefined
  agreement: Agreement
}

interface Fact {
  label: string
  /** Compared by the server, as the importer does. */
  name?: ComparedFact
  text(facts: VenueFacts): string
  /** What must be equal. Of the text by default. */
  key?(facts: VenueFacts): string
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const text = (value: string | number | null) => (value === null ? '' : String(value))
const list = (words: readonly string[]) => words.join(', ')
const sorted = (words: readonly string[]) => words.map(folded).toSorted().join(', ')

const spaceText = ({ name, count: n, surface }: VenueFacts['spaces'][number]) =>
  [counted(n, name), surface !== null && surface !== 'N/A' && surface.toLowerCase()]
    .filter(Boolean)
    .join(', ')

const facts: readonly Fact[] = [
  { label: 'Name', text: ({ name }) => name },
  {
    label: 'Other names',
    text: ({ otherNames }) => list(otherNames),
    key: ({ otherNames }) => sorted(otherNames),
  },
  { label: 'Address', name: 'address', text: ({ address }) => text(address) },
  { label: 'City', text: ({ city }) => text(city) },
  { label: 'State', text: ({ state }) => text(state) },
  { label: 'Postal code', text: ({ postalCode }) => text(postalCode) },
  {
    label: 'Phone',
    name: 'phone',
    text: ({ phone }) => text(phone),
  },
  { label: 'Email', text: ({ email }) => text(email) },
  {
    label: 'Website',
    name: 'website',
    text: ({ website }) => (website === null ? '' : shortWebsite(website)),
  },
  // A row without a type has this one.
  { label: 'Type', text: ({ facilityType }) => (facilityType === 'Other' ? '' : text(facilityType)) },
  { label: 'Seats', text: ({ capacity }) => (capacity === null ? '' : count(capacity)) },
  { label: 'Opened', text: ({ yearOpened }) => text(yearOpened) },
  { label: 'Sports', text: ({ sports }) => list(sports), key: ({ sports }) => sorted(sports) },
  {
    label: 'Spaces',
    text: ({ spaces }) => list(spaces.map(spaceText)),
    key: ({ spaces }) => sorted(spaces.map(({ name, count: n }) => `${name} ${n}`)),
  },
  { label: 'Amenities', text: ({ amenities }) => list(amenities), key: ({ amenities }) => sorted(amenities) },
]

/** The facts that only the kind of one of these has. */
const ownFacts = (...compared: readonly VenueFacts[]): Fact[] =>
  [...new Set(compared.flatMap(({ own }) => own.map(({ label }) => label)))].map((label) => ({
    label: capitalized(label),
    text: ({ own }) => own.find((fact) => fact.label === label)?.value ?? '',
  }))

/** The facts of a venue that are known. */
export const knownFacts = (venue: VenueFacts) =>
  [...facts, ...ownFacts(venue)].flatMap(({ label, text: textOf }) => {
    const value = textOf(venue)
    return value === '' ? [] : [{ label, value }]
  })

/** The facts that either venue has, side by side. `agreeing` ones may be written in different ways. */
export const compareFacts = (
  row: VenueFacts,
  known: VenueFacts,
  agreeing: readonly ComparedFact[],
): SideBySideFact[] =>
  [...facts, ...ownFacts(row, known)].flatMap(
    ({ label, name, text: textOf, key = (venue) => folded(textOf(venue)) }) => {
      const [mine, theirs] = [textOf(row), textOf(known)]
      if (mine === '' && theirs === '') return []
      const isSame = key(row) === key(known) || (name !== undefined && agreeing.includes(name))
      const agreement = mine === '' || theirs === '' ? 'alone' : isSame ? 'agrees' : 'differs'
      return [{ label, row: mine || undefined, known: theirs || undefined, agreement }]
    },
  )
