import * as z from 'zod'

/** A question or a beginning that somebody can choose instead of typing. */
export const OfferedText = z.object({ text: z.string() })
