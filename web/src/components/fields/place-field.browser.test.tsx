import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import type { LabeledPlace } from './place-control.tsx'
import { PlaceField } from './place-field.tsx'

const field = page.getByRole('combobox', { name: 'Address' })
const input = page.getByLabelText('Address')
const options = page.getByRole('option')
const labels = () => options.elements().map((option) => option.textContent)
const cities = ['Warsaw, IN', 'Fort Wayne, IN', 'Warren, MI'].map((label) => ({ label }))
const findCities = async (text: string) =>
  cities.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

interface PlaceProps {
  complete?: (text: string) => Promise<LabeledPlace[]>
  onPick?: (place: LabeledPlace) => void
  onSubmit?: () => void
  onFocus?: () => void
}

function Place({ complete = findCities, onPick, onSubmit, onFocus }: PlaceProps) {
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <PlaceField
        label="Address"
        name="address"
        value={text}
        onChange={setText}
        {...{ complete, onPick, onFocus }}
      />
      <button type="submit">Save</button>
    </form>
  )
}

async function open(props: PlaceProps = {}) {
  render(<Place {...props} />)
  await expect.element(field).toBeVisible()
}

test('keeps the text and the focus when the control replaces the plain input', async () => {
  render(<Place />)
  await expect.element(input).toBeVisible()
  input.element().focus()
  await userEvent.keyboard('wars')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('aw')
  await expect.element(field).toHaveValue('warsaw')
})

test('searches for a letter typed while the control replaces the plain input', async () => {
  const complete = vi.fn<typeof findCities>(findCities)
  let focusCount = 0
  // The control takes the focus over while React commits it. React is then kept so long that it runs its effects later.
  function onFocus() {
    if (++focusCount !== 2) return
    const started = performance.now()
    while (performance.now() < started + 50);
    queueMicrotask(() => document.execCommand('insertText', false, 's'))
  }
  render(<Place complete={complete} onFocus={onFocus} />)
  await expect.element(input).toBeVisible()
  input.element().focus()
  document.execCommand('insertText', false, 'war')
  await expect.element(field).toHaveValue('wars')
  await expect.poll(() => complete.mock.lastCall?.[0]).toBe('wars')
})

test('suggests places for the typed text', async () => {
  await open()
  await userEvent.type(field, 'war')
  await expect.poll(labels).toEqual(['Warsaw, IN', 'Warren, MI'])
})

test('a suggestion chosen by keyboard fills the field and is reported', async () => {
  const onPick = vi.fn<(place: LabeledPlace) => void>()
  await open({ onPick })
  await userEvent.type(field, 'war')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Warsaw, IN')
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ label: 'Warsaw, IN' })
  expect(labels()).toEqual([])
})

test('a suggestion chosen by a click fills the field and is reported', async () => {
  const onPick = vi.fn<(place: LabeledPlace) => void>()
  await open({ onPick })
  await userEvent.type(field, 'war')
  await options.nth(1).click()
  await expect.element(field).toHaveValue('Warren, MI')
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ label: 'Warren, MI' })
})

test('Enter without a highlighted suggestion submits the typed text', async () => {
  const onSubmit = vi.fn<() => void>()
  await open({ onSubmit })
  await userEvent.type(field, 'war')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await expect.element(field).toHaveValue('war')
})

test('Escape closes the suggestions and keeps the text', async () => {
  await open()
  await userEvent.type(field, 'war')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(options.first()).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('war')
})

test('shows no list without suggestions', async () => {
  const complete = vi.fn<typeof findCities>(findCities)
  await open({ complete })
  await userEvent.type(field, 'nowhere')
  await expect.poll(() => complete.mock.lastCall?.[0]).toBe('nowhere')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('suggestions that arrive after the field was left stay hidden', async () => {
  const pending = Promise.withResolvers<LabeledPlace[]>()
  await open({ complete: async () => pending.promise })
  await userEvent.type(field, 'war')
  await userEvent.tab()
  pending.resolve(cities)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('announces a failed search', async () => {
  await open({ complete: async () => Promise.reject(new Error('No connection')) })
  await userEvent.type(field, 'war')
  await expect.element(page.getByText('The search failed. Keep typing to try again.')).toBeVisible()
})
