import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownList } from '../kind/profile-lists.ts'
import { facilitySummary } from '../kinds/facility/summary.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { ListSection, type ListBodyProps } from './list-section.tsx'
import { loadedList } from './testing/loaded-list.ts'

const Names = ({ profiles, most }: ListBodyProps) => (
  <ul>
    {profiles.slice(0, most).map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
)

function show(count: number) {
  const facilities = Array.from({ length: count }, (_, at) => plainFacility({ id: `f${at}` }))
  renderWithApi(<ListSection {...loadedList(facilitySummary, facilities)} list={ownList} Body={Names} />)
}
const rows = page.getByRole('listitem')
const all = page.getByRole('button', { name: /^All/ })

test('a list of seven shows six of them, and a button for all', async () => {
  show(7)
  await expect.element(all).toHaveTextContent('All 7 facilities')
  expect(rows.elements()).toHaveLength(6)
})

test('a list of six shows all of them, without a button', async () => {
  show(6)
  await expect.element(rows.last()).toBeVisible()
  expect(rows.elements()).toHaveLength(6)
  expect(all.elements()).toEqual([])
})
