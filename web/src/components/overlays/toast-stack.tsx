// Before the library, which adds its styles while it loads.
import { toastSheet } from './toast-styles.ts'
import { SnackbarProvider, type SnackbarKey } from 'notistack'
import { useRef } from 'react'
import { footHeight, freePlace, toastOrigins } from './toast-place.ts'
import type { ToastDismissal, ToastRequest } from './toast-request.ts'
import styles from './toast-stack.module.css'
import { Toast } from './toast.tsx'

document.adoptedStyleSheets.push(toastSheet)

declare module 'notistack' {
  interface VariantOverrides {
    toast: { request: ToastRequest }
  }
}

export interface ToastStackProps {
  onReady: (show: (request: ToastRequest | ToastDismissal) => void) => void
}

export function ToastStack({ onReady }: ToastStackProps) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const shown = useRef(new Map<string, SnackbarKey>())
  const lastFoot = useRef(0)
  return (
    <SnackbarProvider
      ref={(provider) => {
        if (provider === null) return
        onReady((request) => {
          if (request.tone === 'dismissal') {
            const open = shown.current.get(request.topic)
            if (open !== undefined) provider.closeSnackbar(open)
            return
          }
          const topic = request.tone === 'notification' ? request.topic : (request.topic ?? request.text)
          const former = topic === undefined ? undefined : shown.current.get(topic)
          if (former !== undefined) provider.closeSnackbar(former)
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
          if (topic !== undefined) shown.current.set(topic, key)
        })
      }}
      maxSnack={3}
      autoHideDuration={5000}
      transitionDuration={isStill ? { enter: 0, exit: 0 } : { enter: 225, exit: 195 }}
      anchorOrigin={toastOrigins['bottom-left']}
      classes={{ containerRoot: styles.container }}
      Components={components}
    />
  )
}

const components = { toast: Toast }
