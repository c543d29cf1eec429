import { ReviewDraft } from '@app/contract/facilities/review-schema.ts'
import * as z from 'zod'

const { rating, title, text } = ReviewDraft.shape

const orNull = z.string().transform((written) => written.trim() || null)

/** The texts of the form's controls. */
export const ReviewFields = z.object({ rating: z.string(), title: z.string(), text: z.string() })
export type ReviewFields = z.infer<typeof ReviewFields>

/** Reads a review from its form by the rules of the contract. */
export const ReviewOfFields = z.object({
  rating: z
    .string()
    .regex(/^[1-5]$/, 'Choose from one to five stars.')
    .transform(Number)
    .pipe(rating),
  title: orNull.pipe(title.unwrap()),
  text: orNull.pipe(text.unwrap()),
})
export type WrittenReview = z.output<typeof ReviewOfFields>
