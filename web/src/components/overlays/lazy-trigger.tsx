import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { useNotLoadedToast } from './use-lazy-popup.ts'

export type TriggerElement = ReactElement<ComponentProps<'button'>>

export type Arrow = 'ArrowDown' | 'ArrowUp'

export interface LazyTriggerProps<Part> {
  trigger: TriggerElement
  popup: 'menu' | 'dialog'
  load: () => Promise<Part>
  /** Called after a press, once the code is loaded. `arrow` is set if it was pressed by keyboard. */
  onUse: (part: Part, arrow: Arrow | undefined) => void
}

/** A popup trigger that preloads the popup's code on hover or focus. */
export function LazyTrigger<Part>({ trigger, popup, load, onUse }: LazyTriggerProps<Part>) {
  const { props } = trigger
  const showNotLoaded = useNotLoadedToast()
  // A failure is ignored: the next use loads again.
  const prepare = () => void load().catch(() => undefined)
  const use = (arrow?: Arrow) => void load().then((part) => onUse(part, arrow), showNotLoaded)

  return cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      props.onClick?.(event)
      // A click by Enter or Space has the detail 0.
      use(event.detail === 0 ? 'ArrowDown' : undefined)
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (popup !== 'menu' || event.repeat || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      use(event.key)
    },
  })
}
