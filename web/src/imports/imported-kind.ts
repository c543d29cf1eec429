import type { ImportedKindName } from '@app/contract/owners.ts'
import { createContext, use } from 'react'
import { kinds, mainKind, profilePath, type Noun } from '../kind/registry.ts'

/** What the rows of the page's file are. */
export const ImportedKind = createContext<ImportedKindName>(mainKind.name)

/** Puts the noun of another kind into a text about venues. */
export const textAbout = (text: string, { one, other }: Noun) =>
  text
    .replaceAll('venues', other)
    .replaceAll('venue', one)
    .replaceAll('Venues', capital(other))
    .replaceAll('Venue', capital(one))

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns a function that puts the noun of the page's kind into texts about venues, as facilities are called here. */
export function useKindWords() {
  const kind = use(ImportedKind)
  return (text: string) => (kind === mainKind.name ? text : textAbout(text, kinds[kind].noun))
}

/** Returns a function with the paths of imported profiles. */
export function useProfilePath() {
  const kind = use(ImportedKind)
  return (id: string) => profilePath(kinds[kind], id)
}
