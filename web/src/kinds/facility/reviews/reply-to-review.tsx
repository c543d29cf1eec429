import { ReviewReply } from '@app/contract/facilities/review-schema.ts'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { reasonOf } from '../../../api/problem.ts'
import { Banner } from '../../../components/display/banner.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { TextArea } from '../../../components/fields/text-area.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { useWrite } from '../../../page/use-write.ts'
import { draftKey, readDraft, writeDraft } from '../../../profile/draft-storage.ts'
import type { Review } from '../facility-content.ts'
import { ReviewArticle } from './review-article.tsx'
import styles from './reviews.module.css'
import { useReviewsChanged } from './use-my-review.ts'

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
          <div className={styles.formActions}>
            <Button ref={opener} icon="pencil" onClick={() => setWriting(true)}>
              {reply === null ? 'Reply' : 'Edit reply'}
              <span className="sr"> to the review by {name}</span>
            </Button>
            {reply !== null && (
              <RemoveReply {...{ facilityId, review }} onRemoved={() => opener.current?.focus()} />
            )}
          </div>
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
  const [text, setText] = useState(() => readDraft(key, replyText) ?? reply ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const toast = useToast()
  const changed = useReviewsChanged(facilityId)
  const { run, isBusy, error } = useWrite(
    (api) => api['facility-mgmt'].facilities.reviews.reply({ ownerId: facilityId, id, data: { text } }),
    {
      async onDone() {
        await changed()
        toast.success('Your reply is on the page.')
        onDone()
      },
      // The form shows it.
      onFailed() {},
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() !== '' && !isBusy) run()
  }
  return (
    <form className={styles.replyForm} aria-label={`Reply to the review by ${name}`} onSubmit={submit}>
      <TextArea
        label="Reply from the team"
        rows={4}
        maxLength={2000}
        hint="Everyone sees it below the review."
        error={isEmpty && text.trim() === '' ? 'Write a reply.' : undefined}
        // The button that opened the form is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          writeDraft(key, JSON.stringify(target.value))
        }}
      />
      {error !== null && (
        <Banner tone="bad" isLive>
          {reasonOf(error)} What you wrote is still here.
        </Banner>
      )}
      <div className={styles.formActions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {reply === null ? 'Publish reply' : 'Save reply'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function RemoveReply({
  facilityId,
  review: { id, name },
  onRemoved,
}: ReplyToReviewProps & { onRemoved: () => void }) {
  const confirm = useConfirm()
  const toast = useToast()
  const changed = useReviewsChanged(facilityId)
  const { run, isBusy } = useWrite(
    (api) => api['facility-mgmt'].facilities.reviews.removeReply({ ownerId: facilityId, id }),
    {
      async onDone() {
        await changed()
        toast.success('The reply is removed.')
        onRemoved()
      },
      failed: 'Not removed.',
    },
  )
  const ask = async () => {
    const outcome = await confirm({
      title: `Remove your reply to ${name}?`,
      text: 'The review stays. You can reply again.',
      confirmText: 'Remove',
      isDangerous: true,
    })
    if (outcome === 'confirmed') run()
  }
  return (
    <Button variant="quiet" icon="trash-2" isBusy={isBusy} onClick={() => void ask()}>
      Remove<span className="sr"> the reply to {name}</span>
    </Button>
  )
}
