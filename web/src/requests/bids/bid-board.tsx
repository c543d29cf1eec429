import type { ReactNode } from 'react'
import { BidColumn } from './bid-column.tsx'
import type { RowGroup } from './bid-rows.tsx'
import type { Opening } from '../use-conversation.ts'
import type { ShownBid } from './shown-bids.ts'
import { useBoardKeys } from './use-board-keys.ts'
import styles from './bid-board.module.css'

interface BidBoardProps {
  shown: readonly ShownBid[]
  groups: readonly RowGroup[]
  noun: string
  /** Above the labels of the rows. */
  corner: ReactNode
  chosen: string | undefined
  /** The conversation that is being opened. */
  opening: Opening | undefined
  onChoose: (leadId: string) => void
  onOpen: (opening: Opening) => void
}

/** Bids side by side. From 900 px all columns share the rows of one grid; below that they are swiped. */
export function BidBoard({ shown, groups, noun, corner, chosen, opening, onChoose, onOpen }: BidBoardProps) {
  const { column, keys } = useBoardKeys((at) => shown[at] && onChoose(shown[at].bid.leadId))
  // The head, the total, a row for each title, and the decision below its title.
  const rows = groups.reduce((sum, group) => sum + group.rows.length + 1, 4)
  return (
    <>
      <div className={styles.swipe}>
        <span>
          <b className="semi">
            {column + 1} of {shown.length}
          </b>
          {shown.length > 1 && ', swipe to compare'}
        </span>
        <ol aria-hidden="true">
          {shown.map(({ bid }, at) => (
            <li key={bid.leadId} className={at === column ? styles.on : undefined} />
          ))}
        </ol>
      </div>
      {/* It scrolls, and its keys move between cells, so keys must reach it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.board}
        style={{
          gridTemplateColumns: `184px repeat(${shown.length}, minmax(176px, 320px))`,
          gridTemplateRows: `repeat(${rows}, auto)`,
        }}
        role="group"
        aria-label="Bids side by side"
        tabIndex={0}
        {...keys}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions */}
        <div className={styles.labels} aria-hidden="true">
          <div>{corner}</div>
          <div className={styles.total}>
            Total with everything you asked for<small>what the event costs you</small>
          </div>
          {groups.flatMap(({ title, rows: labels }) => [
            <div key={title} className={styles.group}>
              {title}
            </div>,
            ...labels.map(({ label, note }) => (
              <div key={`${title} ${label}`}>
                {label}
                {note !== undefined && <small>{note}</small>}
              </div>
            )),
          ])}
          <div className={styles.group}>Your decision</div>
          <div>
            Ask or negotiate<small>opens your conversation</small>
          </div>
        </div>
        {shown.map((each) => (
          <BidColumn
            key={each.bid.leadId}
            shown={each}
            groups={groups}
            noun={noun}
            isChosen={each.bid.leadId === chosen}
            opening={each.lead.id === opening?.id ? opening : undefined}
            onChoose={() => onChoose(each.bid.leadId)}
            onOpen={onOpen}
          />
        ))}
      </div>
    </>
  )
}
