import { Tag } from '../../../components/actions/chip.tsx'
import { classNames } from '../../../components/class-names.ts'
import { Details } from '../../../components/overlays/details.tsx'
import { Picture } from '../../../components/pictures/picture.tsx'
import { shortWebsite } from '../../../page/contact-words.ts'
import { Row } from '../../../platform/boxes/row.tsx'
import { PromotionCode } from './promotion-stub.tsx'
import { daysText, timeOf, type Promotion } from './promotion-words.ts'
import styles from './promotions.module.css'

interface TicketProps {
  promotion: Promotion
  today: string
  /** The first one of several. */
  isMain: boolean
}

/** A promotion: what one gets, and a stub with its days and its code. Codes of others than running ones are hidden. */
export function PromotionTicket({ promotion, today, isMain }: TicketProps) {
  const { title, description, terms, code, discountPercent, link, image } = promotion
  const isRunning = timeOf(promotion, today) === 'running'
  const [day, otherDay] = daysText(promotion, today)
  return (
    <article
      className={classNames(styles.ticket, image !== null && styles.pictured, !isRunning && styles.closed)}
    >
      {image !== null && (
        <div className={styles.picture}>
          <Picture
            src={image}
            alt=""
            fallbackName={title}
            ratio="fill"
            sizes="(min-width: 900px) 220px, 92vw"
          />
        </div>
      )}
      <div className={styles.body}>
        {(isMain || discountPercent !== null) && (
          <Row as="p">
            {isMain && <Tag tone="good">Main promotion</Tag>}
            {discountPercent !== null && <Tag>{discountPercent}% off</Tag>}
          </Row>
        )}
        <h3 className={styles.title}>{title}</h3>
        {description !== null && <p className={styles.text}>{description}</p>}
        {link !== null && (
          <a className={`link sm ${styles.link}`} href={link} target="_blank" rel="noreferrer nofollow">
            {shortWebsite(link)}
          </a>
        )}
        {terms !== null && (
          <Details summary="Terms">
            <p className={styles.text}>{terms}</p>
          </Details>
        )}
      </div>
      <div className={styles.stub}>
        <p>
          <b className={styles.day}>{day}</b>
          <span className="sm dim">{otherDay}</span>
        </p>
        {code !== null && isRunning && <PromotionCode code={code} />}
      </div>
    </article>
  )
}
