import { ReviewDraft } from '@app/contract/facilities/review-schema.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { fieldErrorsOf, reasonOf } from '../../../api/problem.ts'
import { loadApi } from '../../../api/load-api.ts'
import { Banner } from '../../../components/display/banner.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { StarInput } from '../../../components/fields/star-input.tsx'
import { TextArea } from '../../../components/fields/text-area.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { errorOf, fieldWords } from '../../../platform/form/field-words.ts'
import { readDraft, writeDraft } from '../../../profile/draft-storage.ts'
import type { Review } from '../facility-content.ts'
import styles from './reviews.module.css'
import { useReviewsChanged } from './use-my-review.ts'

const { rating, title, text } = ReviewDraft.shape

const orNull = z.string().transform((written) => written.trim() || null)

/** The texts of the form's controls. */
const ReviewFields = z.object({ rating: z.string(), title: z.string(), text: z.string() })
type ReviewFields = z.infer<typeof ReviewFields>

/** Reads a review from its form by the rules of the contract. */
const ReviewOfFields = z.object({
  rating: z
    .string()
    .regex(/^[1-5]$/, 'Choose from one to five stars.')
    .transform(Number)
    .pipe(rating),
  title: orNull.pipe(title.unwrap()),
  text: orNull.pipe(text.unwrap()),
})
type WrittenReview = z.output<typeof ReviewOfFields>

interface ReviewFormProps {
  facilityId: string
  /** Where unsaved changes are stored. */
  draftKey: string
  /** The review to change. Null for a new one. */
  mine: Review | null
  onDone: () => void
}

const empty: ReviewFields = { rating: '', title: '', text: '' }

const fieldsOf = (review: Review | null): ReviewFields =>
  review === null
    ? empty
    : { rating: String(review.rating), title: review.title ?? '', text: review.text ?? '' }

/** The form of a review. Unsaved changes are stored in the tab until they are sent or discarded. */
export function ReviewForm({ facilityId, draftKey, mine, onDone }: ReviewFormProps) {
  const [start] = useState(() => readDraft(draftKey, ReviewFields) ?? fieldsOf(mine))
  const drop = () => writeDraft(draftKey, undefined)
  const { register, handleSubmit, getValues, setError, formState } = useForm<
    ReviewFields,
    unknown,
    WrittenReview
  >({
    defaultValues: start,
    resolver: zodResolver(ReviewOfFields, { error: fieldWords }),
  })
  const { errors } = formState
  const toast = useToast()
  const confirm = useConfirm()
  const changed = useReviewsChanged(facilityId)

  const sending = useMutation({
    mutationFn: (review: WrittenReview) => send(facilityId, mine, review),
    onSuccess: async () => {
      drop()
      await changed()
      toast.success(mine === null ? 'Thank you. Your review is on the page.' : 'Your review is changed.')
      onDone()
    },
    onError: (error) => {
      for (const [name, message] of fieldErrorsOf(error)) if (isField(name)) setError(name, { message })
    },
  })

  const giveUp = async () => {
    if (JSON.stringify(getValues()) !== JSON.stringify(fieldsOf(mine))) {
      const outcome = await confirm({
        title: 'Discard what you wrote?',
        confirmText: 'Discard',
        cancelText: 'Keep writing',
        isDangerous: true,
      })
      if (outcome !== 'confirmed') return
    }
    drop()
    onDone()
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Your review"
      onChange={() => writeDraft(draftKey, JSON.stringify(getValues()))}
      onSubmit={(event) => void handleSubmit((review) => sending.mutate(review))(event)}
    >
      <StarInput label="How was it?" error={errorOf(errors.rating)} {...register('rating')} />
      <TextField label="Title" isOptional error={errorOf(errors.title)} {...register('title')} />
      <TextArea
        label="Your review"
        isOptional
        rows={5}
        hint="What would help someone who plans an event here?"
        error={errorOf(errors.text)}
        {...register('text')}
      />
      {sending.isError && !formState.isValidating && Object.keys(errors).length === 0 && (
        <Banner tone="bad" isLive>
          {reasonOf(sending.error)} What you wrote is still here.
        </Banner>
      )}
      <div className={styles.formActions}>
        <Button type="submit" variant="primary" isBusy={sending.isPending}>
          {mine === null ? 'Publish review' : 'Save review'}
        </Button>
        <Button variant="quiet" onClick={() => void giveUp()}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const isField = (name: string): name is keyof ReviewFields => name in empty

async function send(ownerId: string, mine: Review | null, review: WrittenReview) {
  const { reviews } = (await loadApi())['facility-mgmt'].facilities
  if (mine === null) return reviews.create({ ownerId, data: review })
  const patch = Object.entries(review).map(([name, value]) => ({
    op: 'replace' as const,
    path: `/${name}`,
    value,
  }))
  return reviews.update({ ownerId, id: mine.id, patch })
}
