import { dollars } from '@app/contract/rules/costs.ts'
import { Fragment } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { ProgressBar } from '../../components/display/progress-bar.tsx'
import { AskHost } from '../ask-host.tsx'
import { useReopen } from '../request-calls.ts'
import { BidHead } from './bid-head.tsx'
import type { RowGroup } from './bid-rows.tsx'
import { askToHold, quoteOf, type Words } from './bid-words.ts'
import type { Opening } from '../use-conversation.ts'
import styles from './bid-board.module.css'
import type { ShownBid } from './shown-bids.ts'

interface BidColumnProps {
  shown: ShownBid
  groups: readonly RowGroup[]
  noun: string
  isChosen: boolean
  /** The conversation with this host that is being opened. */
  opening: Opening | undefined
  onChoose: () => void
  onOpen: (opening: Opening) => void
}

/** A bid. Its cells are in the rows of the board, and have labels of their own on small screens. */
export function BidColumn({ shown, groups, noun, isChosen, opening, onChoose, onOpen }: BidColumnProps) {
  const { bid, lead, total, share, comparison, refusal, isEnded } = shown
  const hold = askToHold(bid, lead)
  const quote = quoteOf(bid, noun)
  const { reopen, isBusy } = useReopen()
  return (
    <article className={classNames(styles.bid, isChosen && styles.chosen)} aria-label={bid.profileName}>
      <BidHead {...{ bid, lead, refusal, isChosen, onChoose }} />
      <div className={classNames(styles.row, styles.total)} data-cell tabIndex={-1}>
        <span className={styles.key}>Total</span>
        <div>
          <b>{dollars(total)}</b>
          <ProgressBar label={`Share of the highest total, ${bid.profileName}`} isLabelHidden value={share} />
          <small>{comparison}</small>
        </div>
      </div>
      {groups.map(({ title, rows }) => (
        <Fragment key={title}>
          <div className={styles.group}>
            <span>{title}</span>
          </div>
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
      <div className={styles.group}>
        <span>Your decision</span>
      </div>
      <div className={styles.actions} data-cell tabIndex={-1}>
        <AskHost
          host={lead.host}
          label={hold?.label}
          isBusy={opening !== undefined && opening.beginning !== quote}
          onAsk={() => onOpen({ id: lead.id, ...(hold && { beginning: hold.message }) })}
        />
        {bid.status === 'Lost' && !isEnded && (
          <Button isBusy={isBusy} onClick={() => reopen(lead)}>
            Reopen
            <span className="sr"> {bid.profileName}</span>
          </Button>
        )}
        {lead.host.isManaged && (
          <Button
            variant="quiet"
            isBusy={opening?.beginning === quote}
            onClick={() => onOpen({ id: lead.id, beginning: quote })}
          >
            Negotiate
            <span className="sr"> with {bid.profileName}</span>
          </Button>
        )}
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
