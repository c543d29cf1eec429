import type { ReactNode } from 'react'
import type { To } from 'react-router'
import type { IconName } from './icon-names.ts'
import type { TriggerElement } from './late-trigger.tsx'

export interface MenuEntry {
  label: string
  icon?: IconName
  /** Something at the end of the row, such as a count. */
  note?: ReactNode
  /** Where it leads: a page of ours, an address that opens in a new tab, or something to do. */
  to?: To
  href?: string
  onSelect?: () => void
  /** One of several, of which one holds. */
  isChecked?: boolean
  isDanger?: boolean
  isDisabled?: boolean
}

export interface MenuProps {
  /** A button. */
  trigger: TriggerElement
  items: readonly (MenuEntry | 'separator')[]
  /** What the menu is, where the trigger's own text does not say it. */
  label?: string
  align?: 'start' | 'end'
}
