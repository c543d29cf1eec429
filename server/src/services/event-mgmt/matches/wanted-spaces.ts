import type { MatchRequest } from '@app/contract/events/match-request.ts'
import { asksForSpaces } from './match-changes.ts'
import { suitableSpace, suitableSurfaces } from '@app/contract/rules/sport-spaces.ts'

/** Spaces that count: of a type, on one of these surfaces (null: not stated), indoors or outdoors. Any if undefined. */
export interface WantedSpaces {
  spaceType?: string
  surfaces?: readonly (string | null)[]
  location?: string | readonly (string | null)[]
}

export interface SpaceNeed {
  /** Null if the request asks for no spaces: any facility for the sport will do. */
  count: number | null
  /** Alternatives. */
  wanted: readonly WantedSpaces[]
}

type Asked = Pick<
  MatchRequest,
  'sportsList' | 'spaceName' | 'needsSpecificSpaceType' | 'spaceCount' | 'surface' | 'surfaces' | 'location'
>

/** The spaces that a request asks for, or those that its sports are played on. */
export function spaceNeed(request: Asked): SpaceNeed {
  const { sportsList, spaceName, spaceCount, surface, surfaces } = request
  const location = request.location ?? undefined
  const asked = surface === null ? (surfaces.length === 0 ? undefined : surfaces) : [surface]
  const wantedOf = (spaceType: string): WantedSpaces => ({
    spaceType,
    surfaces: asked ?? suitableSurfaces(spaceType, sportsList, location),
    location,
  })
  const usual = sportsList.map((sport) => suitableSpace(sport, location)?.name)
  const known = usual.filter((name) => name !== undefined)
  const names = new Set(spaceName === null ? known : request.needsSpecificSpaceType ? [] : known)
  if (spaceName !== null) names.add(spaceName)
  const isAny = spaceName === null && known.length < Math.max(1, usual.length)
  return {
    count: asksForSpaces(request) ? (spaceCount ?? 1) : null,
    wanted: isAny ? [{ surfaces: asked, location }] : [...names].map(wantedOf),
  }
}

/** Further spaces that a request asks for. */
export const furtherNeed = ({
  name,
  surface,
  location,
  count,
}: MatchRequest['requirements'][number]): SpaceNeed => ({
  count,
  wanted: [
    {
      spaceType: name,
      ...(surface !== null && { surfaces: [surface] }),
      ...(location !== null && { location }),
    },
  ],
})
