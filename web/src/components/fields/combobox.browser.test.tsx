import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import type { ComboboxOption, SearchOptions } from './combobox-option.ts'
import { Combobox } from './combobox.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Toaster } from '../overlays/toaster.tsx'

const named = (label: string): ComboboxOption => ({ value: label, label })
const sports = ['Basketball', 'Ice Hockey', 'Pétanque', 'Soccer'].map(named)
const field = page.getByRole('combobox', { name: 'Sport' })
const options = page.getByRole('option')
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
const labels = () => options.elements().map((option) => option.textContent)

interface OneProps {
  value?: ComboboxOption
  emptyText?: string
}

function One({ value: first, ...props }: OneProps) {
  const [value, setValue] = useState<ComboboxOption | null>(first ?? null)
  return <Combobox label="Sport" options={sports} {...props} {...{ value }} onChange={setValue} />
}

function Several({ first = [] }: { first?: string[] }) {
  const [value, setValue] = useState(first.map(named))
  return <Combobox label="Sport" options={sports} isMultiple value={value} onChange={setValue} />
}

/** The control replaces a plain input as soon as its code is loaded. */
async function open(node: ReactNode) {
  render(node)
  await expect.element(field).toBeVisible()
}

test('shows all options on a click', async () => {
  await open(<One />)
  await field.click()
  await expect.element(options.first()).toBeVisible()
  expect(labels()).toEqual(['Basketball', 'Ice Hockey', 'Pétanque', 'Soccer'])
})

test('Enter takes the first match of the typed text', async () => {
  await open(<One />)
  await userEvent.type(field, 'hock')
  await expect.poll(labels).toEqual(['Ice Hockey'])
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Ice Hockey')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('ignores case and accents', async () => {
  await open(<One />)
  await userEvent.type(field, 'PETAN')
  await expect.poll(labels).toEqual(['Pétanque'])
})

test('shows a text when nothing matches', async () => {
  await open(<One emptyText="No such sport" />)
  await userEvent.type(field, 'zzz')
  await expect.element(page.getByText('No such sport')).toBeVisible()
})

test('Escape closes the list and restores the value', async () => {
  await open(<One value={named('Soccer')} />)
  await userEvent.fill(field, 'zzz')
  await expect.element(page.getByText('No results')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('No results')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Soccer')
})

test.each(['{Escape}', '{Tab}'])('an option that is typed in full is chosen by %s', async (key) => {
  await open(
    <>
      <One value={named('Soccer')} />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.fill(field, 'ice hockey ')
  await expect.poll(labels).toEqual(['Ice Hockey'])
  await userEvent.keyboard(key)
  await expect.element(field).toHaveValue('Ice Hockey')
})

test('Escape leaves a list without what is typed in part', async () => {
  await open(<One value={named('Soccer')} />)
  await userEvent.fill(field, 'hockey')
  await expect.poll(labels).toEqual(['Ice Hockey'])
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Soccer')
})

test('an option that is typed in full joins those that were chosen', async () => {
  await open(<Several first={['Soccer']} />)
  await userEvent.type(field, 'basketball')
  await expect.poll(labels).toEqual(['Basketball'])
  await userEvent.keyboard('{Escape}')
  await expect.element(remove('Basketball')).toBeVisible()
  await expect.element(remove('Soccer')).toBeVisible()
})

test('Escape in a closed field keeps the value', async () => {
  await open(<One value={named('Soccer')} />)
  await field.click()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(field).toHaveValue('Soccer')
})

test('leaving the field restores the value', async () => {
  await open(
    <>
      <One value={named('Soccer')} />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.type(field, 'x')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(field).toHaveValue('Soccer')
})

test('emptying the text removes the value', async () => {
  await open(<One value={named('Soccer')} />)
  await userEvent.clear(field)
  await userEvent.tab()
  await expect.element(field).toHaveValue('')
})

test('"Clear" removes the value and focuses the field', async () => {
  await open(<One value={named('Soccer')} />)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('Escape in a dialog closes the list first, then the dialog', async () => {
  function InDialog() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <Toaster>
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Edit">
          <One value={named('Soccer')} />
        </Dialog>
      </Toaster>
    )
  }
  await open(<InDialog />)
  const dialog = page.getByRole('dialog', { name: 'Edit' })
  await userEvent.fill(field, 'zzz')
  await expect.element(page.getByText('No results')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Soccer')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

const chips = () =>
  page
    .getByRole('button', { name: /^Remove / })
    .elements()
    .map((chip) => chip.getAttribute('aria-label')?.replace('Remove ', ''))

test('each of several values is a chip', async () => {
  await open(<Several first={['Soccer', 'Basketball']} />)
  await expect.poll(chips).toEqual(['Soccer', 'Basketball'])
})

test('a chosen option becomes a chip and empties the text', async () => {
  await open(<Several />)
  await userEvent.type(field, 'soc{Enter}')
  await expect.element(remove('Soccer')).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('the rest of the page stays readable while the list is open', async () => {
  await open(<Several first={['Soccer']} />)
  await field.click()
  await expect.element(options.first()).toBeVisible()
  await expect.element(remove('Soccer')).toBeVisible()
})

test('choosing a chosen option again removes its chip', async () => {
  await open(<Several first={['Soccer']} />)
  await field.click()
  await page.getByRole('option', { name: 'Soccer' }).click()
  await expect.element(remove('Soccer')).not.toBeInTheDocument()
})

test('Backspace in an empty text removes the last chip', async () => {
  await open(<Several first={['Soccer', 'Basketball']} />)
  await field.click()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(chips).toEqual(['Soccer'])
})

test('the button of a chip removes it and focuses the field', async () => {
  await open(<Several first={['Soccer', 'Basketball']} />)
  await remove('Soccer').click()
  await expect.poll(chips).toEqual(['Basketball'])
  await expect.element(field).toHaveFocus()
})

test('Enter that ends a composition chooses nothing', async () => {
  await open(<One />)
  await field.click()
  await cdp().send('Input.imeSetComposition', { text: 'soc', selectionStart: 3, selectionEnd: 3 })
  await expect.poll(labels).toEqual(['Basketball', 'Ice Hockey', 'Pétanque', 'Soccer'])
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 })
  await cdp().send('Input.insertText', { text: 'soc' })
  await expect.poll(labels).toEqual(['Soccer'])
  await expect.element(field).toHaveValue('soc')
})

test('searches once for a text typed without a pause', async () => {
  const onSearch = vi.fn<SearchOptions>(async (text) => [named(`${text} 1`)])
  await open(<Combobox label="Sport" onSearch={onSearch} value={null} onChange={() => {}} />)
  await field.click()
  // The event loop doesn't run between these letters, so the test doesn't depend on the machine's speed.
  for (const letter of 'tennis') document.execCommand('insertText', false, letter)
  await expect.poll(labels).toEqual(['tennis 1'])
  expect(onSearch.mock.calls.map(([text]) => text)).toEqual(['', 'tennis'])
})

test('a new search aborts the previous one and ignores its result', async () => {
  const first = Promise.withResolvers<ComboboxOption[]>()
  const onSearch = vi.fn<SearchOptions>(async (text) => (text === 'a' ? first.promise : [named(text)]))
  await open(<Combobox label="Sport" onSearch={onSearch} value={null} onChange={() => {}} />)
  await userEvent.fill(field, 'a')
  await expect.poll(() => onSearch.mock.lastCall?.[0]).toBe('a')
  await userEvent.fill(field, 'b')
  await expect.poll(labels).toEqual(['b'])
  expect(onSearch.mock.calls.find(([text]) => text === 'a')?.[1].aborted).toBe(true)
  first.resolve([named('late')])
  await first.promise
  expect(labels()).toEqual(['b'])
})

test('announces a running search', async () => {
  await open(
    <Combobox label="Sport" onSearch={async () => new Promise(() => {})} value={null} onChange={() => {}} />,
  )
  await userEvent.type(field, 'a')
  await expect.element(page.getByText('Searching…')).toBeVisible()
})

test('announces a failed search', async () => {
  const fail = async () => {
    throw new Error('No connection')
  }
  await open(<Combobox label="Sport" onSearch={fail} value={null} onChange={() => {}} />)
  await userEvent.type(field, 'a')
  await expect.element(page.getByText('The search failed. Keep typing to try again.')).toBeVisible()
})
