import { tokensOf } from '../../../../search/reading/tokens.ts'
import type { Context } from '../finding.ts'

/** The first word of the names of events. */
export const leading =
  /^(?:Head|Copa|Torneo|Coupe|Tour|Ride|Run|Beast|March|Border|Battle|Rumble|Clash|Showdown|Race|Duel|Rumpus)$/

/** 'County Board of Gaelic Games'. */
export const isBody = (name: string) =>
  /\b(?:Board|Association|Federation|Council|League|Union|Society|Committee|Club|Commission|Academy|Institute|Bureau|Guild|Alliance|Confederation) (?:of|for)\b/.test(
    name,
  )

/** 'Texas for the Lone Star Finals', 'Fields in New York for the Empire Cup' without what ends in a place. */
export function withoutPlace({ gazetteer }: Context, { index, 0: typed }: { index: number; 0: string }) {
  const [before = '', place = ''] =
    /^(.{3,60}) (?:for|during) (?:the |our )?(?=[A-Z])/.exec(typed) ??
    /^(.{3,40}?) (?:at|in) (?:the |our )?(?=[A-Z])/.exec(typed) ??
    []
  const tokens = tokensOf(place)
  const isPlace =
    !leading.test(place.split(' ')[0]!) &&
    tokens.some((_, from) =>
      gazetteer.places.at(tokens, from).some(({ length }) => from + length === tokens.length),
    )
  return isPlace ? { index: index + before.length, 0: typed.slice(before.length) } : { index, 0: typed }
}
