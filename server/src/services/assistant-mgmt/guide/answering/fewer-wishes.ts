import { nounFields } from '../reading/terms-of.ts'
import type { Wish } from '../records/satisfies.ts'

const nouns = [...nounFields, 'businessType', 'type']
const nounsOf = ({ values }: Wish) => nouns.filter((field) => field in values)

/** The wishes but one: 'kayaking or sailing', or a pool without its showers. What is asked for itself is left out only for another such thing. */
export const withoutOne = (wishes: readonly Wish[]): (readonly Wish[])[] =>
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
