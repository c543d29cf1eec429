import type { Api } from '@app/contract/api.ts'

type Facilities = Api['facility-mgmt']['facilities']

/** A list of names that a facility has some of. */
export interface ChoiceKind {
  /** Tells its unsaved changes from those of other editors. */
  name: string
  one: string
  many: string
  names: readonly string[]
  /** What else a name is searched by. */
  synonyms: (name: string) => readonly string[]
  /** The collection's calls; typed by their wire, where a name is any text. */
  load: (facilities: Facilities, ownerId: string) => Promise<Held[]>
  add: (facilities: Facilities, ownerId: string, name: string) => Promise<Held>
  remove: (facilities: Facilities, ownerId: string, id: string) => Promise<unknown>
}

/** A name that the facility has, as a child of it. */
export interface Held {
  id: string
  name: string
}

/** The names in the order to choose from: first what the facility has, then the rest, each as the list has it. */
export const inOrder = (names: readonly string[], held: ReadonlySet<string>) => [
  ...names.filter((name) => held.has(name)),
  ...names.filter((name) => !held.has(name)),
]
