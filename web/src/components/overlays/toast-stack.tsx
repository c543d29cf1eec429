// Before the library, which adds its styles while it loads.
import { toastSheet } from './toast-styles.ts'
import { SnackbarProvider } from 'notistack'
import { useRef } from 'react'
import { dismissToast, shownToasts } from './shown-toasts.ts'
import { footHeight, freePlace, toastOrigins } from './toast-place.ts'
import type { ToastRequest } from './toast-request.ts'
import styles from './toast.module.css'
import { Toast } from './toast.tsx'

document.adoptedStyleSheets.push(toastSheet)

declare module 'notistack' {
  interface VariantOverrides {
    toast: { request: ToastRequest }
  }
}

/** Shown at once. */
const maxToasts = 3

export interface ToastStackProps {
  onReady: (show: (request: ToastRequest) => void) => void
}

export function ToastStack({ onReady }: ToastStackProps) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const lastFoot = useRef(0)
  return (
    <SnackbarProvider
      ref={(provider) => {
        if (provider === null) return
        onReady((request) => {
          const topic = request.tone === 'notification' ? request.topic : (request.topic ?? request.text)
          if (topic !== undefined && request.tone !== 'notification') dismissToast(topic)
          const foot = footHeight()
          // Every element inherits it, so that setting it restyles the whole page.
          if (foot !== lastFoot.current) document.documentElement.style.setProperty('--foot', `${foot}px`)
          lastFoot.current = foot
          const key = provider.enqueueSnackbar({
            variant: 'toast',
            request,
            ...(request.tone !== 'notification' && {
              persist: request.isPersistent,
              anchorOrigin: toastOrigins[request.position ?? freePlace(foot)],
            }),
          })
          if (topic === undefined) return
          const close = () => provider.closeSnackbar(key)
          shownToasts.set(topic, [...(shownToasts.get(topic) ?? []), close].slice(-maxToasts))
        })
      }}
      maxSnack={maxToasts}
      autoHideDuration={5000}
      transitionDuration={isStill ? { enter: 0, exit: 0 } : { enter: 225, exit: 195 }}
      anchorOrigin={toastOrigins['bottom-left']}
      classes={{ containerRoot: styles.container }}
      Components={components}
    />
  )
}

const components = { toast: Toast }
