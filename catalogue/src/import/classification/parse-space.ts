import { locations } from '@app/contract/reference-lists/locations.ts'
import { spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import { phraseKey } from './phrase-key.ts'
import { spaceOf, type Space } from './space.ts'
import { surfaceOf } from './surface-of.ts'

const typeByKey = new Map(spaceTypeNames.map((name) => [phraseKey(name), name]))

const countedSpace = /^(?:(?<before>\d+)\s*[x×]?\s+)?(?<name>\D+?)(?:\s*(?:[x×:]|\s)\s*(?<after>\d+))?$/i

/** Parses a space such as '8 Court (Hardwood, Indoor)', 'Court x 8' or 'Court: 8'. Undefined if the type is unknown. */
export function parseSpace(text: string): Space | undefined {
  const [, inside = ''] = /\(([^)]*)\)/.exec(text) ?? []
  const { before, name = '', after } = countedSpace.exec(text.replace(/\([^)]*\)/, '').trim())?.groups ?? {}
  const type = typeByKey.get(phraseKey(name))
  if (type === undefined) return undefined
  const attributes = inside.split(',').map((word) => word.trim())
  return spaceOf(type, {
    count: Number(before ?? after ?? 1),
    surface: attributes.map(surfaceOf).find((surface) => surface !== undefined),
    location: locations.find((location) =>
      attributes.some((attribute) => attribute.toLowerCase() === location.toLowerCase()),
    ),
  })
}
