import type { Api } from '@app/contract/api.ts'
import * as z from 'zod'
import { loadApi } from '../../../api/load-api.ts'
import { ignoreIfDone } from '../../../api/problem.ts'
import type { Step } from '../../../page/step-queue.ts'
import type { EditorProps } from '../../profile-page.ts'

/** A collection of names from a list, such as sports. */
export interface ChoiceKind {
  /** Names its unsaved changes. */
  name: string
  /** The part of the page that a change affects, if not the profile itself. */
  part?: string
  one: string
  many: string
  names: readonly string[]
  /** Other words by which a name is found. */
  synonyms: (name: string) => readonly string[]
  load: (api: Api, ownerId: string) => Promise<SavedChoice[]>
  add: (api: Api, ownerId: string, name: string) => Promise<SavedChoice>
  remove: (api: Api, ownerId: string, id: string) => Promise<unknown>
}

export interface ChoiceEditorProps extends EditorProps {
  choices: ChoiceKind
}

/** A name that is stored in the profile. */
export interface SavedChoice {
  id: string
  name: string
}

/** All names: first those that the profile has, then the others, each group in the order of the list. */
export const inOrder = (names: readonly string[], saved: ReadonlySet<string>) => [
  ...names.filter((name) => saved.has(name)),
  ...names.filter((name) => !saved.has(name)),
]

/** Names added to and removed from those that a profile has. */
export const ChoiceChanges = z.object({ added: z.array(z.string()), removed: z.array(z.string()) })
export type ChoiceChanges = z.infer<typeof ChoiceChanges>

type Names = ReadonlySet<string>

export const changesBetween = (saved: Names, chosen: Names): ChoiceChanges => ({
  added: [...chosen].filter((name) => !saved.has(name)),
  removed: [...saved].filter((name) => !chosen.has(name)),
})

/** Applies changes to the names. Changes by others stay. */
export const withChanges = (saved: Names, { added, removed }: ChoiceChanges): Names =>
  new Set([...saved, ...added].filter((name) => !removed.includes(name)))

/** The calls that turn the saved names into the wanted ones. `saved` is updated as they succeed. */
export function choiceSteps(
  choices: ChoiceKind,
  ownerId: string,
  saved: Map<string, string>,
  wanted: ReadonlySet<string>,
): Step[] {
  const added = [...wanted].filter((name) => !saved.has(name))
  const removed = [...saved].filter(([name]) => !wanted.has(name))
  return [
    ...added.map((name) => ({
      key: name,
      label: name,
      run: async () => {
        const created = await ignoreIfDone(choices.add(await loadApi(), ownerId, name), 'ALREADY_EXISTS')
        saved.set(name, created?.id ?? (await idOf(choices, ownerId, name)))
      },
    })),
    ...removed.map(([name, id]) => ({
      key: name,
      label: name,
      run: async () => {
        await ignoreIfDone(choices.remove(await loadApi(), ownerId, id), 'NOT_FOUND')
        saved.delete(name)
      },
    })),
  ]
}

/** The id of a name that someone else added in the meantime. */
async function idOf(choices: ChoiceKind, ownerId: string, name: string): Promise<string> {
  const all = await choices.load(await loadApi(), ownerId)
  return all.find((one) => one.name === name)?.id ?? ''
}

export const savedIds = (saved: readonly SavedChoice[]) => new Map(saved.map(({ id, name }) => [name, id]))
