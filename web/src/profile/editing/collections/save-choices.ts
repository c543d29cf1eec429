import { loadApi } from '../../../api/load-api.ts'
import { orAlreadySo } from './already-so.ts'
import type { ChoiceKind, Held } from './choice-kind.ts'
import type { Step } from './run-steps.ts'

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
