import { isAbsent } from '../cleaning/absent.ts'

/** Splits lists into words and drops placeholders. Not at commas by default, because phrases may contain them. */
export const wordsIn = (values: readonly string[], separators = /[;|\n]/) =>
  values
    .flatMap((value) => value.split(separators))
    .map((word) => word.trim())
    .filter((word) => !isAbsent(word))
