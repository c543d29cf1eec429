import { amenityNames, type AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { spaceTypeNames, type SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { amenityOf } from '../classification/amenity-of.ts'
import { phraseKey } from '../classification/phrase-key.ts'
import { spacePhrase } from '../classification/space-phrase.ts'
import { headerWords } from './header-words.ts'
import { sportOf } from '../classification/sport-of.ts'

/** What a column says about each facility: whether it has an amenity or a sport, or how many spaces. */
export interface ColumnMeaning {
  amenity?: AmenityName
  space?: SpaceTypeName
  sport?: SportName
}

const countWords =
  /^(?:number|num|no|nbr|nb|count|total|qty|quantity|how many|nombre|numero|cantidad|has|is|of)\b(?: of| de)?\s*|\s*(?:count|total|qty|quantity|yn|y n|yes no)$/g

/** The meaning of a header such as 'Baseball Diamonds', 'Num_of_Courts', 'Restrooms' or 'Has Lights (Y/N)'. */
export function meaningOfHeader(header: string): ColumnMeaning | undefined {
  const words = headerWords(header).join(' ').replaceAll(countWords, '').trim()
  const amenity = amenityOf(words)
  if (amenity !== undefined) return { amenity }
  const phrase = spacePhrase(words)
  if (phrase !== undefined) return phrase
  const sport = sportOf(words)?.name
  return sport === undefined ? undefined : { sport }
}

const amenityByKey = new Map(amenityNames.map((name) => [phraseKey(name), name]))
const spaceByKey = new Map(spaceTypeNames.map((name) => [phraseKey(name), name]))

/** Reads 'amenity:Parking', 'space:Diamond' and 'sport:Tennis' of a column map. Undefined for other words. */
export function parseMeaning(text: string): ColumnMeaning | undefined {
  const [, kind = '', value = ''] = /^(amenity|space|sport):(.+)$/i.exec(text) ?? []
  switch (kind.toLowerCase()) {
    case 'amenity': {
      const amenity = amenityByKey.get(phraseKey(value)) ?? amenityOf(value)
      return amenity && { amenity }
    }
    case 'space': {
      const space = spaceByKey.get(phraseKey(value))
      return space ? { space } : spacePhrase(value)
    }
    case 'sport': {
      const sport = sportOf(value)?.name
      return sport && { sport }
    }
    default:
      return undefined
  }
}

export const describeMeaning = ({ amenity, space, sport }: ColumnMeaning): string =>
  amenity === undefined ? [sport, space].filter((word) => word !== undefined).join(' · ') : amenity
