import { locations } from '@app/contract/reference-lists/locations.ts'
import { spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import { phraseKey } from './phrase-key.ts'
import { spaceOf, type Space } from './space.ts'
import { surfaceOf } from './surface-of.ts'

const typeByKey = new Map(spaceTypeNames.map((name) => [phraseKey(name), name]))

const counted = /^(?:(?<before>\d+)\s*[x×]?\s+)?(?<name>\D+?)(?:\s*(?:[x×:]|\s)\s*(?<after>\d+))?$/i

/**
 * Reads what people write in a column of spaces: '8 Court (Hardwood, Indoor)', 'Court x 8', 'Court: 8'; undefined for what
 * is none.
 */
export function spaceFromText(text: string): Space | undefined {
  const [, inside = ''] = /\(([^)]*)\)/.exec(text) ?? []
  const { before, name = '', after } = counted.exec(text.replace(/\([^)]*\)/, '').trim())?.groups ?? {}
  const type = typeByKey.get(phraseKey(name))
  if (type === undefined) return undefined
  const wishes = inside.split(',').map((word) => word.trim())
  return spaceOf(type, {
    count: Number(before ?? after ?? 1),
    surface: wishes.map(surfaceOf).find((surface) => surface !== undefined),
    location: locations.find((location) =>
      wishes.some((wish) => wish.toLowerCase() === location.toLowerCase()),
    ),
  })
}
