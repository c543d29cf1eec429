import type { Api } from '@app/contract/api.ts'
import type { EditorProps } from '../../profile-page.ts'

/** A collection of names from a list, such as sports. */
export interface ChoiceKind {
  /** Names its unsaved changes. */
  name: string
  one: string
  many: string
  names: readonly string[]
  /** Other words by which a name is found. */
  synonyms: (name: string) => readonly string[]
  load: (api: Api, ownerId: string) => Promise<Held[]>
  add: (api: Api, ownerId: string, name: string) => Promise<Held>
  remove: (api: Api, ownerId: string, id: string) => Promise<unknown>
}

export interface ChoiceEditorProps extends EditorProps {
  choices: ChoiceKind
}

/** A name that the profile has. */
export interface Held {
  id: string
  name: string
}

/** All names: first those that the profile has, then the others, each group in the order of the list. */
export const inOrder = (names: readonly string[], held: ReadonlySet<string>) => [
  ...names.filter((name) => held.has(name)),
  ...names.filter((name) => !held.has(name)),
]
