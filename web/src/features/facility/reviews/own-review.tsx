import { useMutation } from '@tanstack/react-query'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { lazy, Suspense, useState } from 'react'
import { reasonOf } from '../../../api/problem.ts'
import { signIn, useSession } from '../../../api/session.ts'
import { loadApi } from '../../../api/load-api.ts'
import { Button } from '../../../components/button.tsx'
import { useConfirm } from '../../../components/confirm.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useToast } from '../../../components/toaster.tsx'
import type { Review } from '../load-facility.ts'
import { ReviewArticle } from './review-article.tsx'
import { keptReview } from './review-draft.ts'
import styles from './reviews.module.css'
import { useReviewsChanged } from './use-reviews-changed.ts'

const ReviewForm = lazy(() => import('./review-form.tsx').then((part) => ({ default: part.ReviewForm })))

interface OwnReviewProps {
  facility: Facility
  /** Undefined until it is known. */
  mine: Review | null | undefined
  mayReview: boolean | undefined
}

/** The reader's review: written, changed, deleted. A visitor is asked to log in, and then goes on writing. */
export function OwnReview({ facility, mine, mayReview }: OwnReviewProps) {
  const isPerson = useSession(({ person }) => person !== null)
  const [isWanted, setWanted] = useState<boolean>()
  const wantLogIn = () => {
    setWanted(true)
    signIn('login')
  }
  if (!isPerson)
    return (
      <Button icon="pencil" className={styles.write} onClick={wantLogIn}>
        Write a review
      </Button>
    )
  if (mine === undefined || !mayReview) return null
  // Only here is the browser's memory at hand: a draft from before a reload is taken up again.
  const isWriting = isWanted ?? keptReview(facility.id) !== undefined
  if (isWriting)
    return (
      <Suspense fallback={<Skeleton look="block" className={styles.formWaiting} />}>
        <ReviewForm facilityId={facility.id} mine={mine} onDone={() => setWanted(false)} />
      </Suspense>
    )
  if (mine === null)
    return (
      <Button icon="pencil" className={styles.write} onClick={() => setWanted(true)}>
        Write a review
      </Button>
    )
  return (
    <div className={styles.own}>
      <h3 className="sm semi">Your review</h3>
      <ReviewArticle
        review={mine}
        actions={
          <div className={styles.ownActions}>
            <Button icon="pencil" onClick={() => setWanted(true)}>
              Edit<span className="sr"> your review</span>
            </Button>
            <DeleteReview facilityId={facility.id} id={mine.id} />
          </div>
        }
      />
    </div>
  )
}

function DeleteReview({ facilityId, id }: { facilityId: string; id: string }) {
  const confirm = useConfirm()
  const toast = useToast()
  const changed = useReviewsChanged(facilityId)
  const deletion = useMutation({
    mutationFn: async () =>
      (await loadApi())['facility-mgmt'].facilities.reviews.remove({ ownerId: facilityId, id }),
    onSuccess: async () => {
      await changed()
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
