import { loadApi } from '../../../../api/load-api.ts'
import { orAlreadySo } from './already-so.ts'
import type { ChoiceKind, Held } from './choice-kind.ts'
import type { Step } from './run-steps.ts'

/** The calls that lead from what the facility has to what it shall have; `held` is kept up as they succeed. */
export function choiceSteps(
  kind: ChoiceKind,
  ownerId: string,
  held: Map<string, string>,
  wanted: ReadonlySet<string>,
): Step[] {
  const facilities = async () => (await loadApi())['facility-mgmt'].facilities
  const added = [...wanted].filter((name) => !held.has(name))
  const removed = [...held].filter(([name]) => !wanted.has(name))
  return [
    ...added.map((name) => ({
      key: name,
      label: name,
      run: async () => {
        const made = await orAlreadySo(kind.add(await facilities(), ownerId, name), 'ALREADY_EXISTS')
        held.set(name, made?.id ?? (await idOf(kind, ownerId, name)))
      },
    })),
    ...removed.map(([name, id]) => ({
      key: name,
      label: name,
      run: async () => {
        await orAlreadySo(kind.remove(await facilities(), ownerId, id), 'NOT_FOUND')
        held.delete(name)
      },
    })),
  ]
}

/** Of a name that somebody else has added meanwhile. */
async function idOf(kind: ChoiceKind, ownerId: string, name: string): Promise<string> {
  const all = await kind.load((await loadApi())['facility-mgmt'].facilities, ownerId)
  return all.find((one) => one.name === name)?.id ?? ''
}

export const heldMap = (held: readonly Held[]) => new Map(held.map(({ id, name }) => [name, id]))
