import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { agreedBlock } from '../testing/blocks.ts'
import { BlocksSection } from './blocks-section.tsx'

beforeEach(signInAsAdmin)

function open(...blocks: Partial<RoomBlock>[]) {
  const data = blocks.map((block, at) => ({ ...agreedBlock, id: String(at), ...block }))
  answerCalls(() => ({ data, _meta: { stats: { count: data.length } } }))
  renderPart(<BlocksSection ownerId="h" canManage={false} currency="USD" />)
}

const rows = () => page.getByRole('listitem')

test('a block shows how much is booked, what is owed below the guaranteed share, and its price with fees', async () => {
  open({ guaranteedPercent: 80, attrition: 'Each missing night is charged.' })
  for (const text of [
    '59 of 100 room nights, 59%',
    '21 guaranteed room nights',
    '$126 a night with all fees',
    'Mar 12',
  ])
    await expect.element(rows()).toMatchTextContent(text)
  await expect.element(page.getByText(/^The mark is the share of the block/u)).toBeVisible()
})

test('what waits for the hotel comes first, then the nearest, and what is over last and latest first', async () => {
  open(
    { eventName: 'Old Cup', status: 'Released', firstNight: '2026-01-10', lastNight: '2026-01-10' },
    { eventName: 'Fall Cup', status: 'Released', firstNight: '2026-09-12', lastNight: '2026-09-12' },
    { eventName: 'Late Cup', firstNight: '2027-05-01', lastNight: '2027-05-01' },
    { eventName: 'Soon Cup' },
    { eventName: 'New Cup', status: 'Asked', nights: [] },
  )
  await expect.element(rows().first()).toBeVisible()
  const names = rows()
    .elements()
    .map((row) => row.querySelector('b')?.textContent)
  expect(names).toEqual(['New Cup', 'Soon Cup', 'Late Cup', 'Fall Cup', 'Old Cup'])
})

test('on a phone, the bar is as wide as the list', async () => {
  await page.viewport(390, 844)
  open({})
  await expect.element(rows()).toBeVisible()
  const width = (element: Element | null) => element?.getBoundingClientRect().width ?? 0
  const row = rows().element()
  expect(width(row.querySelector('svg'))).toBeGreaterThan(width(row) - 40)
})
