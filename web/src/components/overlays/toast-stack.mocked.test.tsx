import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToastRequest } from './toast-request.ts'
import { ToastStack } from './toast-stack.tsx'

interface ProviderProps {
  ref: (provider: { enqueueSnackbar: (toast: object) => void; closeSnackbar: () => void }) => void
}

const { providers } = vi.hoisted(() => ({ providers: [] as ProviderProps[] }))
vi.mock('./toast-styles.ts', () => {
  vi.stubGlobal('document', { adoptedStyleSheets: [] })
  return { toastSheet: {} }
})
vi.mock('notistack', () => ({
  closeSnackbar: () => undefined,
  SnackbarProvider: (props: ProviderProps) => {
    providers.push(props)
    return null
  },
}))

const bottomLeft = { vertical: 'bottom', horizontal: 'left' }

beforeEach(() => {
  vi.stubGlobal('document', {
    documentElement: { style: { setProperty: () => undefined } },
    querySelectorAll: () => [],
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** What the stack passes to the library, and the toast that it makes of a request. */
function stack(request: ToastRequest = { tone: 'success', text: 'Saved' }, isStill = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  const enqueueSnackbar = vi.fn<(toast: object) => void>()
  renderToStaticMarkup(<ToastStack onReady={(show) => show(request)} />)
  const props = providers.pop()
  props?.ref({ enqueueSnackbar, closeSnackbar: () => undefined })
  return { props, toast: enqueueSnackbar.mock.calls[0]?.[0] }
}

test('shows at most three toasts, for 5,000 ms each, at the bottom left', () => {
  expect(stack().props).toMatchObject({ maxSnack: 3, autoHideDuration: 5000, anchorOrigin: bottomLeft })
})

test('a toast enters in 225 ms and exits in 195 ms', () => {
  expect(stack().props).toMatchObject({ transitionDuration: { enter: 225, exit: 195 } })
})

test('a toast does not move for people who prefer reduced motion', () => {
  expect(stack(undefined, true).props).toMatchObject({ transitionDuration: { enter: 0, exit: 0 } })
})

// Both are the library's defaults.
test('a toast pauses on hover and window blur, and resumes for half its time', () => {
  expect(stack().props).not.toHaveProperty('resumeHideDuration')
  expect(stack().props).not.toHaveProperty('disableWindowBlurListener')
})

test('a message has no time and place of its own', () => {
  expect(stack().toast).toMatchObject({ persist: undefined, anchorOrigin: bottomLeft })
})

test('a persistent message at the top right stays there', () => {
  const request = {
    tone: 'warning',
    text: 'Look for an email',
    isPersistent: true,
    position: 'top-right',
  } as const
  expect(stack(request).toast).toMatchObject({
    persist: true,
    anchorOrigin: { vertical: 'top', horizontal: 'right' },
  })
})

test('a notification has no time and place of its own', () => {
  const toast = stack({ tone: 'notification', title: 'Ann', contents: 'Hi', onView: () => undefined }).toast
  expect(toast).not.toHaveProperty('persist')
  expect(toast).not.toHaveProperty('anchorOrigin')
})
