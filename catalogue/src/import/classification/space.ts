import type * as z from 'zod'
import type { SpaceTypeDraft } from '@app/contract/facilities/space-type-schema.ts'
import type { Location } from '@app/contract/reference-lists/locations.ts'
import {
  allowsSurface,
  spaceTypeByName,
  type SpaceType,
  type SpaceTypeName,
} from '@app/contract/reference-lists/space-types.ts'
import type { Surface } from '@app/contract/reference-lists/surfaces.ts'

export type Space = z.output<typeof SpaceTypeDraft>

export interface SpaceOptions {
  surface?: Surface | undefined
  location?: Location | undefined
  count?: number | undefined
}

/**
 * Builds a space of a type. Drops options that the type does not allow, and fills in those without a choice. Null means that
 * nothing is known.
 */
export function spaceOf(name: SpaceTypeName, { surface, location, count = 1 }: SpaceOptions): Space {
  const type = spaceTypeByName.get(name)
  const only = type?.locations.length === 1 ? type.locations[0] : undefined
  return {
    name,
    surface: type
      ? surface !== undefined && allowsSurface(type, surface)
        ? surface
        : soleSurface(type)
      : null,
    count: Math.min(1000, Math.max(1, count)),
    location: only ?? location ?? null,
    additionalFeatures: null,
  }
}

const soleSurface = ({ surfaces }: SpaceType): Surface | null =>
  surfaces.length === 0 ? 'N/A' : surfaces.length === 1 ? (surfaces[0] ?? null) : null

/** Merges equal spaces and adds up their counts. */
export function mergeSpaces(spaces: readonly Space[]): Space[] {
  const merged = new Map<string, Space>()
  for (const space of spaces) {
    const key = `${space.name}/${space.surface}/${space.location}`
    const same = merged.get(key)
    merged.set(key, same ? { ...same, count: Math.min(1000, same.count + space.count) } : space)
  }
  return [...merged.values()]
}
