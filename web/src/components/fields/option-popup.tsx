import { Combobox } from '@base-ui/react/combobox'
import type { BaseUIEvent } from '@base-ui/react/types'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { Icon } from '../pictures/icon.tsx'
import popupStyles from '../overlays/popup.module.css'
import styles from './combobox.module.css'
import type { SearchStatus } from './use-option-search.ts'

export interface OptionPopupProps {
  label: ReactNode
  options: readonly ComboboxOption[]
  status: SearchStatus
  emptyText?: string
}

const statusClass = classNames('dim sm', styles.status)

/** The list of options below the input of a combobox or of an autocomplete. */
export function OptionPopup({ label, options, status, emptyText = 'No results' }: OptionPopupProps) {
  const name = typeof label === 'string' ? label : 'Options'
  const isEmpty = status === 'idle' && options.length === 0
  return (
    // A landmark, because the popup is outside all others.
    <Combobox.Portal render={<section aria-label={name} />}>
      <Combobox.Positioner className={popupStyles.positioner} sideOffset={6} collisionPadding={12}>
        <Combobox.Popup ref={exposePage} className={classNames('float', styles.popup)}>
          <Combobox.Status className={status === 'idle' ? 'sr' : statusClass}>
            {status === 'searching' && 'Searching…'}
            {status === 'failed' && 'The search failed. Keep typing to try again.'}
            {status === 'idle' && !isEmpty && `${options.length} to choose from`}
          </Combobox.Status>
          <Combobox.Empty className={isEmpty ? statusClass : 'sr'}>{isEmpty && emptyText}</Combobox.Empty>
          <Combobox.List className={styles.list} aria-label={name}>
            {options.map((option) => (
              <Combobox.Item key={option.value} value={option} className={popupStyles.item}>
                {option.picture}
                <span className="grow">
                  {option.label}
                  {option.note !== undefined && (
                    <span className={classNames('mut xs', styles.note)}>{option.note}</span>
                  )}
                </span>
                <Combobox.ItemIndicator>
                  <Icon name="check" size={16} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            ))}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

/** Keeps Base UI from clearing a closed field on Escape, which only closes the dialog around it. */
export const ignoreEscapeUnless = (isOpen: boolean) => (event: BaseUIEvent<KeyboardEvent>) => {
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler()
}

/**
 * Base UI hides the page from screen readers while the list is open, although the page can still be focused. It spares
 * live regions, so this marks the page as live regions that announce nothing.
 */
function exposePage(popup: HTMLElement | null) {
  const parts = [...document.body.children].filter(
    (part) => popup !== null && !part.contains(popup) && !part.hasAttribute('aria-live'),
  )
  for (const part of parts) part.setAttribute('aria-live', 'off')
  return () => {
    for (const part of parts) part.removeAttribute('aria-live')
  }
}
