import * as z from 'zod'

/** An error response by RFC 9457, with a stable `code` for programs and the paths of invalid fields for forms. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  traceId: z.string(),
  /** Of a refusal for a quota: its name, the limit that holds for the caller, and how many there are. */
  quota: z.object({ name: z.string(), limit: z.int(), count: z.int() }).optional(),
  /** Of a refusal to delete an account: the first pages that nobody else manages. */
  profiles: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string() })).optional(),
  /** Of a refusal for times that are taken: the entries of the calendar that take them, in order of time. */
  conflicts: z
    .array(
      z.object({
        id: z.string(),
        kind: z.string(),
        title: z.string(),
        unitIds: z.array(z.string()),
        starts: z.string(),
        ends: z.string(),
        /** Kept free after the end, which conflicts, too. */
        bufferMinutes: z.int(),
      }),
    )
    .optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>
