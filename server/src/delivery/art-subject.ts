import { compose, composeFor, type ArtRequest } from '@app/art/compose.ts'
import { kinds, type Kind } from '@app/art/kinds/kinds.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'

export interface ArtSubject {
  /** Differs from that of every other subject; empty for the usual picture. */
  name: string
  /** Draws it as SVG text. */
  draw(request: ArtRequest): string
}

const sportBySlug: ReadonlyMap<string, string> = new Map(sportNames.map((name) => [slug(name), name]))
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

/** The sport, or the kind of profile, that a slug names. Any other, there being no end of them, is one subject. */
export function artSubject(name: string): ArtSubject {
  const sport = sportBySlug.get(name)
  if (sport !== undefined) return { name: sport, draw: (request) => compose({ ...request, sport }) }
  if (isKind(name)) return { name, draw: (request) => composeFor(name, request) }
  return { name: '', draw: compose }
}
