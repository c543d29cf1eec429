// Before the library, which adds its styles while it loads.
import { toastSheet } from './toast-styles.ts'
import { SnackbarProvider, type SnackbarOrigin } from 'notistack'
import { useRef } from 'react'
import { dismissToast, shownToasts } from './shown-toasts.ts'
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
const defaultSeconds = 5

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
              autoHideDuration: (request.seconds ?? defaultSeconds) * 1000,
              anchorOrigin: toastOrigins[request.position ?? freePlace(foot)],
            }),
          })
          if (topic === undefined) return
          const close = () => provider.closeSnackbar(key)
          shownToasts.set(topic, [...(shownToasts.get(topic) ?? []), close].slice(-maxToasts))
        })
      }}
      maxSnack={maxToasts}
      autoHideDuration={defaultSeconds * 1000}
      transitionDuration={isStill ? { enter: 0, exit: 0 } : { enter: 225, exit: 195 }}
      anchorOrigin={toastOrigins['bottom-left']}
      classes={{ containerRoot: styles.container }}
      Components={components}
    />
  )
}

const components = { toast: Toast }

type ToastPlace = 'bottom-left' | 'bottom-right' | 'top-right'

const toastOrigins: Record<ToastPlace, SnackbarOrigin> = {
  'bottom-left': { vertical: 'bottom', horizontal: 'left' },
  'bottom-right': { vertical: 'bottom', horizontal: 'right' },
  'top-right': { vertical: 'top', horizontal: 'right' },
}

// In px: the width of a toast and the height of a short one, with their margins.
const width = 404
const height = 96

const controls =
  'form :is(input, select, textarea, button), [data-editing] :is(input, select, textarea, button)'

/**
 * Where a toast covers no form: at the bottom left, which is the default, or else at the bottom right, or at the top. `foot`
 * is the height in px of what is fixed at the bottom of the window.
 */
function freePlace(foot: number): ToastPlace {
  const inTheWay = [...document.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width: own, top, bottom }) => {
      const end = window.innerHeight - foot
      return own > 0 && bottom > end - height && top < end
    })
  if (inTheWay.every(({ left }) => left > width)) return 'bottom-left'
  return inTheWay.every(({ right }) => right < window.innerWidth - width) ? 'bottom-right' : 'top-right'
}

/** The height in px of visible buttons fixed at the bottom of the window, to show toasts above them. */
function footHeight() {
  const feet = [...document.querySelectorAll('[data-foot]')].map((foot) => foot.getBoundingClientRect())
  // Upward, because one may be above another.
  return feet
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (total, { height: own, top, bottom }) =>
        own > 0 && Math.abs(window.innerHeight - total - bottom) < 40 ? window.innerHeight - top : total,
      0,
    )
}
