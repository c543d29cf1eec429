import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { useSayNotLoaded } from './use-late-popup.ts'

export type TriggerElement = ReactElement<ComponentProps<'button'>>

export type Arrow = 'ArrowDown' | 'ArrowUp'

export interface LateTriggerProps<Part> {
  trigger: TriggerElement
  popup: 'menu' | 'dialog'
  load: () => Promise<Part>
  /** It was used, and what it opens is here. By keyboard it was used with an arrow, or as if with one. */
  onUse: (part: Part, arrow: Arrow | undefined) => void
}

/** The trigger of a popup whose code comes when somebody makes for it, so that no page waits for popups that
 *  nobody opens. */
export function LateTrigger<Part>({ trigger, popup, load, onUse }: LateTriggerProps<Part>) {
  const { props } = trigger
  const sayNotLoaded = useSayNotLoaded()
  // What fails to come now is asked for again at the next use.
  const prepare = () => void load().catch(() => undefined)
  const use = (arrow?: Arrow) => void load().then((part) => onUse(part, arrow), sayNotLoaded)

  return cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      props.onClick?.(event)
      // Enter and Space press nothing down: such a click has no count.
      use(event.detail === 0 ? 'ArrowDown' : undefined)
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (popup !== 'menu' || event.repeat || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      use(event.key)
    },
  })
}
