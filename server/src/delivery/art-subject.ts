import { compose, composeFor, type ArtRequest } from '@app/art/compose.ts'
import { kinds, type Kind } from '@app/art/kinds/kinds.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'

export interface ArtSubject {
  /** Unique per subject. Empty for the generic picture. */
  name: string
  /** Returns SVG. */
  draw(request: ArtRequest): string
}

const sportBySlug: ReadonlyMap<string, string> = new Map(sportNames.map((name) => [slug(name), name]))
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

/** Resolves a slug to a sport or kind of profile. All unknown slugs share one subject, so they can't fill the cache. */
export function artSubject(name: string): ArtSubject {
  const sport = sportBySlug.get(name)
  if (sport !== undefined) return { name: sport, draw: (request) => compose({ ...request, sport }) }
  if (isKind(name)) return { name, draw: (request) => composeFor(name, request) }
  return { name: '', draw: compose }
}
