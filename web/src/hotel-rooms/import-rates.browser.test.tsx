import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { localToday } from '../page/use-today.ts'
import { answerCalls, refused } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { ImportRates } from './import-rates.tsx'
import { useRates } from './use-rates.ts'

const today = localToday()
const night = addDays(today, 10)
const king: RoomType = {
  id: 'king',
  name: 'King',
  beds: [],
  guests: 2,
  count: 36,
  rate: 12_900,
  minStay: 1,
  ranges: [],
  position: 0,
  createdDate: '2027-01-01T00:00:00.000Z',
}
const rooms = [king, { ...king, id: 'queen', name: 'Two queens' }]

let writes: { id: string; value: unknown }[]
/** The room type whose change is refused. */
let stale: string | undefined
const onClose = vi.fn<() => void>()

function Import() {
  const [isOpen, setOpen] = useState(true)
  const { saveFile, undo } = useRates('h')
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      {undo && (
        <button type="button" onClick={undo}>
          Take back the last change
        </button>
      )}
      {isOpen && <ImportRates {...{ rooms, today }} currency="USD" onSave={saveFile} onClose={close} />}
    </>
  )
}

beforeEach(() => {
  writes = []
  stale = undefined
  onClose.mockClear()
  signInAsAdmin()
})

function open() {
  answerCalls(({ path }) => {
    const id = path.split('/').at(-1) ?? ''
    return id === stale ? refused(409, 'TEST_OPERATION_FAILED') : { data: { ...king, id, ranges: [] } }
  })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const patch: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : []
    if (Array.isArray(patch)) writes.push({ id: /rooms\/(\w+)/.exec(url)?.[1] ?? '', value: patch[1]?.value })
    return answered(url, init)
  })
  renderPart(<Import />)
}

const choose = (csv: string) =>
  userEvent.upload(page.getByLabelText('A file of rates'), new File([csv], 'rates.csv'))
const button = (name: string) => page.getByRole('button', { name })

test('what a file changes is shown, then saved by room type, and undone together', async () => {
  open()
  await expect.element(button('Change nights')).toBeDisabled()
  await choose(`Room type,Date,Rate,Closed\nKing,${night},149,\nTwo queens,${night},,arrivals`)
  await expect.element(page.getByText('2 nights of 2 room types would change.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /King.*\$129, 36 rooms \$149, 36 rooms/ })).toBeVisible()
  await expect.element(page.getByText('$129, 36 rooms, no arrivals')).toBeVisible()
  expect(writes).toEqual([])
  await button('Change 2 nights').click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(writes.map(({ id }) => id)).toEqual(['king', 'queen'])
  expect(writes[0]?.value).toMatchObject([{ from: night, to: night, rate: 14_900 }])
  await button('Undo').click()
  await expect.element(page.getByText('The change is undone.')).toBeVisible()
})

test('an undo that is refused midway names what is undone and what is not, which can be undone later', async () => {
  open()
  await choose(`Room type,Date,Rate\nKing,${night},149\nTwo queens,${night},149`)
  await button('Change 2 nights').click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  stale = 'queen'
  await button('Undo').click()
  await expect
    .element(page.getByText('Undone for King, but not for Two queens. Two queens was changed since.'))
    .toBeVisible()
  stale = undefined
  writes = []
  await button('Take back the last change').click()
  await expect.element(page.getByText('The change is undone.')).toBeVisible()
  expect(writes.map(({ id }) => id)).toEqual(['queen'])
  await expect.element(button('Take back the last change')).not.toBeInTheDocument()
})

test('cells that are wrong are named, and nothing is saved', async () => {
  open()
  await choose(`Room type,Date,Rate\nKing,${night},much\nSuite,${night},1`)
  await expect.element(page.getByText('2 cells to correct. Nothing is changed until then.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /2 Rate Enter an amount/ })).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /3 Room type No room type has this name/ }))
    .toBeVisible()
  await expect.element(button('Change nights')).toBeDisabled()
})

test('a change of somebody else is told with what was changed before it, and the window stays', async () => {
  stale = 'queen'
  open()
  await choose(`Room type,Date,Rate\nKing,${night},149\nTwo queens,${night},149`)
  await button('Change 2 nights').click()
  await expect.element(page.getByText(/Somebody else changed these rooms/)).toBeVisible()
  await expect.element(page.getByText('Changed only King.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
