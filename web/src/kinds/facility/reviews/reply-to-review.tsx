import { ReviewReply } from '@app/contract/facilities/review-schema.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/actions/button.tsx'
import { TextArea } from '../../../components/fields/text-area.tsx'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { useDraftForm } from '../../../platform/form/use-draft-form.ts'
import { draftKey, readDraft, writeDraft } from '../../../profile/draft-storage.ts'
import type { Review } from '../facility-content.ts'
import { Row } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { ReviewArticle } from './review-article.tsx'
import { reviewCalls, useReviewsChanged } from './use-my-review.ts'
import { FormEnd } from '../../../platform/form/form-end.tsx'

const replyText = ReviewReply.shape.text

interface ReplyToReviewProps {
  facilityId: string
  review: Review
}

/** A review as the team sees it, with its one reply. Unsaved text is stored in the tab. */
export function ReplyToReview({ facilityId, review }: ReplyToReviewProps) {
  const { id, name, reply } = review
  const key = draftKey(facilityId, `reply-${id}`)
  const [isWriting, setWriting] = useState(() => readDraft(key, replyText) !== undefined)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = () => {
    writeDraft(key, undefined)
    flushSync(() => setWriting(false))
    opener.current?.focus()
  }
  return (
    <ReviewArticle
      review={review}
      isReplying={isWriting}
      actions={
        isWriting ? (
          <ReplyForm {...{ facilityId, review }} draftKey={key} onDone={leave} />
        ) : (
          <Row>
            <Button ref={opener} icon="pencil" onClick={() => setWriting(true)}>
              {reply === null ? 'Reply' : 'Edit reply'}
              <span className="sr"> to the review by {name}</span>
            </Button>
            {reply !== null && (
              <RemoveReply {...{ facilityId, review }} onRemoved={() => opener.current?.focus()} />
            )}
          </Row>
        )
      }
    />
  )
}

interface ReplyFormProps extends ReplyToReviewProps {
  draftKey: string
  onDone: () => void
}

function ReplyForm({ facilityId, review: { id, name, reply }, draftKey: key, onDone }: ReplyFormProps) {
  const { send } = useWrite(reviewCalls.reply, {
    onDone: useReviewsChanged(facilityId),
    done: 'Your reply is on the page.',
  })
  const { form, field, banner, isBusy } = useDraftForm({
    first: { text: readDraft(key, replyText) ?? reply ?? '' },
    rules: () => ({
      check: ({ text }) => new Map(text.trim() === '' ? [['text', 'Write a reply.']] : []),
    }),
    async send(data) {
      await send({ ownerId: facilityId, id, data })
      onDone()
    },
    failed: '',
    kept: 'What you wrote is still here.',
    draft: {
      write: ({ text }) => writeDraft(key, JSON.stringify(text)),
      drop: () => writeDraft(key, undefined),
    },
  })
  return (
    <form {...form} aria-label={`Reply to the review by ${name}`}>
      <Stack>
        <TextArea
          label="Reply from the team"
          rows={4}
          maxLength={2000}
          hint="Everyone sees it below the review."
          // The button that opened the form is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...field('text')}
        />
        <FormEnd banner={banner} isBusy={isBusy} onCancel={onDone}>
          {reply === null ? 'Publish reply' : 'Save reply'}
        </FormEnd>
      </Stack>
    </form>
  )
}

function RemoveReply({
  facilityId,
  review: { id, name },
  onRemoved,
}: ReplyToReviewProps & { onRemoved: () => void }) {
  const changed = useReviewsChanged(facilityId)
  const { run, isBusy } = useWrite(reviewCalls.removeReply, {
    confirm: () => ({
      title: `Remove your reply to ${name}?`,
      text: 'The review stays. You can reply again.',
      confirmText: 'Remove',
      isDangerous: true,
    }),
    async onDone() {
      await changed()
      onRemoved()
    },
    done: 'The reply is removed.',
    failed: 'Not removed.',
  })
  return (
    <Button variant="quiet" icon="trash-2" isBusy={isBusy} onClick={() => run({ ownerId: facilityId, id })}>
      Remove<span className="sr"> the reply to {name}</span>
    </Button>
  )
}
