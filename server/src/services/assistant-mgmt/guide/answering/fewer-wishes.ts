import { nounFields } from '../reading/terms-of.ts'
import type { Question } from '../reading/question.ts'
import type { Wish } from '../records/satisfies.ts'

const nouns = [...nounFields, 'businessType', 'type']
const nounsOf = ({ values }: Wish) => nouns.filter((field) => field in values)

/** The wishes but one: 'kayaking or sailing', or a pool without its showers. What is asked for itself is left out only for another such thing. */
const withoutOne = (wishes: readonly Wish[]): (readonly Wish[])[] =>
  wishes.length < 2
    ? []
    : wishes
        .filter((wish) => {
          const own = nounsOf(wish)
          return (
            own.length === 0 || wishes.some((other) => other !== wish && nounsOf(other).join() === own.join())
          )
        })
        .toSorted((one, other) => nounsOf(one).length - nounsOf(other).length)
        .map((left) => wishes.filter((wish) => wish !== left))
        .filter(
          (rest) =>
            rest.some((wish) => nounsOf(wish).length > 0) || !wishes.some((wish) => nounsOf(wish).length > 0),
        )

/** For whom a page is good, which many don't say. */
export const isForWhom = ({ values }: Wish) =>
  Object.keys(values).join() === 'attributes' &&
  values['attributes']!.every((value) => value === 'Good For Kids' || value === 'Good for Groups')

/** With more wishes than this, one less would hardly help, and each would be tried. */
const mostRelaxed = 6

/** What else may be asked for where nothing has all wishes, what leaves out least first: each is tried, so that they are few. */
export function fewerWishes({ wishes, unknown }: Question): (readonly Wish[])[] {
  const relaxed = (all: readonly Wish[]) =>
    unknown.length === 0 && all.length <= mostRelaxed ? withoutOne(all) : []
  const needed = wishes.filter((wish) => !isForWhom(wish))
  return [
    ...(needed.length > 0 && needed.length < wishes.length ? [needed, ...relaxed(needed)] : []),
    ...relaxed(wishes),
  ]
}
