import { memo } from 'react'
import { Button } from '../../../../components/button.tsx'
import { Tag } from '../../../../components/chip.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { SpaceFields } from './space-fields.tsx'
import { spaceLine, spaceTitle, stateOf, type SpaceRow } from './space-rows.ts'
import styles from './spaces.module.css'
import type { SpaceActions } from './use-space-rows.ts'

export interface SpaceItemProps {
  row: SpaceRow
  isOpen: boolean
  actions: SpaceActions
}

const tags = {
  added: { tone: 'good', text: 'New' },
  changed: { tone: 'info', text: 'Changed' },
  removed: { tone: 'bad', text: 'Will be deleted' },
} as const

/** One space. Memoized: a facility may have hundreds. */
export const SpaceItem = memo(function SpaceItem({ row, isOpen, actions }: SpaceItemProps) {
  const state = stateOf(row)
  const title = spaceTitle(row.typed)
  const details = spaceLine(row.typed)
  return (
    <li className={styles.item} data-space={row.key}>
      <div className={styles.line}>
        <div className={styles.words}>
          <span className={styles.title}>{title}</span>
          {details !== '' && !isOpen && <span className={styles.details}>{details}</span>}
          {state !== 'same' && <Tag tone={tags[state].tone}>{tags[state].text}</Tag>}
        </div>
        {state === 'removed' ? (
          <Button variant="quiet" icon="undo-2" onClick={() => actions.keep(row.key)}>
            Keep<span className="sr">{title}</span>
          </Button>
        ) : (
          <span className={styles.actions}>
            <IconButton
              icon={isOpen ? 'chevron-up' : 'pencil'}
              label={isOpen ? `Close: ${title}` : `Change: ${title}`}
              aria-expanded={isOpen}
              onClick={() => actions.toggle(row.key)}
            />
            <IconButton icon="trash-2" label={`Delete: ${title}`} onClick={() => actions.remove(row.key)} />
          </span>
        )}
      </div>
      {row.errors[''] !== undefined && (
        <p className={styles.failure} role="alert">
          <Icon name="circle-alert" size={16} /> {row.errors['']}
        </p>
      )}
      {isOpen && state !== 'removed' && (
        <SpaceFields row={row} onField={(field, text) => actions.change(row.key, field, text)} />
      )}
    </li>
  )
})
