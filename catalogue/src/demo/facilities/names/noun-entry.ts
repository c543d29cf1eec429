import { listed } from '../../names/listed.ts'

/** What a name may end with in English, and begin with in French and Spanish. */
export interface Nouns {
  english: readonly string[]
  french: readonly string[]
  spanish: readonly string[]
  /** Who the name comes from: the land, a person, a school, a college, or an owner who thought of something. */
  after: 'land' | 'anyone' | 'owner' | 'school' | 'college'
}

export const nouns = (after: Nouns['after'], english: string, french: string, spanish: string): Nouns => ({
  after,
  english: listed(english),
  french: listed(french),
  spanish: listed(spanish),
})
