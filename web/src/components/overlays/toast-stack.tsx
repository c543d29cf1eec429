// Before the library, which adds its styles while it loads.
import { toastSheet } from './toast-styles.ts'
import { SnackbarProvider, type SnackbarOrigin } from 'notistack'
import type { ToastRequest } from './toast-request.ts'
import styles from './toast-stack.module.css'
import { Toast } from './toast.tsx'

document.adoptedStyleSheets.push(toastSheet)

declare module 'notistack' {
  interface VariantOverrides {
    toast: { request: ToastRequest }
  }
}

const origins: Record<'bottom-left' | 'top-right', SnackbarOrigin> = {
  'bottom-left': { vertical: 'bottom', horizontal: 'left' },
  'top-right': { vertical: 'top', horizontal: 'right' },
}

export interface ToastStackProps {
  onReady: (show: (request: ToastRequest) => void) => void
}

export function ToastStack({ onReady }: ToastStackProps) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <SnackbarProvider
      ref={(provider) => {
        if (provider === null) return
        onReady((request) => {
          document.documentElement.style.setProperty('--foot', `${footHeight()}px`)
          provider.enqueueSnackbar({
            variant: 'toast',
            request,
            ...(request.tone !== 'notification' && {
              persist: request.isPersistent,
              anchorOrigin: origins[request.position ?? 'bottom-left'],
            }),
          })
        })
      }}
      maxSnack={3}
      autoHideDuration={5000}
      transitionDuration={isStill ? { enter: 0, exit: 0 } : { enter: 225, exit: 195 }}
      anchorOrigin={origins['bottom-left']}
      classes={{ containerRoot: styles.container }}
      Components={components}
    />
  )
}

const components = { toast: Toast }

/** The height in px of visible buttons fixed at the bottom of the window, to show toasts above them. */
function footHeight() {
  const feet = [...document.querySelectorAll('[data-foot]')].map((foot) => foot.getBoundingClientRect())
  // Upward, because one may be above another.
  return feet
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (total, { height, top, bottom }) =>
        height > 0 && Math.abs(window.innerHeight - total - bottom) < 40 ? window.innerHeight - top : total,
      0,
    )
}
