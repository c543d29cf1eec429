import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { count as formatCount } from '../format.ts'
import styles from './tabs.module.css'

export interface Tab<Name extends string = string> {
  name: Name
  label: string
  count?: number | undefined
}

export interface TabsProps<Name extends string> {
  /** Read aloud before the tabs. */
  label: string
  tabs: readonly Tab<Name>[]
  selected: Name
  onSelect: (name: Name) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

/** Panels of which one is shown. The arrow keys, Home and End select a tab. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ name }) => name === selected)

  function move(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      ArrowRight: (at + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = targets[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    onSelect(tab.name)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map(({ name, label: text, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}panel`}
            tabIndex={name === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(name)}
            onKeyDown={move}
          >
            {text}{' '}
            {count !== undefined && <span className={`dim xs ${styles.count}`}>{formatCount(count)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}
