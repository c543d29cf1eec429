import * as z from 'zod'

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
