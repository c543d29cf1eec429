import type { Api } from '@app/contract/api.ts'
import * as z from 'zod'
import { loadApi } from '../../../api/load-api.ts'
import type { Step } from '../../../page/step-queue.ts'
import type { EditorProps } from '../../profile-page.ts'
import { orAlreadySo } from './use-steps.tsx'

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

/** Names added to and removed from those that a profile has. */
export const ChoiceChanges = z.object({ added: z.array(z.string()), removed: z.array(z.string()) })
export type ChoiceChanges = z.infer<typeof ChoiceChanges>

type Names = ReadonlySet<string>

export const changesBetween = (held: Names, chosen: Names): ChoiceChanges => ({
  added: [...chosen].filter((name) => !held.has(name)),
  removed: [...held].filter((name) => !chosen.has(name)),
})

/** Applies changes to the names. Changes by others stay. */
export const withChanges = (held: Names, { added, removed }: ChoiceChanges): Names =>
  new Set([...held, ...added].filter((name) => !removed.includes(name)))

/** The calls that turn the held names into the wanted ones. `held` is updated as they succeed. */
export function choiceSteps(
  choices: ChoiceKind,
  ownerId: string,
  held: Map<string, string>,
  wanted: ReadonlySet<string>,
): Step[] {
  const added = [...wanted].filter((name) => !held.has(name))
  const removed = [...held].filter(([name]) => !wanted.has(name))
  return [
    ...added.map((name) => ({
      key: name,
      label: name,
      run: async () => {
        const created = await orAlreadySo(choices.add(await loadApi(), ownerId, name), 'ALREADY_EXISTS')
        held.set(name, created?.id ?? (await idOf(choices, ownerId, name)))
      },
    })),
    ...removed.map(([name, id]) => ({
      key: name,
      label: name,
      run: async () => {
        await orAlreadySo(choices.remove(await loadApi(), ownerId, id), 'NOT_FOUND')
        held.delete(name)
      },
    })),
  ]
}

/** The id of a name that someone else added in the meantime. */
async function idOf(choices: ChoiceKind, ownerId: string, name: string): Promise<string> {
  const all = await choices.load(await loadApi(), ownerId)
  return all.find((one) => one.name === name)?.id ?? ''
}

export const heldMap = (held: readonly Held[]) => new Map(held.map(({ id, name }) => [name, id]))
