import { useEffect, useRef, useState } from 'react'
import { signIn, useSession } from '../../../api/session.ts'
import { Button } from '../../../components/actions/button.tsx'
import { ErrorState } from '../../../components/display/error-state.tsx'
import { Skeleton } from '../../../components/display/skeleton.tsx'
import { useLazy } from '../../../components/use-lazy.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { draftKey, draftNames } from '../../../profile/draft-storage.ts'
import type { Review } from '../facility-content.ts'
import { Panel } from '../../../platform/boxes/panel.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { ReviewArticle } from './review-article.tsx'
import styles from './reviews.module.css'
import { reviewCalls, useReviewsChanged } from './use-my-review.ts'

const loadForm = () => import('./review-form.tsx')

interface OwnReviewProps {
  facilityId: string
  /** Undefined while loading. */
  mine: Review | null | undefined
  mayReview: boolean | undefined
}

/** Name of its unsaved changes. */
const draftName = 'reviews'

/** The reader's review: write, change, delete. Visitors log in first, and then continue writing. */
export function OwnReview({ facilityId, mine, mayReview }: OwnReviewProps) {
  const isPerson = useSession(({ person }) => person !== null)
  const [isWanted, setWanted] = useState<boolean>()
  const isKnown = isPerson && mine !== undefined && mayReview === true
  // In the browser only: restores a draft from before a reload.
  const isWriting = isKnown && (isWanted ?? draftNames(facilityId).includes(draftName))
  const isAsked = isWriting && isWanted === true

  // Pressed buttons are replaced here, so the focus moves to the section.
  const frame = useRef<HTMLElement>(null)
  const keepFocus = () => frame.current?.focus()
  useEffect(() => {
    if (isAsked) frame.current?.focus()
  }, [isAsked])

  if (isPerson && !isKnown) return null
  const write = () => {
    setWanted(true)
    if (!isPerson) signIn('login')
  }
  const leave = () => {
    setWanted(false)
    keepFocus()
  }
  return (
    <section ref={frame} tabIndex={-1} aria-label="Your own review">
      {isWriting ? (
        <WriteReview facilityId={facilityId} mine={mine} onDone={leave} />
      ) : mine ? (
        <MyReview facilityId={facilityId} mine={mine} onEdit={write} onDeleted={keepFocus} />
      ) : (
        <Button icon="pencil" className="needs-script" onClick={write}>
          Write a review
        </Button>
      )}
    </section>
  )
}

interface WriteReviewProps {
  facilityId: string
  mine: Review | null
  onDone: () => void
}

function WriteReview(props: WriteReviewProps) {
  const key = draftKey(props.facilityId, draftName)
  const { part, hasFailed, retry } = useLazy(loadForm, true)
  if (hasFailed) return <ErrorState title="The form didn’t load." onRetry={retry} />
  if (part === undefined) return <Skeleton look="block" className={styles.formWaiting} />
  // The key starts over for another person who logs in.
  return <part.ReviewForm key={key} {...props} draftKey={key} />
}

interface MyReviewProps {
  facilityId: string
  mine: Review
  onEdit: () => void
  onDeleted: () => void
}

function MyReview({ facilityId, mine, onEdit, onDeleted }: MyReviewProps) {
  return (
    <Panel>
      <h3 className="sm semi">Your review</h3>
      <ReviewArticle
        review={mine}
        actions={
          <Row>
            <Button icon="pencil" onClick={onEdit}>
              Edit<span className="sr"> your review</span>
            </Button>
            <DeleteReview facilityId={facilityId} id={mine.id} onDeleted={onDeleted} />
          </Row>
        }
      />
    </Panel>
  )
}

interface DeleteReviewProps {
  facilityId: string
  id: string
  onDeleted: () => void
}

function DeleteReview({ facilityId, id, onDeleted }: DeleteReviewProps) {
  const changed = useReviewsChanged(facilityId)
  const { run, isBusy } = useWrite(reviewCalls.remove, {
    confirm: () => ({
      title: 'Delete your review?',
      text: 'Its rating no longer counts for this facility. You can write another one.',
      confirmText: 'Delete',
      isDangerous: true,
    }),
    async onDone() {
      await changed()
      onDeleted()
    },
    done: 'Your review is deleted.',
    failed: 'Not deleted.',
  })
  return (
    <Button variant="quiet" icon="trash-2" isBusy={isBusy} onClick={() => run({ ownerId: facilityId, id })}>
      Delete<span className="sr"> your review</span>
    </Button>
  )
}
