import { ReviewDraft } from '@app/contract/facilities/review-schema.ts'
import * as z from 'zod'

const { rating, title, text } = ReviewDraft.shape

const orNull = z.string().transform((written) => written.trim() || null)

/** What is in the form, as its fields have it. */
export const ReviewFields = z.object({ rating: z.string(), title: z.string(), text: z.string() })
export type ReviewFields = z.infer<typeof ReviewFields>

/** A review from what stands in its form; the contract says what may be in it, and this how that is put to people. */
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
