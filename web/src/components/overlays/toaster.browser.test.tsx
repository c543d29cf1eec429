import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { dismissToast } from './shown-toasts.ts'
import { Toaster, useToast } from './toaster.tsx'

type Toasts = ReturnType<typeof useToast>

function Buttons({ show }: { show: (toast: Toasts) => void }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => show(toast)}>
      Show
    </button>
  )
}

const button = page.getByRole('button', { name: 'Show' })
const statuses = page.getByRole('status')
const dismiss = page.getByRole('button', { name: 'Dismiss' })

async function open(show: (toast: Toasts) => void) {
  render(
    <Toaster>
      <Buttons show={show} />
    </Toaster>,
  )
  await button.click()
}

afterEach(() => vi.useRealTimers())

/** Another page of the test run may take the focus, which pauses toasts, and shortens them once it is back. */
function keepFocus() {
  const abort = new AbortController()
  for (const type of ['focus', 'blur'])
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: abort.signal,
    })
  onTestFinished(() => abort.abort())
}

async function resize(width: number) {
  const { innerWidth, innerHeight } = window
  await page.viewport(width, innerHeight)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
}

test.each([
  ['left', 'right'],
  ['right', 'left'],
])('a toast does not cover a form at the bottom %s', async (side, toastSide) => {
  await resize(1000)
  render(
    <form style={{ position: 'fixed', bottom: 0, [side]: 0 }}>
      <input aria-label="Name" />
    </form>,
  )
  await open((toast) => toast.success('Saved'))
  await expect.element(page.getByText('Saved')).toBeVisible()
  const { left } = page.getByText('Saved').element().getBoundingClientRect()
  expect(left > 500 ? 'right' : 'left').toBe(toastSide)
})

test.each([390, 1000])(
  'at %i px, a toast with a long text and a long action is as wide as others',
  async (width) => {
    await resize(width)
    await open((toast) => {
      toast.success('Saved')
      toast.error(
        'Unable to open a popup for loginWithPopup - window.open returned null. Allow popups for this site.',
        {
          isPersistent: true,
          action: { label: 'Continue in this window', onPress: () => {} },
        },
      )
    })
    const [one, other] = [statuses.first(), page.getByRole('alert')]
    await expect.element(other).toBeVisible()
    const widthOf = (toast: typeof one) => toast.element().getBoundingClientRect().width
    expect([widthOf(one), widthOf(other)]).toEqual([Math.min(380, width - 32), Math.min(380, width - 32)])
    const text = page
      .getByText(/^Unable to open/)
      .element()
      .getBoundingClientRect()
    expect(text.width).toBeGreaterThan(200)
  },
)

test('on a small screen, a toast is above a form at the bottom', async () => {
  await resize(390)
  render(
    <form style={{ position: 'fixed', bottom: 0 }}>
      <input aria-label="Name" />
    </form>,
  )
  await open((toast) => toast.success('Saved'))
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(page.getByText('Saved').element().getBoundingClientRect().bottom).toBeLessThan(200)
})

test('shows three toasts at most, the newest last', async () => {
  await open((toast) => {
    for (const text of ['one', 'two', 'three', 'four']) toast.success(text)
  })
  await expect.element(page.getByText('four')).toBeVisible()
  await expect
    .poll(() => statuses.elements().map(({ textContent }) => textContent))
    .toEqual(['two', 'three', 'four'])
})

test('a toast replaces an earlier one of its topic', async () => {
  let count = 0
  await open((toast) => toast.success(`Toast ${++count}`, { topic: 'a heart' }))
  await expect.element(page.getByText('Toast 1')).toBeVisible()
  await button.click()
  await expect.element(page.getByText('Toast 2')).toBeVisible()
  await expect.element(page.getByText('Toast 1')).not.toBeInTheDocument()
})

test('a toast disappears after 5,000 ms', async () => {
  keepFocus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open((toast) => toast.success('Saved'))
  const toast = page.getByText('Saved')
  await expect.element(toast).toBeVisible()
  // In two steps, because a toast that closes needs further time to disappear.
  await vi.advanceTimersByTimeAsync(4500)
  await vi.advanceTimersByTimeAsync(499)
  await expect.element(toast).toBeVisible()
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(500)
  await expect.element(toast).not.toBeInTheDocument()
})

test('a toast stays as long as it is asked to', async () => {
  keepFocus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open((toast) => toast.warning('In 9 seconds', { seconds: 9 }))
  const toast = page.getByText('In 9 seconds')
  await expect.element(toast).toBeVisible()
  await vi.advanceTimersByTimeAsync(4500)
  await vi.advanceTimersByTimeAsync(4499)
  await expect.element(toast).toBeVisible()
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(500)
  await expect.element(toast).not.toBeInTheDocument()
})

test('a persistent toast stays until it is dismissed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open((toast) => toast.warning('Look for an email', { isPersistent: true }))
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(alert).toBeVisible()
  vi.useRealTimers()
  await dismiss.click()
  await expect.element(alert).not.toBeInTheDocument()
})

test('shows a toast at the bottom left', async () => {
  await open((toast) => toast.success('Saved'))
  await expect.element(statuses).toBeVisible()
  const { left, bottom } = statuses.element().getBoundingClientRect()
  expect(left).toBeLessThan(100)
  expect(bottom).toBeGreaterThan(700)
})

test('a name from right to left turns around no number beside it', async () => {
  await open((toast) => toast.success('2 pages of ملعب 3 times'))
  await expect.element(statuses).toBeVisible()
  const text = page.getByText(/^2 pages/).element().firstChild!
  const left = (part: string) => {
    const range = document.createRange()
    const start = (text.textContent ?? '').indexOf(part)
    range.setStart(text, start)
    range.setEnd(text, start + part.length)
    return range.getBoundingClientRect().left
  }
  expect(left('3')).toBeGreaterThan(left('ملعب'))
})

test('shows a toast at the top right on request', async () => {
  await open((toast) => toast.error('Look for an email', { position: 'top-right' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  const { right, top } = page.getByRole('alert').element().getBoundingClientRect()
  expect(right).toBeGreaterThan(1180)
  expect(top).toBeLessThan(100)
})

test('the action of a toast runs once and closes it', async () => {
  const onPress = vi.fn<() => void>()
  await open((toast) => toast.success('Saved', { action: { label: 'Undo', onPress } }))
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(statuses).not.toBeInTheDocument()
})

test.each([
  ['the pointer is over it', () => button.unhover(), () => statuses.hover()],
  [
    'the window is blurred',
    () => window.dispatchEvent(new Event('focus')),
    () => window.dispatchEvent(new Event('blur')),
  ],
])('a toast pauses while %s, and then stays for half its time', async (_title, resume, pause) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open((toast) => toast.success('Saved'))
  const toast = page.getByText('Saved')
  await expect.element(toast).toBeVisible()
  await pause()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.advanceTimersByTimeAsync(500)
  await expect.element(toast).toBeVisible()
  await resume()
  await vi.advanceTimersByTimeAsync(2499)
  await expect.element(toast).toBeVisible()
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(500)
  await expect.element(toast).not.toBeInTheDocument()
})

test('a notification has the avatar of its sender, a title and contents', async () => {
  await open((toast) =>
    toast.notify({
      title: 'New message',
      contents: 'Are the courts free?',
      senderProfile: { name: 'Jonquil Pereira', isPerson: true },
      onView: () => {},
    }),
  )
  await expect.element(statuses).toHaveTextContent('JPNew messageAre the courts free?ViewDismiss')
})

const notify = (onView: () => void) => (toast: Toasts) =>
  toast.notify({ title: 'Jonquil Pereira', contents: 'Are the courts free?', onView })

test('"Dismiss" closes a notification without viewing it', async () => {
  const onView = vi.fn<() => void>()
  await open(notify(onView))
  await dismiss.click()
  await expect.element(statuses).not.toBeInTheDocument()
  expect(onView).not.toHaveBeenCalled()
})

test('a click anywhere on a notification views it', async () => {
  const onView = vi.fn<() => void>()
  await open(notify(onView))
  await statuses.click({ position: { x: 120, y: 20 } })
  await expect.poll(() => onView).toHaveBeenCalledOnce()
})

test('notifications go when their topic is dismissed, and no other ones', async () => {
  const news = { contents: '', onView: () => {} }
  await open((toast) => {
    toast.notify({ ...news, title: 'Jonquil Pereira', topic: '/groups/1' })
    toast.notify({ ...news, title: 'Ida Okafor', topic: '/groups/1' })
    toast.notify({ ...news, title: 'Amara Mbeki', topic: '/groups/2' })
    setTimeout(() => dismissToast('/groups/1'), 1000)
  })
  const names = ['Jonquil Pereira', 'Ida Okafor']
  for (const name of names) await expect.element(page.getByText(name)).toBeVisible()
  for (const name of names) await expect.element(page.getByText(name)).not.toBeInTheDocument()
  await expect.element(page.getByText('Amara Mbeki')).toBeVisible()
})
