import { ReviewDraft } from '@app/contract/facilities/review-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { useState } from 'react'
import * as z from 'zod'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { StarInput } from '../../../components/fields/star-input.tsx'
import { TextArea } from '../../../components/fields/text-area.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Panel } from '../../../platform/boxes/panel.tsx'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { useDraftForm } from '../../../platform/form/use-draft-form.ts'
import { readDraft, writeDraft } from '../../../profile/draft-storage.ts'
import type { Review } from '../facility-content.ts'
import styles from './reviews.module.css'
import { useReviewsChanged } from './use-my-review.ts'
import { FormEnd } from '../../../platform/form/form-end.tsx'

/** The texts of the form's controls. */
const ReviewFields = z.object({ rating: z.string(), title: z.string(), text: z.string() })
type ReviewFields = z.infer<typeof ReviewFields>

const orNull = (written: string) => written.trim() || null
const reviewOf = ({ rating, title, text }: ReviewFields) => ({
  rating: Number(rating),
  title: orNull(title),
  text: orNull(text),
})

const rules = {
  schema: ReviewDraft,
  draftOf: reviewOf,
  check: ({ rating }: ReviewFields) =>
    new Map(/^[1-5]$/.test(rating) ? [] : [['rating', 'Choose from one to five stars.']]),
}

interface ReviewFormProps {
  facilityId: string
  /** Where unsaved changes are stored. */
  draftKey: string
  /** The review to change. Null for a new one. */
  mine: Review | null
  onDone: () => void
}

const fieldsOf = (review: Review | null): ReviewFields => ({
  rating: review === null ? '' : String(review.rating),
  title: review?.title ?? '',
  text: review?.text ?? '',
})

/** The form of a review. Unsaved changes are stored in the tab until they are sent or discarded. */
export function ReviewForm({ facilityId: ownerId, draftKey, mine, onDone }: ReviewFormProps) {
  const [start] = useState(() => readDraft(draftKey, ReviewFields) ?? fieldsOf(mine))
  const drop = () => writeDraft(draftKey, undefined)
  const confirm = useConfirm()
  const changed = useReviewsChanged(ownerId)
  const { send } = useWrite(
    async (api, fields: ReviewFields) => {
      const { reviews } = api['facility-mgmt'].facilities
      const data = reviewOf(fields)
      if (mine === null) return reviews.create({ ownerId, data })
      const patch = Object.entries(data).map(([name, value]): PatchOperation => ({
        op: 'replace',
        path: `/${name}`,
        value,
      }))
      return reviews.update({ ownerId, id: mine.id, patch })
    },
    {
      async onDone() {
        drop()
        await changed()
      },
      done: mine === null ? 'Thank you. Your review is on the page.' : 'Your review is changed.',
    },
  )
  const { form, field, values, banner, isBusy } = useDraftForm<ReviewFields>({
    first: start,
    rules: () => rules,
    async send(fields) {
      await send(fields)
      onDone()
    },
    failed: '',
    kept: 'What you wrote is still here.',
    draft: { write: (fields) => writeDraft(draftKey, JSON.stringify(fields)), drop },
  })

  const giveUp = async () => {
    if (JSON.stringify(values) !== JSON.stringify(fieldsOf(mine))) {
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
    <form {...form} className={styles.form} aria-label="Your review">
      <Panel gap="5">
        <StarInput label="How was it?" {...field('rating')} />
        <TextField label="Title" isOptional {...field('title')} />
        <TextArea
          label="Your review"
          isOptional
          rows={5}
          hint="What would help someone who plans an event here?"
          {...field('text')}
        />
        <FormEnd banner={banner} isBusy={isBusy} onCancel={() => void giveUp()}>
          {mine === null ? 'Publish review' : 'Save review'}
        </FormEnd>
      </Panel>
    </form>
  )
}
