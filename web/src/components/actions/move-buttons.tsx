import { flushSync } from 'react-dom'
import { IconButton } from './icon-button.tsx'
import styles from './button.module.css'

export interface MoveButtonsProps {
  /** What is moved. */
  name: string
  isFirst: boolean
  isLast: boolean
  /** Whether the others stand below it rather than beside it. */
  isColumn?: boolean
  onMove: (by: 1 | -1) => void
}

/** Moves one of a list by a place, from the keyboard too: the focus stays on the button, wherever it goes. */
export function MoveButtons({ name, isFirst, isLast, isColumn = false, onMove }: MoveButtonsProps) {
  const button = (by: 1 | -1, isOff: boolean) => (
    <IconButton
      className={styles.move}
      icon={by < 0 ? (isColumn ? 'chevron-up' : 'arrow-left') : isColumn ? 'chevron-down' : 'arrow-right'}
      label={`Move ${by < 0 ? 'earlier' : 'later'}: ${name}`}
      // A disabled button would lose the focus at the end of the list.
      aria-disabled={isOff}
      onClick={({ currentTarget }) => {
        if (isOff) return
        flushSync(() => onMove(by))
        currentTarget.focus()
      }}
    />
  )
  return (
    <>
      {button(-1, isFirst)}
      {button(1, isLast)}
    </>
  )
}
