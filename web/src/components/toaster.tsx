import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ToastMessage, ToastNotification, ToastOptions, ToastRequest } from './toast-request.ts'
import { useLate } from './use-late.ts'

type Show = (request: ToastRequest) => void

const load = () => import('./toast-stack.tsx')

const ToastContext = createContext<Show | undefined>(undefined)

/** Around the app. What shows toasts comes with the first one. */
export function Toaster({ children }: { children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false)
  const stack = useRef<Show>(undefined)
  const waiting = useRef<ToastRequest[]>([])
  const late = useLate(load, isWanted, () => setIsWanted(false))
  useLoadOnFirstTouch()

  const [show] = useState((): Show => (request) => {
    if (stack.current !== undefined) return stack.current(request)
    waiting.current.push(request)
    setIsWanted(true)
  })

  function takeOver(showNow: Show) {
    stack.current = showNow
    for (const request of waiting.current.splice(0)) showNow(request)
  }

  return (
    <ToastContext value={show}>
      {children}
      {late.part && <late.part.ToastStack onReady={takeOver} />}
    </ToastContext>
  )
}

/** A toast answers what somebody did; by the time it tells that the network is gone it must be here. */
function useLoadOnFirstTouch() {
  useEffect(() => {
    const abort = new AbortController()
    const loadOnce = () => {
      abort.abort()
      load().catch(() => undefined)
    }
    const options = { signal: abort.signal, passive: true }
    addEventListener('pointerdown', loadOnce, options)
    addEventListener('keydown', loadOnce, options)
    return () => abort.abort()
  }, [])
}

/** Toasts: at most 3 at a time, for 5 s each, at the bottom left. */
export function useToast() {
  const show = use(ToastContext)
  if (show === undefined) throw new Error('useToast needs a Toaster around it.')
  return useMemo(() => {
    const say = (tone: ToastMessage['tone']) => (text: string, options?: ToastOptions) =>
      show({ ...options, tone, text })
    return {
      success: say('success'),
      error: say('error'),
      warning: say('warning'),
      notify: (notification: Omit<ToastNotification, 'tone'>) =>
        show({ ...notification, tone: 'notification' }),
    }
  }, [show])
}
