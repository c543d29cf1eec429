import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { useLogKeys } from './use-log-keys.ts'
import { useScrollPlace } from './use-scroll-place.ts'

function Log() {
  const { log, notePlace } = useScrollPlace(undefined)
  const { current = 30, keys } = useLogKeys()
  return (
    <section
      ref={log}
      aria-label="Messages"
      style={{ height: 300, overflowY: 'auto' }}
      onScroll={notePlace}
      {...keys}
    >
      <ol>
        {Array.from({ length: 30 }, (_, index) => index + 1).map((number) => (
          <li
            key={number}
            data-sequence={number}
            // As in the log.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={number === current ? 0 : -1}
            style={{ height: 40 }}
          >
            {`Number ${number}`}
          </li>
        ))}
      </ol>
    </section>
  )
}

const row = (number: number) => page.getByText(`Number ${number}`, { exact: true })
const isInView = (number: number) => {
  const [box, { top, bottom }] = [
    page.getByLabelText('Messages').element().getBoundingClientRect(),
    row(number).element().getBoundingClientRect(),
  ]
  return top >= box.top - 1 && bottom <= box.bottom + 1
}

test('opens at the end', async () => {
  render(<Log />)
  await expect.element(row(30)).toBeInTheDocument()
  await expect.poll(() => isInView(30)).toBe(true)
})

test('arrows reach messages above those in view, which stay in view with the focus', async () => {
  render(<Log />)
  await expect.poll(() => isInView(30)).toBe(true)
  row(30).element().focus()
  for (let press = 0; press < 12; press += 1) await userEvent.keyboard('{ArrowUp}')
  await expect.element(row(18)).toHaveFocus()
  await expect.poll(() => isInView(18)).toBe(true)
})

test('a message far above that gets the focus stays in view', async () => {
  render(<Log />)
  await expect.poll(() => isInView(30)).toBe(true)
  row(2).element().focus()
  await expect.element(row(2)).toHaveFocus()
  await expect.poll(() => isInView(2)).toBe(true)
})
