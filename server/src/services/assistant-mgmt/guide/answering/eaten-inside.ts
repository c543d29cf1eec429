import { tokensOf } from '../../../../search/reading/tokens.ts'
import type { Wish } from '../records/satisfies.ts'
import { asking, type Answering } from './answering.ts'

/** Where else to eat, which isn't asked of a place itself. */
const elsewhere =
  /^(?:where|which|what|near|nearby|around|close|closest|nearest|after|restaurants|places|donde|cerca|cual|cuales|que|ou|pres|proche|quel|quels|autour)$/

const isFood = ({ values }: Wish) => values['businessType']?.join() === 'Food & Beverage'

const food = ['Restaurant', 'Concessions']

/** 'Can you eat there' asks a venue or hotel for what it sells itself. Undefined where it sells nothing, or something else is asked. */
export function eatenInside(answering: Answering): Answering | undefined {
  const { question, text } = answering
  const { kind, wishes, subjects, anchor, goesOn, segments, topics } = question
  const spokenOf = goesOn && anchor?.type === 'records' ? anchor.records : []
  const [page, ...others] = subjects.length > 0 ? subjects : spokenOf
  const [wish, ...more] = wishes
  const eaten = segments.find(({ terms }) => terms['eat']?.includes('Food & Beverage'))
  const words = wish?.words ?? eaten?.text
  const asksFood =
    more.every(isFood) &&
    (kind === 'business'
      ? wish !== undefined && isFood(wish)
      : wish === undefined && eaten !== undefined && topics.length === 0)
  if (
    !asksFood ||
    words === undefined ||
    others.length > 0 ||
    (page?.kind !== 'facility' && page?.kind !== 'hotel')
  )
    return undefined
  // '¿O hay que salir a comer?'
  const isElsewhere = tokensOf(text).some(
    ({ word }, at, all) => elsewhere.test(word) && all[at - 1]?.word !== 'hay',
  )
  if (isElsewhere) return undefined
  const had = food.filter((amenity) => page.item.amenities.some((own) => own === amenity))
  return had.length === 0
    ? undefined
    : asking(answering, {
        kind: page.kind,
        subjects: [page],
        anchor: undefined,
        wishes: [{ words, values: { amenities: had } }],
      })
}
