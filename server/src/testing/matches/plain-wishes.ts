import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { sportByName } from '@app/contract/reference-lists/sports.ts'

/** Surfaces that are as good as each other. */
const alike = [
  ['Hardwood', 'Multi-purpose'],
  ['Asphalt', 'Concrete', 'Synthetic'],
  ['Grass', 'Turf', 'Synthetic'],
]

export interface Wish {
  type?: string
  /** Null stands for a space without a stated surface. */
  surfaces?: (string | null)[]
  location?: string
}

export function wishesOf(request: MatchRequest): { count: number | null; wishes: Wish[] } {
  const asked =
    request.surface !== null ? [request.surface] : request.surfaces.length > 0 ? request.surfaces : undefined
  const usual = request.sportsList.map((sport) => sportByName.get(sport)?.defaultSpaceType)
  const wish = (type: string): Wish => {
    const suited = usual.filter((space) => space?.name === type)
    const anySurface =
      suited.length === 0 ||
      suited.some(
        (space) =>
          space?.surface === 'N/A' || (request.location !== null && request.location !== space?.location),
      )
    const sporting = suited.flatMap(
      (space) => alike.find((some) => some.includes(space?.surface ?? '')) ?? [space?.surface ?? ''],
    )
    return {
      type,
      ...(asked ? { surfaces: [...asked] } : anySurface ? {} : { surfaces: [...sporting, 'N/A', null] }),
      ...(request.location !== null && { location: request.location }),
    }
  }
  const isAsked =
    request.spaceName !== null ||
    request.spaceCount !== null ||
    asked !== undefined ||
    request.location !== null
  const count = isAsked ? (request.spaceCount ?? 1) : null
  if (request.spaceName === null && (usual.length === 0 || usual.includes(undefined)))
    return {
      count,
      wishes: [
        {
          ...(asked && { surfaces: [...asked] }),
          ...(request.location !== null && { location: request.location }),
        },
      ],
    }
  const types = new Set<string>()
  if (request.spaceName !== null) types.add(request.spaceName)
  if (request.spaceName === null || !request.needsSpecificSpaceType)
    for (const space of usual) if (space !== undefined) types.add(space.name)
  return { count, wishes: [...types].map(wish) }
}

export const requiredWishes = ({ name, surface, location, count }: MatchRequest['requirements'][number]) => {
  const wish: Wish = {
    type: name,
    ...(surface !== null && { surfaces: [surface] }),
    ...(location !== null && { location }),
  }
  return { count, wishes: [wish] }
}
