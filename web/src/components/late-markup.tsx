import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { LoadedOnce } from './loaded-once.ts'

interface LateMarkupProps<Part> {
  part: LoadedOnce<Part>
  /** Whether the markup of the server is not what this reader should see, or not all of it. */
  isOutdated: boolean
  className: string | undefined
  children: (part: Part) => ReactNode
}

/** Signs that somebody uses the page. */
const uses = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** A key that was pressed on the page before its code was there. Also with several parts, it is pressed once more. */
let earlyKey: KeyboardEvent | undefined

function keepKey(event: Event) {
  if (event instanceof KeyboardEvent && event.target === document.body) earlyKey = event
}

/** Presses it again, unless other code took it. */
function pressEarlyKey() {
  const key = earlyKey
  earlyKey = undefined
  if (key && !key.defaultPrevented) document.body.dispatchEvent(new KeyboardEvent(key.type, key))
}

/**
 * Markup that stays as the server rendered it until somebody uses the page, so that the page is ready without its code.
 * The server must have loaded the part before it renders.
 */
export function LateMarkup<Part>({ part, isOutdated, className, children }: LateMarkupProps<Part>) {
  const box = useRef<HTMLDivElement>(null)
  const used = useUsedElements(box)
  const loaded = useLoaded(part, box, isOutdated)
  const isLoaded = loaded !== undefined
  useLayoutEffect(() => {
    if (isLoaded) used.restore()
  }, [isLoaded, used])
  // After the part listens.
  useEffect(() => {
    if (isLoaded) pressEarlyKey()
  }, [isLoaded])

  if (loaded === undefined)
    return (
      <div
        ref={box}
        className={className}
        // React leaves the content of such an element as it is.
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
        {...used.handlers}
      />
    )
  return (
    <div key="live" ref={box} className={className}>
      {children(loaded)}
    </div>
  )
}

const neverChanges = () => () => {}

function useLoaded<Part>(
  part: LoadedOnce<Part>,
  box: RefObject<HTMLDivElement | null>,
  isWanted: boolean,
): Part | undefined {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isFromServer] = useState(isHydrating)
  // In an object, because a part may be a function.
  const [{ loaded }, setLoaded] = useState(() => ({ loaded: part.current() }))
  const isLoading = useRef(false)
  const load = useEffectEvent(async () => {
    if (isLoading.current) return
    isLoading.current = true
    try {
      const current = await part.load()
      startTransition(() => setLoaded({ loaded: current }))
    } catch {
      // The markup remains, and the next use loads again.
      isLoading.current = false
    }
  })
  const isLoaded = loaded !== undefined
  useEffect(() => {
    if (isLoaded) return undefined
    // The server leaves out what failed.
    const isWhole = isFromServer && !box.current?.querySelector('template')
    const onUse = (event: Event) => {
      keepKey(event)
      void load()
    }
    if (isWanted || !isWhole) void load()
    const options = { passive: true, capture: true }
    for (const use of uses) addEventListener(use, onUse, options)
    return () => {
      for (const use of uses) removeEventListener(use, onUse, options)
    }
  }, [isLoaded, isWanted, isFromServer, box])
  return loaded
}

/** What somebody focused or pressed before the code was there. */
function useUsedElements(box: RefObject<HTMLDivElement | null>) {
  const [used] = useState(() => {
    let focused: number[] | undefined
    let pressed: number[] | undefined
    const pathOf = (node: EventTarget) =>
      box.current !== null && node instanceof Element ? pathTo(node, box.current) : undefined
    return {
      handlers: {
        onFocus: ({ target }: { target: EventTarget }) => {
          focused = pathOf(target)
        },
        onBlur: () => {
          focused = undefined
        },
        onClick: (event: MouseEvent) => {
          const control = event.target instanceof Element ? event.target.closest('button, summary') : null
          if (control === null) return
          event.preventDefault()
          pressed = pathOf(control)
        },
      },
      restore: () => {
        if (box.current === null) return
        if (focused) nodeAt(focused, box.current)?.focus({ preventScroll: true })
        if (pressed) nodeAt(pressed, box.current)?.click()
        focused = pressed = undefined
      },
    }
  })
  return used
}

/** The place of an element below another one: the index of each step among its siblings. */
function pathTo(element: Element, root: Element): number[] {
  const path: number[] = []
  for (let step = element; step !== root;) {
    const parent = step.parentElement
    if (parent === null) return []
    path.unshift([...parent.children].indexOf(step))
    step = parent
  }
  return path
}

/** The element at that place of another tree of the same shape. */
function nodeAt(path: readonly number[], root: Element): HTMLElement | undefined {
  let found: Element | undefined = root
  for (const index of path) found = found?.children[index]
  return found instanceof HTMLElement ? found : undefined
}
