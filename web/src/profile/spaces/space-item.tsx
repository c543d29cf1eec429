import { spaceTypeByName, spaceTypeNames } from '@app/contract/reference-lists/space-types.ts'
import { memo, type ChangeEvent } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { RuledItem, RuledWords } from '../../components/display/ruled-list.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { SpaceControls } from '../../page/space-controls.tsx'
import { spaceLine, spaceTitle, stateOf, type SpaceField, type SpaceRow } from './space-rows.ts'
import { Row } from '../../platform/boxes/row.tsx'
import styles from '../editing/editing.module.css'
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
    <RuledItem data-space={row.key}>
      <RuledWords>
        <Row as="span" gap="0 3">
          <span className="semi">{title}</span>
          {details !== '' && !isOpen && <span className="mut">{details}</span>}
          {state !== 'same' && <Tag tone={tags[state].tone}>{tags[state].text}</Tag>}
        </Row>
      </RuledWords>
      {state === 'removed' ? (
        <Button variant="quiet" icon="undo-2" onClick={() => actions.keep(row.key)}>
          Keep<span className="sr">{title}</span>
        </Button>
      ) : (
        <Row as="span" gap="0">
          <IconButton
            icon={isOpen ? 'chevron-up' : 'pencil'}
            label={isOpen ? `Close: ${title}` : `Change: ${title}`}
            aria-expanded={isOpen}
            onClick={() => actions.toggle(row.key)}
          />
          <IconButton icon="trash-2" label={`Delete: ${title}`} onClick={() => actions.remove(row.key)} />
        </Row>
      )}
      {row.errors[''] !== undefined && (
        <p className={styles.error} role="alert">
          <Icon name="circle-alert" size={16} /> {row.errors['']}
        </p>
      )}
      {isOpen && state !== 'removed' && (
        <SpaceFields row={row} onField={(field, text) => actions.change(row.key, field, text)} />
      )}
    </RuledItem>
  )
})

interface SpaceFieldsProps {
  row: SpaceRow
  onField: (field: SpaceField, text: string) => void
}

function SpaceFields({ row, onField }: SpaceFieldsProps) {
  const control = (field: SpaceField) => ({
    value: row.typed[field],
    error: row.errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onField(field, event.currentTarget.value),
  })
  return (
    <div className={styles.line}>
      <SpaceControls
        types={spaceTypeNames}
        type={spaceTypeByName.get(row.typed.name)}
        count={control('count')}
        name={control('name')}
        surface={control('surface')}
        location={control('location')}
        features={control('additionalFeatures')}
      />
    </div>
  )
}
