import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { Icon } from './icon.tsx'
import styles from './option-list.module.css'
import type { SearchStatus } from './use-option-search.ts'

export interface OptionListProps {
  listId: string
  options: readonly ComboboxOption[]
  activeIndex: number
  status: SearchStatus
  label: ReactNode
  onChoose: (option: ComboboxOption) => void
  isChosen?: (option: ComboboxOption) => boolean
  isMultiple?: boolean
  /** What it says when nothing fits. */
  emptyText?: string
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** What `useOptionList` opens. Stands in its place in the document, so that it is part of the dialog and the theme
 *  around it, and leaves the focus in the input. */
export function OptionList(props: OptionListProps) {
  const {
    listId,
    options,
    activeIndex,
    status,
    label,
    onChoose,
    isChosen,
    isMultiple,
    emptyText = 'Nothing fits.',
  } = props
  return (
    <div
      role="presentation"
      ref={intoView}
      className={styles.popup}
      onMouseDown={(event) => event.preventDefault()}
    >
      <output className={options.length > 0 && status === 'idle' ? 'sr' : styles.status}>
        {status === 'searching' && 'Searching'}
        {status === 'failed' && 'The search gave no answer. Type on to try again.'}
        {status === 'idle' && (options.length === 0 ? emptyText : `${options.length} to choose from`)}
      </output>
      {/* No element of a page is a list to choose from that is filtered by what is typed elsewhere, where the keys
          go as well. */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      <div
        id={listId}
        role="listbox"
        className={styles.list}
        aria-label={typeof label === 'string' ? label : 'Choices'}
        aria-multiselectable={isMultiple || undefined}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            ref={index === activeIndex ? intoView : undefined}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen?.(option) ?? index === activeIndex}
            className={classNames(styles.option, index === activeIndex && styles.active)}
            onClick={() => onChoose(option)}
          >
            <span className={styles.text}>
              {option.label}
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </span>
            {isChosen?.(option) && <Icon name="check" size={16} />}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
    </div>
  )
}
