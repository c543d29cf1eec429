import type { ComparedBid } from '@app/contract/events/bids.ts'
import type { EventLead } from '@app/contract/events/lead-schema.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { ProgressBar } from '../../components/display/progress-bar.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { kinds, profilePath } from '../../kinds/registry.ts'
import { cityAndState } from '../../page/place-words.ts'
import { dollars } from '../offer-words.ts'
import type { RowGroup } from './bid-rows.tsx'
import { refusalOf, type Words } from './bid-words.ts'
import styles from './bid-board.module.css'

export type BiddingLead = Pick<EventLead, 'id' | 'host' | 'profileName' | 'status'>

export interface ShownBid {
  bid: ComparedBid
  lead: BiddingLead
  total: number
  /** Of the highest total. */
  share: number
  /** The total beside the lowest one. */
  comparison: string
}

interface BidColumnProps {
  shown: ShownBid
  groups: readonly RowGroup[]
  isChosen: boolean
  isAsking: boolean
  onChoose: () => void
  onAsk: () => void
}

/** A bid. Its cells are in the rows of the board, and have labels of their own on small screens. */
export function BidColumn({ shown, groups, isChosen, isAsking, onChoose, onAsk }: BidColumnProps) {
  const { bid, lead, total, share, comparison } = shown
  const { host } = lead
  const refusal = refusalOf(bid)
  const isWon = bid.status === 'Won'
  return (
    <article className={classNames(styles.bid, isChosen && styles.chosen)} aria-label={bid.profileName}>
      <div className={styles.head} data-cell tabIndex={-1}>
        <span className={styles.picture}>
          <Picture src={bid.headerImage} alt="" fallbackName={bid.profileName} sizes="320px" ratio="fill" />
        </span>
        <h2>
          {host.isGone ? (
            host.name
          ) : (
            <Link to={profilePath(kinds[host.kind], host.id)} className={styles.name}>
              {host.name}
            </Link>
          )}
        </h2>
        <p className="xs mut">{cityAndState(host)}</p>
        <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onChoose}>
          <i aria-hidden="true" />
          {isWon ? 'Awarded' : isChosen ? 'Chosen' : 'Choose'}
          <span className="sr"> {bid.profileName}</span>
        </button>
        {refusal !== undefined && <p className={styles.refusal}>{refusal}</p>}
      </div>
      <div className={classNames(styles.row, styles.total)} data-cell tabIndex={-1}>
        <span className={styles.key}>Total</span>
        <div>
          <b>{dollars.format(total)}</b>
          <ProgressBar label={`Share of the highest total, ${bid.profileName}`} isLabelHidden value={share} />
          <small>{comparison}</small>
        </div>
      </div>
      {groups.map(({ title, rows }) => (
        <Fragment key={title}>
          <div className={styles.group}>{title}</div>
          {rows.map(({ label, isAmount, words, picture }) => (
            <div
              key={label}
              className={classNames(styles.row, isAmount && styles.amount)}
              data-cell
              tabIndex={-1}
            >
              <span className={styles.key}>{label}</span>
              <div>
                {picture?.(bid)}
                <Said words={words(bid)} />
              </div>
            </div>
          ))}
        </Fragment>
      ))}
      <div className={styles.group}>Your decision</div>
      <div className={styles.actions} data-cell tabIndex={-1}>
        <Button icon="message-square" isBusy={isAsking} onClick={onAsk}>
          {refusal?.startsWith('The hold') ? 'Ask to hold again' : 'Ask'}
          <span className="sr"> {bid.profileName}</span>
        </Button>
      </div>
    </article>
  )
}

const Said = ({ words: { text, note, tone } }: { words: Words }) => (
  <>
    <span className={tone && styles[tone]}>{text}</span>
    {note !== undefined && <small className={tone === 'bad' ? styles.bad : undefined}>{note}</small>}
  </>
)
