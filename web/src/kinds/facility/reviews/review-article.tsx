import type { ReactNode } from 'react'
import { Avatar } from '../../../components/pictures/avatar.tsx'
import { Rating } from '../../../components/display/rating.tsx'
import { date } from '../../../components/format.ts'
import { LongText } from '../../../profile/long-text.tsx'
import type { Review } from '../facility-content.ts'
import { Row } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import styles from './reviews.module.css'

interface ReviewArticleProps {
  review: Review
  /** Actions of its author, or of the team. */
  actions?: ReactNode
  /** Whether the form of the team's reply replaces the reply. */
  isReplying?: boolean
}

export function ReviewArticle({ review, actions, isReplying = false }: ReviewArticleProps) {
  const { id, name, picture, rating, title, text, createdDate, updatedDate, reply, replyDate } = review
  const isChanged = date(createdDate) !== date(updatedDate)
  return (
    <Stack as="article" gap="3" id={`review-${id}`} aria-label={`Review by ${name}`}>
      <Row gap="3" isWrapping={false}>
        <Avatar name={name} picture={picture} />
        <div className="grow">
          <b className="sm semi">{name}</b>
          <p className="xs dim">
            {date(createdDate)}
            {isChanged && `, changed ${date(updatedDate)}`}
          </p>
        </div>
        <Rating value={rating} />
      </Row>
      {title !== null && <h3 className="sm">{title}</h3>}
      {text && <LongText text={text} look="small" />}
      {reply !== null && !isReplying && (
        <div className={styles.reply}>
          <p className="xs dim">
            <b className="semi">Reply from the team</b>
            {replyDate !== null && `, ${date(replyDate)}`}
          </p>
          <LongText text={reply} look="small" />
        </div>
      )}
      {actions}
    </Stack>
  )
}
