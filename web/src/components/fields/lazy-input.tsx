import { useState, type ComponentProps, type ReactNode } from 'react'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './input.module.css'
import type { Lazy } from '../use-lazy.ts'

export interface InputUse {
  hasFocus: boolean
  /** Whether the focus came by a click. */
  wasClicked: boolean
  /** Whether its text was changed since it got the focus. */
  wasTyped: boolean
}

const unused: InputUse = { hasFocus: false, wasClicked: false, wasTyped: false }

interface LazyInputProps<Part> extends Omit<
  ComponentProps<'input'>,
  'className' | 'children' | 'onClick' | 'onInput'
> {
  /** The code of the control. Focus retries after a failure. */
  lazy: Lazy<Part>
  icon?: IconName
  /** The control that replaces the input, given how the input was used. */
  children: (part: Part, use: InputUse) => ReactNode
}

/**
 * A plain input until the code of a control is loaded. The server renders only this input: Base UI's controls have
 * inline styles, which the content security policy forbids in HTML.
 */
export function LazyInput<Part>({ lazy, icon, children, onFocus, onBlur, ...input }: LazyInputProps<Part>) {
  const { part, retry } = lazy
  const [use, setUse] = useState(unused)
  if (part !== undefined) return children(part, use)
  return (
    <span className={styles.box}>
      {icon !== undefined && <Icon name={icon} className={`dim ${styles.leading}`} />}
      <input
        type="text"
        {...input}
        className={styles.bare}
        onFocus={(event) => {
          setUse({ ...unused, hasFocus: true })
          retry()
          onFocus?.(event)
        }}
        onClick={() => setUse((before) => ({ ...before, wasClicked: true }))}
        onInput={() => setUse((before) => ({ ...before, wasTyped: true }))}
        onBlur={(event) => {
          setUse(unused)
          onBlur?.(event)
        }}
      />
    </span>
  )
}
