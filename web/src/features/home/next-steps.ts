import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { kinds, profilePath } from '../../kinds/registry.ts'

export interface NextStep {
  text: string
  /** Path of where to do it. */
  to: string
}

type Described = Pick<
  Facility,
  | 'id'
  | 'description'
  | 'spaceTypes'
  | 'sports'
  | 'amenities'
  | 'headerImage'
  | 'email'
  | 'phone'
  | 'website'
  | 'address'
>

const most = 3

/** What would help the page most, the most useful first. */
export function nextSteps(facility: Described): NextStep[] {
  const { email, phone, website } = facility
  const steps: [isMissing: boolean, text: string, block: string][] = [
    [facility.spaceTypes.length === 0, 'Count its spaces', 'spaces'],
    [facility.sports.length === 0, 'Choose its sports', 'sports'],
    [[email, phone, website].every((way) => way === null), 'Say how to reach it', 'contact'],
    [facility.headerImage.startsWith('/art/'), 'Add a picture', 'images'],
    [facility.description === null || facility.description === '', 'Write what it is like', 'about'],
    [facility.address === null, 'Give its address', 'place'],
    [facility.amenities.length === 0, 'Tick its amenities', 'amenities'],
  ]
  return steps
    .filter(([isMissing]) => isMissing)
    .slice(0, most)
    .map(([, text, block]) => ({ text, to: `${profilePath(kinds.facility, facility.id)}#${block}` }))
}
