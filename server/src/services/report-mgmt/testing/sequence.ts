/** A sequence that looks random and is the same in each run. Each call returns a number from 0 to below the limit. */
export function sequence(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
