import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { DatesPopup } from '../../../market/dates-popup.tsx'
import type { MarketQuery } from '../../../market/market.ts'
import { queryOf } from '../../../market/testing/query-of.ts'
import { MarketContext } from '../../../market/use-market.tsx'
import { render } from '../../../testing/render.tsx'
import { eventMarket } from '../market.ts'
import { DateSheet } from './date-sheet.tsx'

const facets = {
  week: [
    { value: '2099-03-08', count: 19 },
    { value: 'Flexible', count: 7 },
  ],
}

function Sheet({ first, onChoose }: { first: MarketQuery; onChoose: (query: MarketQuery) => void }) {
  const [query, setQuery] = useState(first)
  const choose = (next: MarketQuery) => {
    setQuery(next)
    onChoose(next)
  }
  return (
    <MarketContext value={eventMarket}>
      <DateSheet query={query} facets={facets} isPending={false} onChoose={choose} />
    </MarketContext>
  )
}

function open(search = '') {
  const onChoose = vi.fn<(query: MarketQuery) => void>()
  const element = <Sheet first={queryOf(search, eventMarket)} onChoose={onChoose} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return onChoose
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('two days replace the month and the weeks', async () => {
  const onChoose = open('month=2099-03&week=2099-03-08&sport=Soccer')
  await button(/March 13, 2099/).click()
  expect(onChoose).not.toHaveBeenCalled()
  await button(/March 15, 2099/).click()
  expect(onChoose).toHaveBeenLastCalledWith({ from: ['2099-03-13'], to: ['2099-03-15'], sport: ['Soccer'] })
})

test('a weekend replaces the days', async () => {
  const onChoose = open('from=2099-03-13&to=2099-03-15')
  await button('Weekend').click()
  expect(onChoose).toHaveBeenLastCalledWith({ span: ['Weekend'] })
  await button('3 days').click()
  expect(onChoose).toHaveBeenLastCalledWith({ span: ['3 days'] })
  await button('3 days').click()
  expect(onChoose).toHaveBeenLastCalledWith({})
})

test('summer is three months, one of which can be left out', async () => {
  const onChoose = open()
  await button('Summer').click()
  const months = onChoose.mock.lastCall?.[0]['month'] ?? []
  expect(months.map((month) => month.slice(5)).at(-1)).toBe('08')
  await expect.element(button('Summer')).toHaveAttribute('aria-pressed', 'true')
  await button('Summer').click()
  expect(onChoose).toHaveBeenLastCalledWith({})
})

test('the count of a week picks the week', async () => {
  const onChoose = open('month=2099-03')
  await button('19 events start this week').first().click()
  expect(onChoose).toHaveBeenLastCalledWith({ week: ['2099-03-08'], month: ['2099-03'] })
  await expect.element(button('19 events start this week').first()).toHaveAttribute('aria-pressed', 'true')
})

test('events with flexible dates are counted and can be left out', async () => {
  const onChoose = open()
  const flexible = page.getByRole('checkbox', { name: /flexible dates/ })
  await expect.element(flexible).toBeChecked()
  await expect.element(page.getByText('7', { exact: true }).last()).toBeVisible()
  await flexible.click()
  expect(onChoose).toHaveBeenLastCalledWith({ fixed: ['true'] })
})

test('a choice that is made before the page has taken over the one before keeps that one', async () => {
  const onChoose = vi.fn<(query: MarketQuery) => void>()
  const props = { query: queryOf('sport=Soccer', eventMarket), facets, isPending: false, count: 0, onChoose }
  const element = (
    <Toaster>
      <MarketContext value={eventMarket}>
        <DatesPopup {...props} dates={eventMarket.dates!} buttonClass={undefined}>
          Dates
        </DatesPopup>
      </MarketContext>
    </Toaster>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await button('Weekend').click()
  await button('Summer').click()
  expect(onChoose.mock.lastCall?.[0]).toMatchObject({ sport: ['Soccer'], span: ['Weekend'] })
  await expect.element(button('Weekend')).toHaveAttribute('aria-pressed', 'true')
})
