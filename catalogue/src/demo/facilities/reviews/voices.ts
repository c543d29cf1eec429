import type { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import type { SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import type { Facts } from '../facts.ts'
import { sportWord } from '../spaces/sport-words.ts'

/** A remark that fits some facilities and some tempers; {…} stands for facts, which filling.ts puts in. */
export interface Remark {
  text: string
  /** Needs one of these spaces; `main` as the first of them. */
  spaces?: readonly SpaceTypeName[]
  main?: readonly SpaceTypeName[]
  /** Needs this amenity, or needs that it is missing. */
  amenity?: AmenityName
  missing?: AmenityName
  /** Where most of what is used lies under the sky, or under roof. */
  where?: 'Outdoor' | 'Indoor'
  /** Only for facilities where the condition holds. */
  when?: (facts: Facts) => boolean
}

export function fits(remark: Remark, facts: Facts): boolean {
  const [main] = facts.spaces
  if (remark.spaces && !facts.spaces.some(({ name }) => remark.spaces?.includes(name))) return false
  if (remark.main && !(main && remark.main.includes(main.name))) return false
  if (remark.amenity && !facts.amenities.includes(remark.amenity)) return false
  if (remark.missing && facts.amenities.includes(remark.missing)) return false
  if (remark.where && main?.location !== remark.where) return false
  return remark.when?.(facts) ?? true
}

/** Whether the facility plays the sport under the word people use for it. */
export const plays =
  (...words: string[]) =>
  ({ sports }: Facts) =>
    sports.some((sport) => words.includes(sportWord(sport)))

export const remarks = (entries: readonly (Remark | string)[]): Remark[] =>
  entries.map((entry) => (typeof entry === 'string' ? { text: entry } : entry))

export const said = (text: string, needs: Omit<Remark, 'text'>): Remark => ({ text, ...needs })
