import type { SnackbarOrigin } from 'notistack'

export type ToastPlace = 'bottom-left' | 'bottom-right' | 'top-right'

export const toastOrigins: Record<ToastPlace, SnackbarOrigin> = {
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
export function freePlace(foot: number): ToastPlace {
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
export function footHeight() {
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
