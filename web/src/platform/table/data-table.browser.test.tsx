import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import type { BulkProps, Column, DataTableProps } from './column.ts'
import { DataTable } from './data-table.tsx'

interface Hall {
  id: string
  name: string
  courts: number
  state: string
}

const halls: readonly Hall[] = [
  { id: '1', name: 'Old Hall', courts: 10, state: 'Ohio' },
  { id: '2', name: 'New Hall', courts: 9, state: 'Iowa' },
  { id: '3', name: 'Big Hall', courts: 12, state: 'Ohio' },
]

const columns: readonly Column<Hall>[] = [
  { label: 'Name', value: ({ name }) => name, cell: ({ name }) => <a href="#hall">{name}</a> },
  { label: 'Courts', isNumeric: true, value: ({ courts }) => courts, cell: ({ courts }) => courts },
  {
    label: 'State',
    isFilter: true,
    isFirstLine: true,
    value: ({ state }) => state,
    cell: ({ state }) => state,
  },
  { label: 'Actions', cell: () => <button type="button">Open</button> },
]

const bulk = vi.fn<(selected: readonly Hall[], select: (rows: readonly Hall[]) => void) => void>()

const CloseHalls = ({ selected, select }: BulkProps<Hall>) => (
  <button type="button" onClick={() => bulk(selected, select)}>
    Close halls
  </button>
)

async function show(rows = halls) {
  render(
    <DataTable
      caption="Halls"
      rows={rows}
      columns={columns}
      nameOf={({ name }) => name}
      Bulk={CloseHalls}
      fileName="Halls"
    />,
  )
  await expect.element(page.getByRole('table', { name: 'Halls' })).toBeVisible()
}

const names = () =>
  page
    .getByRole('row')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const toggle = async (name: string) => userEvent.click(select(name))

beforeEach(async () => {
  bulk.mockReset()
  await page.viewport(1000, 800)
})

describe('the order', () => {
  test('is that of the list at first', async () => {
    await show()
    expect(names()).toEqual(['Old Hall', 'New Hall', 'Big Hall'])
  })

  test('is by size for numbers, then the other way around, then that of the list again', async () => {
    await show()
    const courts = page.getByRole('button', { name: 'Courts' })
    const head = page.getByRole('columnheader', { name: 'Courts' })
    await courts.click()
    expect(names()).toEqual(['New Hall', 'Old Hall', 'Big Hall'])
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    await courts.click()
    expect(names()).toEqual(['Big Hall', 'Old Hall', 'New Hall'])
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
    await courts.click()
    expect(names()).toEqual(['Old Hall', 'New Hall', 'Big Hall'])
    await expect.element(head).not.toHaveAttribute('aria-sort')
  })
})

test('a filter shows the rows with one value, which its choices count', async () => {
  await show()
  const filter = page.getByLabelText('State', { exact: true })
  await expect.element(filter.getByRole('option', { name: 'Ohio (2)' })).toBeInTheDocument()
  await filter.selectOptions('Iowa (1)')
  expect(names()).toEqual(['New Hall'])
  await expect.element(page.getByText('1 row', { exact: true })).toBeVisible()
})

/** A table whose rows and page change with a button. */
function Changing(props: Partial<DataTableProps<Hall>> & { next: Partial<DataTableProps<Hall>> }) {
  const { next, ...first } = props
  const [changed, setChanged] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setChanged(next)}>
        Change
      </button>
      <DataTable
        caption="Halls"
        rows={halls}
        columns={columns}
        nameOf={({ name }) => name}
        Bulk={CloseHalls}
        fileName="Halls"
        {...changed}
      />
    </>
  )
}

const dated: readonly Column<Hall>[] = [
  ...columns.slice(0, 2),
  {
    label: 'Opens',
    value: ({ courts }) => courts,
    isLabeledBelow: true,
    cell: ({ courts }) => courts > 9 && `May ${courts}`,
  },
]
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })

test('phones show the label of a day beside it, and none without a day', async () => {
  await page.viewport(390, 800)
  render(<DataTable caption="Halls" rows={halls} columns={dated} nameOf={({ name }) => name} />)
  await expect.element(rowOf('Old Hall').getByText('Opens', { exact: true })).toBeVisible()
  await expect.element(rowOf('Old Hall')).toMatchTextContent(/Opens May 10/)
  expect(rowOf('New Hall').getByText('Opens').elements()).toEqual([])
})

test('with headings, a cell doesn’t repeat its label', async () => {
  render(<DataTable caption="Halls" rows={halls} columns={dated} nameOf={({ name }) => name} />)
  await expect.element(page.getByRole('columnheader', { name: 'Opens' })).toBeVisible()
  await expect.element(rowOf('Old Hall').getByText('Opens', { exact: true })).not.toBeVisible()
})

test('a filter that no row has any longer stays visible, and can be cleared', async () => {
  render(<Changing next={{ rows: halls.map((hall) => ({ ...hall, state: 'Ohio' })) }} />)
  const filter = page.getByLabelText('State', { exact: true })
  await filter.selectOptions('Iowa (1)')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(filter.getByRole('option', { name: 'Iowa (0)' })).toBeInTheDocument()
  await expect.element(filter).toHaveValue('Iowa')
  await expect.element(page.getByRole('heading', { name: 'No matching rows' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByText('3 rows', { exact: true })).toBeVisible()
  await expect.element(filter).toHaveValue('')
})

test('one page of a longer list has no order, filter or file, and counts its own rows', async () => {
  render(<Changing page={1} next={{}} />)
  await expect.element(page.getByText('3 rows on this page', { exact: true })).toBeVisible()
  await toggle('Old Hall')
  await expect.element(page.getByText('1 of 3 rows on this page selected')).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Courts' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Courts' })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('State', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Download' })).not.toBeInTheDocument()
})

test('another page starts without a selection', async () => {
  render(<Changing page={1} next={{ page: 2 }} />)
  await toggle('Old Hall')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(select('Old Hall')).not.toBeChecked()
})

const Openable = ({ hall: { name } }: { hall: Hall }) => {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    `${name} is open`
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open {name}
    </button>
  )
}
const openable: readonly Column<Hall>[] = [
  ...columns.slice(0, 2),
  { label: 'Actions', cell: (hall) => <Openable hall={hall} /> },
]

test('a row that is on another page, too, keeps what is open in it', async () => {
  render(
    <Changing
      page="newest"
      columns={openable}
      next={{ page: undefined, columns: openable, rows: halls.slice(0, 1) }}
    />,
  )
  await page.getByRole('button', { name: 'Open Old Hall' }).click()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(page.getByText('1 row', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Old Hall is open')).toBeVisible()
})

test('a page has no order that the whole list had', async () => {
  render(<Changing next={{ page: 1 }} />)
  await page.getByRole('button', { name: 'Courts' }).click()
  await expect.poll(names).toEqual(['New Hall', 'Old Hall', 'Big Hall'])
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.poll(names).toEqual(['Old Hall', 'New Hall', 'Big Hall'])
})

describe('the selection', () => {
  test('is what a bulk action gets, and it can clear it', async () => {
    bulk.mockImplementation((_selected, change) => change([]))
    await show()
    await toggle('Old Hall')
    await toggle('Big Hall')
    await expect.element(page.getByText('2 of 3 rows selected')).toBeVisible()
    await page.getByRole('button', { name: 'Close halls' }).click()
    expect(bulk.mock.calls[0]?.[0]).toEqual([halls[0], halls[2]])
    await expect.element(page.getByText('3 rows', { exact: true })).toBeVisible()
  })

  test('can be narrowed by a bulk action to the rows that failed', async () => {
    bulk.mockImplementation((selected, change) => change(selected.slice(1)))
    await show()
    await toggle('Old Hall')
    await toggle('Big Hall')
    await page.getByRole('button', { name: 'Close halls' }).click()
    await expect.element(select('Old Hall')).not.toBeChecked()
    await expect.element(select('Big Hall')).toBeChecked()
  })

  test('covers only rows that the filter shows', async () => {
    await show()
    await page.getByRole('checkbox', { name: 'Select all' }).click({ force: true })
    await page.getByLabelText('State', { exact: true }).selectOptions('Ohio (2)')
    await page.getByRole('button', { name: 'Close halls' }).click()
    expect(bulk.mock.calls[0]?.[0]).toEqual([halls[0], halls[2]])
  })
})

describe('the keys', () => {
  test('J and K move through the rows, and X selects one', async () => {
    await show()
    select('Old Hall').element().focus()
    await userEvent.keyboard('j')
    await expect.element(select('New Hall')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect.element(select('New Hall')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}k')
    await expect.element(select('New Hall')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(select('New Hall')).not.toBeChecked()
  })

  test('J stays on the last row', async () => {
    await show()
    select('Big Hall').element().focus()
    await userEvent.keyboard('j')
    await expect.element(select('Big Hall')).toHaveFocus()
  })
})

test('rows without a value are the last in either order, and their cell of a file is empty', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const opened: Column<Hall> = {
    label: 'Opened',
    isFilter: true,
    value: ({ courts }) => (courts === 10 ? null : `20${courts}`),
    cell: () => null,
  }
  render(
    <DataTable
      caption="Halls"
      rows={halls}
      columns={[columns[0]!, opened]}
      nameOf={({ name }) => name}
      fileName="Halls"
    />,
  )
  const head = page.getByRole('button', { name: 'Opened' })
  await head.click()
  await expect.poll(names).toEqual(['New Hall', 'Big Hall', 'Old Hall'])
  await head.click()
  await expect.poll(names).toEqual(['Big Hall', 'New Hall', 'Old Hall'])
  const choices = page.getByLabelText('Opened', { exact: true }).getByRole('option')
  expect(choices.elements().map(({ textContent }) => textContent)).toEqual(['All', '209 (1)', '2012 (1)'])
  await page.getByRole('button', { name: 'Download' }).click()
  vi.restoreAllMocks()
  expect(await saved[0]?.text()).toBe('Name,Opened\r\nBig Hall,2012\r\nNew Hall,209\r\nOld Hall,\r\n')
})

test('a file has the selected rows, as text that no spreadsheet runs', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await show([...halls, { id: '4', name: '=1+1', courts: 1, state: 'Iowa' }])
  await toggle('=1+1')
  await toggle('New Hall')
  await page.getByRole('button', { name: 'Download' }).click()
  vi.restoreAllMocks()
  expect(await saved[0]?.text()).toBe("Name,Courts,State\r\nNew Hall,9,Iowa\r\n'=1+1,1,Iowa\r\n")
})

test('on phones, a row has two lines, and a choice sorts', async () => {
  await page.viewport(390, 800)
  await show()
  const top = (locator: ReturnType<typeof page.getByText>) => locator.element().getBoundingClientRect().top
  const row = page.getByRole('row').filter({ hasText: 'Old Hall' })
  await expect.element(row).toBeVisible()
  expect(Math.abs(top(row.getByText('Old Hall')) - top(row.getByText('Ohio')))).toBeLessThan(10)
  expect(top(row.getByText('10')) - top(row.getByText('Old Hall'))).toBeGreaterThan(15)
  expect(row.element().scrollWidth).toBeLessThanOrEqual(390)
  await page.getByLabelText('Sort by').selectOptions('Courts, descending')
  expect(names()).toEqual(['Big Hall', 'Old Hall', 'New Hall'])
})

test.each([390, 1440])('a selected row has one color behind all of its cells at %i px', async (width) => {
  await page.viewport(width, 900)
  await show()
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Old Hall' }))
  const row = page.getByRole('row').filter({ hasText: 'Old Hall' }).element()
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
  expect(colorOf(row)).not.toBe('rgba(0, 0, 0, 0)')
  expect(new Set([...row.querySelectorAll('td')].map(colorOf))).toEqual(new Set(['rgba(0, 0, 0, 0)']))
})

test.each(['j', 'k'])('%s begins at the first row while nothing has the focus', async (key) => {
  await show()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.keyboard(key)
  await expect.element(select('Old Hall')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(select('New Hall')).toHaveFocus()
})
