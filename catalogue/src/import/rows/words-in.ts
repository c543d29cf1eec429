import { isAbsent } from '../cleaning/absent.ts'

/** A phrase may hold commas, a list of values semicolons or bars. */
export const wordsIn = (values: readonly string[], separators = /[;|\n]/) =>
  values
    .flatMap((value) => value.split(separators))
    .map((word) => word.trim())
    .filter((word) => !isAbsent(word))
