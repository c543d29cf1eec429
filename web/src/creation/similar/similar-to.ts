import type { Profile } from '../../kind/profile-calls.ts'
import { miles } from '../../components/format.ts'
import type { DraftPin } from '../draft/creation-draft.ts'

export interface Place {
  name: string
  address: string
  city: string
  state: string
  pin: DraftPin | null
}

type Known = Pick<Profile, 'id' | 'name' | 'address' | 'city' | 'state' | 'distance'>

export interface Similar {
  id: string
  name: string
  /** What both have in common, as the end of a sentence. */
  reason: string
}

/** Miles from a pin that was set by hand, within which a profile counts as the same place. */
const sameSpotMiles = 0.1

const shortForms: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  parkway: 'pkwy',
  highway: 'hwy',
  court: 'ct',
  place: 'pl',
  saint: 'st',
  mount: 'mt',
  fort: 'ft',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  suite: 'ste',
}

/** Normalizes text for comparison: no case, accents or punctuation, and short forms of words. */
const plain = (text: string | null) =>
  (text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}.'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'the')
    .map((word) => shortForms[word] ?? word)
    .join(' ')

/** The known profiles that may be the described place. */
export function similarTo(place: Place, known: readonly Known[]): Similar[] {
  const described = { name: plain(place.name), address: plain(place.address), city: plain(place.city) }
  return known.flatMap(({ id, name, ...other }) => {
    const isSameCity =
      plain(other.city) === described.city && (place.state === '' || other.state === place.state)
    if (isSameCity && described.address !== '' && plain(other.address) === described.address)
      return { id, name, reason: 'at this address' }
    if (place.pin?.isSetByHand && other.distance !== null && other.distance <= sameSpotMiles)
      return { id, name, reason: `${miles(other.distance)} from the pin` }
    if (isSameCity && described.name !== '' && plain(name) === described.name)
      return { id, name, reason: `in ${other.city ?? 'this city'}` }
    return []
  })
}
