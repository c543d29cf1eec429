import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { miles } from '../../../page/format.ts'
import type { CreationDraft } from '../draft/creation-draft.ts'

export type Place = Pick<CreationDraft, 'name' | 'address' | 'city' | 'state' | 'pin'>

type Known = Pick<Facility, 'id' | 'name' | 'address' | 'city' | 'state' | 'distance'>

export interface Similar {
  id: string
  name: string
  /** What it has in common, as the end of a sentence. */
  reason: string
}

/** A pin set by hand this near to another facility, in miles, stands at its door. */
const atTheDoor = 0.1

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

/** Text as it is compared: without case, accents, punctuation and the choice between long and short forms. */
const plain = (text: string | null) =>
  (text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}.'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'the')
    .map((word) => shortForms[word] ?? word)
    .join(' ')

/** Which of the facilities may be the one that is being described. */
export function similarTo(place: Place, known: readonly Known[]): Similar[] {
  const said = { name: plain(place.name), address: plain(place.address), city: plain(place.city) }
  return known.flatMap(({ id, name, ...other }) => {
    const isSameTown = plain(other.city) === said.city && (place.state === '' || other.state === place.state)
    if (isSameTown && said.address !== '' && plain(other.address) === said.address)
      return { id, name, reason: 'at this address' }
    if (place.pin?.isSetByHand && other.distance !== null && other.distance <= atTheDoor)
      return { id, name, reason: `${miles(other.distance)} from the pin` }
    if (isSameTown && said.name !== '' && plain(name) === said.name)
      return { id, name, reason: `in ${other.city ?? 'this town'}` }
    return []
  })
}
