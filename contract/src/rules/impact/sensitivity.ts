import { inputNames, type InputName, type Inputs } from './inputs.ts'
import { outcomeAt } from './outcome.ts'

/** How much one input, in all segments, moves the spending. In US dollars. */
export interface Sensitivity {
  name: InputName
  /** From the middle of all inputs to this one at its end with less spending: at most 0. */
  less: number
  /** The same to its end with more spending. */
  more: number
  /** How much narrower the range gets if this input becomes exact, whatever its value. */
  narrowing: number
}

/** The inputs that move the spending, those that move it most first. */
export function sensitivities(inputs: Inputs): Sensitivity[] {
  const spending = (base: number, name?: InputName, level = base) =>
    outcomeAt(inputs, (other) => (other === name ? level : base)).spending
  const middle = spending(0.5)
  return (
    inputNames
      .map((name) => ({
        name,
        less: spending(0.5, name, 0) - middle,
        more: spending(0.5, name, 1) - middle,
        // The range stays widest if the exact value is the end with more spending, as inputs multiply each other.
        narrowing: spending(0, name, 1) - spending(0),
      }))
      .filter(({ less, more }) => more - less > 0)
      // At equal width, the order of the formula.
      .toSorted((a, b) => b.more - b.less - (a.more - a.less))
  )
}
