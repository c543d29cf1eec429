import type { Segment } from './segments.ts'

/** Values of these are about how something is asked. */
const forms = new Set(['role', 'time', 'weekday', 'order', 'rule'])

/** What each piece of a text means, whatever its language. Words that nothing is known of have no meaning. */
const meaningsOf = (segments: readonly Segment[]) =>
  segments
    .filter(({ isPlain }) => !isPlain)
    .map(({ terms, values, isUnknown }) => {
      const fields = [
        ...Object.entries(terms).filter(([name]) => !forms.has(name)),
        ...Object.values(values).flatMap((market) => Object.entries(market)),
      ]
      const meanings = new Set(fields.flatMap(([name, list]) => list.map((value) => `${name}:${value}`)))
      // 'Where' alone names nothing.
      meanings.delete('topic:address')
      return { meanings, isUnknown }
    })
    .filter(({ meanings, isUnknown }) => meanings.size > 0 || isUnknown)

/**
 * How alike a question and another one of a different language are, from 0 to 1. Unknown words of the other one may be translated, so they
 * don't count. All that is known of the question must be in the other one, since it is little: 'where do buses park' isn't 'who pays for
 * the bus'. What is allowed is only answered to those who ask that.
 */
export function likeness(asked: readonly Segment[], other: readonly Segment[]): number {
  const own = meaningsOf(asked)
  const others = meaningsOf(other).filter(({ isUnknown }) => !isUnknown)
  const isRule = ({ meanings }: (typeof own)[number]) => meanings.has('topic:policy')
  const known = own.filter((one) => !one.isUnknown && (others.some(isRule) || !isRule(one)))
  const isIn = (one: (typeof own)[number], list: typeof own) =>
    list.some(({ meanings }) => !meanings.isDisjointFrom(one.meanings))
  const matched = others.filter((one) => isIn(one, known)).length
  if (matched === 0 || !known.every((one) => isIn(one, others))) return 0
  if (others.some(isRule) && !known.some(isRule)) return 0
  return (known.length + matched) / (own.length + others.length)
}
