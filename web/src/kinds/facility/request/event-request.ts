import type { KnownEvent } from '@app/contract/rules/known-event.ts'
import { mostSpaces, readKnownEvent } from '../../../page/known-event.ts'
import { text } from '../../../page/query-codecs.ts'
import type { SpacesWanted } from './what-fits.ts'

/** An event that someone wants to bring here. */
export interface EventRequest extends KnownEvent {
  surface?: string | undefined
}

export const readRequest = (search: URLSearchParams): EventRequest => ({
  ...readKnownEvent(search),
  surface: text.read(search.get('surface'))?.slice(0, 200),
})

/** A number of spaces as people type it, such as `8` or `8 courts`, within what a request may ask for. NaN for other text. */
export function spaceCountOf(typed: string, names: Iterable<string>): number | undefined {
  const written = typed.trim().toLowerCase()
  if (written === '') return undefined
  const [, figure, noun] = /^(\d+|\d{1,3}(?:,\d{3})+)(?: *([a-z ]+?)s?)?$/.exec(written) ?? []
  const isKnown = noun === undefined || ['space', ...names].some((name) => name.toLowerCase() === noun)
  if (figure === undefined || !isKnown) return NaN
  return Math.min(Math.max(Number(figure.replaceAll(',', '')), 1), mostSpaces)
}

export type SportSpaces = Pick<
  typeof import('@app/contract/rules/sport-spaces.ts'),
  'suitableSpace' | 'isSuitable'
>

/** The spaces of a request: one by default, of any type by default. Without `rule`, the sport is ignored. */
export function spacesWanted(
  { space, count, surface, sport }: EventRequest,
  rule: SportSpaces | undefined,
): SpacesWanted | undefined {
  if (space === undefined && count === undefined) return undefined
  const suitable = sport === undefined ? undefined : rule?.suitableSpace(sport)
  return {
    name: space,
    count: count ?? 1,
    surface,
    sport:
      rule !== undefined && sport !== undefined && suitable !== undefined && suitable.name === space
        ? { name: sport, suits: (one) => rule.isSuitable(suitable, one) }
        : undefined,
  }
}
