import { expect, test } from 'vitest'
import { renderPart } from '../testing/render-for-admin.tsx'
import { nightsFrom } from './night-cells.ts'
import { useRowSteps } from './use-row-steps.ts'

const ids = Array.from({ length: 30 }, (_, row) => `row ${row}`)

/** Which rows have nights, at each drawing. */
async function drawings(nightCount: number, cursorId: string) {
  const drawn: string[][] = []
  const next = { nights: nightsFrom('2027-03-01', nightCount), takenOf: new Map() }
  function Rows() {
    const shownOf = useRowSteps(ids, next, cursorId)
    drawn.push(ids.filter((id) => shownOf(id).nights.length > 0))
    return <p>Rows</p>
  }
  renderPart(<Rows />, '/')
  await expect.poll(() => drawn.length).toBeGreaterThan(0)
  return drawn
}

test('90 nights of 30 rows are drawn some rows at a time, and that of the cursor first', async () => {
  const drawn = await drawings(90, 'row 20')
  expect(drawn[0]).toEqual(['row 0', 'row 1', 'row 2', 'row 3', 'row 20'])
  await expect.poll(() => drawn.at(-1)).toEqual(ids)
  for (const [at, rows] of drawn.entries())
    expect(rows.length - (drawn[at - 1]?.length ?? 0)).toBeLessThanOrEqual(5)
})

test('two weeks are drawn at once', async () => {
  expect((await drawings(14, 'row 0'))[0]).toEqual(ids)
})
