import { useState, type ComponentProps, type ReactNode } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import styles from './input.module.css'
import { useLazy } from './use-lazy.ts'

interface LazyInputProps<Part> extends Omit<ComponentProps<'input'>, 'className' | 'children'> {
  load: () => Promise<Part>
  icon?: IconName
  /** The control that replaces the input, given whether the input had the focus. */
  children: (part: Part, hasFocus: boolean) => ReactNode
}

/**
 * A plain input until the code of a control is loaded. The server renders only this input: Base UI's controls have
 * inline styles, which the content security policy forbids in HTML.
 */
export function LazyInput<Part>({ load, icon, children, onFocus, onBlur, ...input }: LazyInputProps<Part>) {
  const { part, retry } = useLazy(load, true)
  const [hasFocus, setHasFocus] = useState(false)
  if (part !== undefined) return children(part, hasFocus)
  return (
    <span className={styles.box}>
      {icon !== undefined && <Icon name={icon} className={styles.leading} />}
      <input
        type="text"
        {...input}
        className={styles.bare}
        onFocus={(event) => {
          setHasFocus(true)
          retry()
          onFocus?.(event)
        }}
        onBlur={(event) => {
          setHasFocus(false)
          onBlur?.(event)
        }}
      />
    </span>
  )
}
