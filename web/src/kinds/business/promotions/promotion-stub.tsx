import { CopyButton } from '../../../components/actions/copy-button.tsx'
import { daysText, mainPromotion, type Promotions } from './promotion-words.ts'
import styles from './promotions.module.css'

/** The main promotion beside a page, with its code. */
export function PromotionStub(promotions: Promotions) {
  const main = mainPromotion(promotions)
  if (main === undefined) return null
  const [day] = daysText(main, promotions.today)
  return (
    <div className={styles.main}>
      <b className={`sm semi ${styles.title}`}>{main.title}</b>
      {main.code !== null && <PromotionCode code={main.code} />}
      <span className="sm dim">{day}</span>
    </div>
  )
}

/** A code, with a button that copies it. */
export const PromotionCode = ({ code }: { code: string }) => (
  <p className={styles.code}>
    <span className={styles.codeText}>{code}</span>
    <CopyButton variant="quiet" text={code} />
  </p>
)
