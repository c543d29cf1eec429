import * as z from 'zod'

/** What somebody adds to the names that a facility has, and takes from them. */
export const ChoiceChanges = z.object({ added: z.array(z.string()), removed: z.array(z.string()) })
export type ChoiceChanges = z.infer<typeof ChoiceChanges>

type Names = ReadonlySet<string>

export const changesBetween = (held: Names, chosen: Names): ChoiceChanges => ({
  added: [...chosen].filter((name) => !held.has(name)),
  removed: [...held].filter((name) => !chosen.has(name)),
})

/** The names with the changes made to them; what others have changed meanwhile stays. */
export const withChanges = (held: Names, { added, removed }: ChoiceChanges): Names =>
  new Set([...held, ...added].filter((name) => !removed.includes(name)))
