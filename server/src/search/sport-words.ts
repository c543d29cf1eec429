import { sportByName } from '@app/contract/reference-lists/sports.ts'

/** The names of sports and their synonyms. */
export const sportWords = (names: readonly string[]) =>
  names.flatMap((name) => [name, ...(sportByName.get(name)?.synonyms ?? [])])
