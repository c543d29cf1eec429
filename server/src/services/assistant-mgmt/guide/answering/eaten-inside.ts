import { tokensOf } from '../../../../search/reading/tokens.ts'
import { asking, type Answering } from './answering.ts'

/** Where else to eat, which isn't asked of a place itself. */
const elsewhere =
  /^(?:where|which|what|near|nearby|around|close|closest|nearest|after|restaurants|places|donde|cerca|cual|cuales|que|ou|pres|proche|quel|quels|autour)$/

const food = ['Restaurant', 'Concessions']

/** 'Can you eat there' asks a venue or hotel for what it sells itself. Undefined where it sells nothing, or something else is asked. */
export function eatenInside(answering: Answering): Answering | undefined {
  const { question, text } = answering
  const { kind, wishes, subjects, anchor, goesOn } = question
  const spokenOf = goesOn && anchor?.type === 'records' ? anchor.records : []
  const [page, ...others] = subjects.length > 0 ? subjects : spokenOf
  const [wish, ...more] = wishes
  const asksFood =
    kind === 'business' && more.length === 0 && wish?.values['businessType']?.join() === 'Food & Beverage'
  if (!asksFood || others.length > 0 || (page?.kind !== 'facility' && page?.kind !== 'hotel'))
    return undefined
  if (tokensOf(text).some(({ word }) => elsewhere.test(word))) return undefined
  const had = food.filter((amenity) => page.item.amenities.some((own) => own === amenity))
  return had.length === 0
    ? undefined
    : asking(answering, {
        kind: page.kind,
        subjects: [page],
        anchor: undefined,
        wishes: [{ words: wish.words, values: { amenities: had } }],
      })
}
