import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import type { DateBlockDates } from '@app/contract/rules/event-dates.ts'
import { classNames } from '../class-names.ts'
import { DateBlock } from './date-block.tsx'
import { PlaceIcon } from '../map/place-icon.tsx'
import { placeLooks } from '../map/place-looks.ts'
import { LineScore, type LineScoreItem } from './line-score.tsx'
import { OfferLine, type Offer } from './offer-line.tsx'
import { Picture } from '../pictures/picture.tsx'
import styles from './profile-card.module.css'
import { Rating } from './rating.tsx'

export interface ProfileCardProps {
  to: To
  title: string
  place: string
  /** Of a place other than a venue. */
  category?: PlaceCategoryName
  distance?: string
  /** In one line; what does not fit is left out. */
  sports?: readonly string[]
  score?: LineScoreItem[]
  rating?: number | null
  reviewCount?: number
  offer?: Offer | null
  /** What is free on the days of a search. Not known: to ask for. */
  free?: { text: string; isKnown: boolean }
  image?: string | null
  /** How wide the image is shown. */
  sizes?: string
  isPromoted?: boolean
  /** When it takes place. */
  dates?: DateBlockDates
  /** A word on the image that matters more than 'Promoted'. */
  label?: string
  /** Out of use. The image is gray. */
  isOff?: boolean
  /** Visitors don't see it. */
  isHidden?: boolean
  /** Across the whole grid, image and text side by side. */
  isWide?: boolean
  /** Seen first on its page. */
  isPriority?: boolean
  description?: string
  /** A like or follow button, on the image's corner. */
  action?: ReactNode
  headingLevel?: 'h2' | 'h3'
  className?: string
}

const gridSizes = '(min-width: 1200px) 30vw, (min-width: 600px) 45vw, 92vw'

export function ProfileCard(props: ProfileCardProps) {
  const { isWide, isPromoted, isHidden, isOff, dates, score, action, className } = props
  const label = isHidden ? 'Hidden' : (props.label ?? (isPromoted && 'Promoted'))
  return (
    <article
      className={classNames(styles.card, isWide && styles.wide, isOff && styles.off, className)}
      data-promoted={isPromoted || undefined}
    >
      <div className={styles.body}>
        <CardText {...props} />
        {score !== undefined && score.length > 0 && (
          <div className={styles.foot}>
            <LineScore items={score} />
          </div>
        )}
      </div>
      {/* After the text in the document, so that screen readers read the name first. CSS places it above. */}
      <div className={styles.art}>
        <Picture
          // A new image never shows the one before while it loads.
          key={props.image}
          src={props.image}
          alt=""
          fallbackName={props.title}
          sizes={props.sizes ?? gridSizes}
          ratio="fill"
          isPriority={props.isPriority}
          className={styles.picture}
        />
        {label && <span className={styles.label}>{label}</span>}
        {dates !== undefined && <DateBlock dates={dates} className={styles.dates} />}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}

function CardText({
  to,
  title,
  place,
  category,
  distance,
  sports,
  rating,
  reviewCount,
  offer,
  free,
  description,
  headingLevel: Heading = 'h3',
}: ProfileCardProps) {
  return (
    <>
      <div className={styles.head}>
        <Heading className={classNames('two-lines', styles.title)} title={title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {typeof rating === 'number' && (
          <Rating value={rating} count={reviewCount} className={styles.rating} />
        )}
      </div>
      <p className="mut sm">
        {category && <Category name={category} />}
        {place}
        {distance !== undefined && <span className="dim"> · {distance}</span>}
      </p>
      {sports !== undefined && sports.length > 0 && <p className="mut sm clip">{sports.join(', ')}</p>}
      {free && <p className={free.isKnown ? 'sm semi good' : 'sm mut'}>{free.text}</p>}
      {offer && <OfferLine isOneLine offer={offer} className={styles.offer} />}
      {description !== undefined && (
        <p className={classNames('two-lines mut sm', styles.description)}>{description}</p>
      )}
    </>
  )
}

const Category = ({ name }: { name: PlaceCategoryName }) => (
  <span className={styles.category}>
    <PlaceIcon category={name} />
    <span className="sr">{placeLooks[name].label}: </span>
  </span>
)
