import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ToastMessage, ToastNotification, ToastOptions, ToastRequest } from './toast-request.ts'
import { useLazy } from '../use-lazy.ts'

type Show = (request: ToastRequest) => void

const load = () => import('./toast-stack.tsx')

const ToastContext = createContext<Show | undefined>(undefined)

/** Shows toasts from outside of components, as soon as the page is alive. */
export const toasts: { show?: Show } = {}

/** Provides `useToast`. The code that shows toasts is loaded with the first one. */
export function Toaster({ children }: { children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false)
  const stack = useRef<Show>(undefined)
  const pending = useRef<ToastRequest[]>([])
  const lazy = useLazy(load, isWanted, () => setIsWanted(false))
  const [show] = useState((): Show => (request) => {
    if (stack.current !== undefined) return stack.current(request)
    pending.current.push(request)
    setIsWanted(true)
  })

  useOutside(show)

  function takeOver(showNow: Show) {
    stack.current = showNow
    for (const request of pending.current.splice(0)) showNow(request)
  }

  return (
    <ToastContext value={show}>
      {children}
      {lazy.part && <lazy.part.ToastStack onReady={takeOver} />}
    </ToastContext>
  )
}

/**
 * Shows what code outside of components tells, and preloads the code on the first interaction: a toast that reports a lost connection could
 * not load it.
 */
function useOutside(show: Show) {
  useEffect(() => {
    toasts.show = show
    const abort = new AbortController()
    const loadOnce = () => {
      abort.abort()
      load().catch(() => undefined)
    }
    const options = { signal: abort.signal, passive: true }
    addEventListener('pointerdown', loadOnce, options)
    addEventListener('keydown', loadOnce, options)
    return () => abort.abort()
  }, [show])
}

/** Toasts: at most 3 at a time, for 5 s each, at the bottom left. */
export function useToast() {
  const show = use(ToastContext)
  if (show === undefined) throw new Error('No Toaster.')
  return useMemo(() => {
    const showText = (tone: ToastMessage['tone']) => (text: string, options?: ToastOptions) =>
      show({ ...options, tone, text })
    return {
      success: showText('success'),
      error: showText('error'),
      warning: showText('warning'),
      notify: (notification: Omit<ToastNotification, 'tone'>) =>
        show({ ...notification, tone: 'notification' }),
    }
  }, [show])
}
