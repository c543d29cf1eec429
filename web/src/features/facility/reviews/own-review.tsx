import { useMutation } from '@tanstack/react-query'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '../../../api/problem.ts'
import { signIn, useSession } from '../../../api/session.ts'
import { loadApi } from '../../../api/load-api.ts'
import { Button } from '../../../components/button.tsx'
import { useConfirm } from '../../../components/confirm.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useToast } from '../../../components/toaster.tsx'
import { useLate } from '../../../components/use-late.ts'
import { draftKey, keptNames } from '../kept-drafts.ts'
import type { Review } from '../load-facility.ts'
import { ReviewArticle } from './review-article.tsx'
import styles from './reviews.module.css'
import { useReviewsChanged } from './use-reviews-changed.ts'

const loadForm = () => import('./review-form.tsx')

interface OwnReviewProps {
  facility: Facility
  /** Undefined until it is known. */
  mine: Review | null | undefined
  mayReview: boolean | undefined
}

/** Of what is typed here, among what the tab keeps of the page. */
const draftName = 'reviews'

/** The reader's review: written, changed, deleted. A visitor is asked to log in, and then goes on writing. */
export function OwnReview({ facility, mine, mayReview }: OwnReviewProps) {
  const isPerson = useSession(({ person }) => person !== null)
  const [isWanted, setWanted] = useState<boolean>()
  const isKnown = isPerson && mine !== undefined && mayReview === true
  // Only here is the browser's memory at hand: a draft from before a reload is taken up again.
  const isWriting = isKnown && (isWanted ?? keptNames(facility.id).includes(draftName))
  const isAsked = isWriting && isWanted === true

  // What is pressed here gives way to something else, and the focus must not go with it.
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
    <section ref={frame} tabIndex={-1} className={styles.mine} aria-label="Your own review">
      {isWriting ? (
        <WriteReview facilityId={facility.id} mine={mine} onDone={leave} />
      ) : mine ? (
        <MyReview facilityId={facility.id} mine={mine} onEdit={write} onDeleted={keepFocus} />
      ) : (
        <Button icon="pencil" className={styles.write} onClick={write}>
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
  const { part, hasFailed, retry } = useLate(loadForm, true)
  if (hasFailed) return <ErrorState title="The form did not load." onRetry={retry} />
  if (part === undefined) return <Skeleton look="block" className={styles.formWaiting} />
  // Who logs in as somebody else meanwhile begins anew.
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
    <div className={styles.own}>
      <h3 className="sm semi">Your review</h3>
      <ReviewArticle
        review={mine}
        actions={
          <div className={styles.ownActions}>
            <Button icon="pencil" onClick={onEdit}>
              Edit<span className="sr"> your review</span>
            </Button>
            <DeleteReview facilityId={facilityId} id={mine.id} onDeleted={onDeleted} />
          </div>
        }
      />
    </div>
  )
}

interface DeleteReviewProps {
  facilityId: string
  id: string
  onDeleted: () => void
}

function DeleteReview({ facilityId, id, onDeleted }: DeleteReviewProps) {
  const confirm = useConfirm()
  const toast = useToast()
  const changed = useReviewsChanged(facilityId)
  const deletion = useMutation({
    mutationFn: async () =>
      (await loadApi())['facility-mgmt'].facilities.reviews.remove({ ownerId: facilityId, id }),
    onSuccess: async () => {
      await changed()
      onDeleted()
      toast.success('Your review is deleted.')
    },
    onError: (error) => toast.error(reasonOf(error)),
  })
  const ask = async () => {
    const outcome = await confirm({
      title: 'Delete your review?',
      text: 'Its stars no longer count for this facility. You may write another one.',
      confirmText: 'Delete',
      isDangerous: true,
    })
    if (outcome === 'confirmed') deletion.mutate()
  }
  return (
    <Button variant="quiet" icon="trash-2" isBusy={deletion.isPending} onClick={() => void ask()}>
      Delete<span className="sr"> your review</span>
    </Button>
  )
}
