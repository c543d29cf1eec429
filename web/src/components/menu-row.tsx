import { Menu } from '@base-ui/react/menu'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'
import type { MenuEntry } from './menu-props.ts'

export interface MenuRowProps {
  entry: MenuEntry
  look: 'list' | 'cards'
}

export function MenuRow({ entry, look }: MenuRowProps) {
  const { to, href, onSelect, isChecked, isDisabled } = entry
  const className = classNames(styles.item, look === 'cards' && styles.card, entry.isDanger && styles.danger)
  const content = <MenuRowContent entry={entry} look={look} />
  // A link that leads nowhere is no link.
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

function MenuRowContent({ entry: { label, icon, description, note, isChecked, href }, look }: MenuRowProps) {
  return (
    <>
      {icon !== undefined && (
        <span className={look === 'cards' ? styles.frame : styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {isChecked && <Icon name="check" size={16} className={styles.note} />}
      {href !== undefined && <Icon name="external-link" size={16} className={styles.outside} />}
      {href !== undefined && <span className="sr">, opens in a new tab</span>}
    </>
  )
}
