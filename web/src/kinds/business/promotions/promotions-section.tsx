import { Details } from '../../../components/overlays/details.tsx'
import type { Content, Section, SectionProps } from '../../../profile/profile-page.ts'
import { Stack } from '../../../platform/boxes/stack.tsx'
import {
  isMain,
  runningPromotions,
  daysText,
  timeOf,
  type Promotions,
  type Promotion,
} from './promotion-words.ts'
import { Tag } from '../../../components/actions/chip.tsx'
import { classNames } from '../../../components/class-names.ts'
import { Picture } from '../../../components/pictures/picture.tsx'
import { shortWebsite } from '../../../page/contact-words.ts'
import { Row } from '../../../platform/boxes/row.tsx'
import { PromotionCode } from './promotion-stub.tsx'
import styles from './promotions.module.css'

interface PromotionContent extends Content {
  promotions: Promotions
}

const shown = 3

/** The promotions of a profile. Its managers see those that don't run today, too. */
export const promotionsSection: Section<PromotionContent> = {
  id: 'promotions',
  title: 'Promotions',
  note({ promotions }) {
    const open = runningPromotions(promotions).length
    return open > 0 && `${open} open`
  },
  isEmpty: ({ promotions }) => promotions.list.length === 0,
  empty: 'No promotions yet. Add one, so that teams have a reason to come.',
  Body: PromotionList,
  editor: {
    ability: 'managePromotions',
    load: async () => (await import('./promotions-editor.tsx')).PromotionsEditor,
  },
}

function PromotionList({ content: { promotions }, entitlements }: SectionProps<PromotionContent>) {
  const { today } = promotions
  const visible = entitlements?.can['managePromotions'] ? promotions.list : runningPromotions(promotions)
  const [first, ...others] = visible.map((promotion, place) => (
    <PromotionTicket
      key={promotion.id}
      {...{ promotion, today }}
      isFirst={place === 0 && isMain(promotion, today) && visible.length > 1}
    />
  ))
  if (first === undefined) return <p className="mut">No promotion is open today.</p>
  const rest = others.slice(shown - 1)
  return (
    <Stack>
      {first}
      {others.slice(0, shown - 1)}
      {rest.length > 0 && (
        <Details summary={`Show ${rest.length} more`}>
          <Stack>{rest}</Stack>
        </Details>
      )}
    </Stack>
  )
}

interface TicketProps {
  promotion: Promotion
  today: string
  /** The first one of several. */
  isFirst: boolean
}

/** A promotion: what one gets, and a stub with its days and its code. Codes of others than running ones are hidden. */
function PromotionTicket({ promotion, today, isFirst }: TicketProps) {
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
        {(isFirst || discountPercent !== null) && (
          <Row as="p">
            {isFirst && <Tag tone="good">Main promotion</Tag>}
            {discountPercent !== null && <Tag>{discountPercent}% off</Tag>}
          </Row>
        )}
        <h3 className={styles.title}>{title}</h3>
        {description !== null && <p className={`sm mut ${styles.text}`}>{description}</p>}
        {link !== null && (
          <a className={`link sm ${styles.link}`} href={link} target="_blank" rel="noreferrer nofollow">
            {shortWebsite(link)}
          </a>
        )}
        {terms !== null && (
          <Details summary="Terms">
            <p className={`sm mut ${styles.text}`}>{terms}</p>
          </Details>
        )}
      </div>
      <div className={`row ${styles.stub}`}>
        <p>
          <b className={`sm semi ${styles.day}`}>{day}</b>
          <span className="sm dim">{otherDay}</span>
        </p>
        {code !== null && isRunning && <PromotionCode code={code} />}
      </div>
    </article>
  )
}
