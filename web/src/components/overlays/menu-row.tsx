import type { ReactNode } from 'react'
import { type To, Link } from 'react-router'
import type { IconName } from '../pictures/icon-names.ts'
import { Menu } from '@base-ui/react/menu'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './popup.module.css'

export interface MenuEntry {
  label: string
  icon?: IconName
  /** Shown at the end of the row, such as a count. */
  note?: ReactNode
  /** One of: a page of this site, a URL that opens in a new tab, an action. */
  to?: To
  href?: string
  onSelect?: () => void
  /** Set for one of several choices. */
  isChecked?: boolean
  isDanger?: boolean
  isDisabled?: boolean
}

export function MenuRow({ entry }: { entry: MenuEntry }) {
  const { to, href, onSelect, isChecked, isDisabled } = entry
  const className = classNames(styles.item, entry.isDanger && 'bad')
  const content = <MenuRowContent entry={entry} />
  if (isDisabled || (to === undefined && href === undefined)) {
    if (isChecked !== undefined) {
      return (
        <Menu.CheckboxItem
          className={className}
          role="menuitemradio"
          aria-checked={isChecked}
          checked={isChecked}
          disabled={isDisabled}
          closeOnClick
          onClick={onSelect}
        >
          {content}
        </Menu.CheckboxItem>
      )
    }
    return (
      <Menu.Item className={className} disabled={isDisabled} onClick={onSelect}>
        {content}
      </Menu.Item>
    )
  }
  if (to === undefined) {
    return (
      <Menu.LinkItem className={className} closeOnClick href={href} target="_blank" rel="noreferrer">
        {content}
      </Menu.LinkItem>
    )
  }
  return (
    <Menu.LinkItem className={className} closeOnClick render={<Link to={to} onClick={onSelect} />}>
      {content}
    </Menu.LinkItem>
  )
}

function MenuRowContent({ entry: { label, icon, note, isChecked, isDanger, href } }: { entry: MenuEntry }) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} className={isDanger ? undefined : 'mut'} />}
      <span className="grow">{label}</span>
      {note !== undefined && <span className="num">{note}</span>}
      {isChecked && <Icon name="check" size={16} />}
      {href !== undefined && <Icon name="external-link" size={16} className="dim" />}
      {href !== undefined && <span className="sr">, opens in a new tab</span>}
    </>
  )
}
