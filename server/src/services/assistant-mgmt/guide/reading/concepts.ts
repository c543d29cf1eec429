import { conceptsOf } from '../words/concept-words.ts'
import type { Segment } from './segments.ts'

/** Values of these are about how something is asked. */
const forms = new Set(['role', 'time', 'weekday', 'order', 'rule'])

/** What each piece of a text means, whatever its language. Words that nothing is known of have no meaning. */
const meaningsOf = (segments: readonly Segment[]) =>
  segments
    .filter(({ isPlain }) => !isPlain)
    .map(({ text, terms, values, isUnknown }) => {
      const fields = [
        ...Object.entries(terms).filter(([name]) => !forms.has(name)),
        ...Object.values(values).flatMap((market) => Object.entries(market)),
      ]
      const concepts = conceptsOf(text)
      const meanings = new Set([
        ...fields.flatMap(([name, list]) => list.map((value) => `${name}:${value}`)),
        ...concepts.map((concept) => `concept:${concept}`),
      ])
      // 'Where' alone names nothing.
      meanings.delete('topic:address')
      return { meanings, isUnknown: isUnknown && concepts.length === 0 }
    })
    .filter(({ meanings, isUnknown }) => meanings.size > 0 || isUnknown)

/** A 'park' may be a verb, and a rule of all fields is asked of one. */
const isType = ({ meanings }: { meanings: ReadonlySet<string> }) =>
  meanings.size > 0 &&
  [...meanings].every((meaning) => /^(?:facilityType|placeType|spaceType|sports):/.test(meaning))

/**
 * How alike a question and another one of a different language are, from 0 to 1. Unknown words of the other one may be translated, so they
 * don't count. All that is known must be in both, since it is little: 'where do buses park' isn't 'who pays for the bus'. That something is
 * asked to be allowed matters only if the other one says it.
 */
export function likeness(asked: readonly Segment[], other: readonly Segment[]): number {
  const own = meaningsOf(asked)
  const others = meaningsOf(other).filter((one) => !one.isUnknown && !isType(one))
  const isRule = ({ meanings }: (typeof own)[number]) => meanings.has('topic:policy')
  const known = own.filter((one) => !one.isUnknown && !isType(one) && (others.some(isRule) || !isRule(one)))
  const areIn = (one: typeof own, two: typeof own) =>
    one.every(({ meanings }) => two.some((each) => !meanings.isDisjointFrom(each.meanings)))
  if (others.length === 0 || known.length === 0 || !areIn(known, others) || !areIn(others, known)) return 0
  return (known.length + others.length) / (own.length + others.length)
}
