import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { agreedBlock } from '../testing/blocks.ts'
import { BlocksSection } from './blocks-section.tsx'

const today = '2027-02-19'

beforeEach(signInAsAdmin)

const Filter = z.object({
  status: z.union([z.string(), z.array(z.string())]),
  lastNight: z.object({ from: z.string().default(''), to: z.string().default('9999') }).prefault({}),
})

/** A hotel with these blocks, in the order that its server has. */
function open(...blocks: Partial<RoomBlock>[]) {
  const all = blocks.map((block, at): RoomBlock => ({ ...agreedBlock, id: String(at), ...block }))
  answerCalls(({ query, data: filter }) => {
    const { status, lastNight } = Filter.parse(filter)
    const found = all.filter(
      (block) =>
        [status].flat().includes(block.status) &&
        block.lastNight >= lastNight.from &&
        block.lastNight <= lastNight.to,
    )
    const offset = Number(query.get('offset'))
    const data = found.slice(offset, offset + Number(query.get('take')))
    return { data, _meta: { stats: { count: found.length } } }
  })
  renderPart(<BlocksSection ownerId="h" today={today} canManage={false} currency="USD" />)
}

const rows = () => page.getByRole('listitem')

test('a block shows how much is booked, what is owed below the guaranteed share, and its price with fees', async () => {
  open({ guaranteedPercent: 80, attrition: 'Each missing night is charged.' })
  for (const text of [
    '59 of 100 room nights, 59%',
    '21 guaranteed room nights',
    '$126 a night with fees',
    'Mar 12',
  ])
    await expect.element(rows()).toMatchTextContent(text)
  await expect.element(page.getByText(/^The mark is the share of the block/u)).toBeVisible()
})

const names = () =>
  rows()
    .elements()
    .map((row) => row.querySelector('b')?.textContent)
const past = { firstNight: '2027-01-10', lastNight: '2027-02-18' }

test('what waits for the hotel comes before what is coming', async () => {
  open(
    { eventName: 'Soon Cup', lastNight: today },
    { eventName: 'New Cup', status: 'Asked', nights: [] },
    { eventName: 'Old Cup', status: 'Released', ...past },
    { eventName: 'Not Here Cup', status: 'Declined', nights: [] },
  )
  await expect.poll(names).toEqual(['New Cup', 'Soon Cup'])
  await page.getByRole('link', { name: 'Turned down' }).click()
  await expect.poll(names).toEqual(['New Cup', 'Not Here Cup'])
})

test('what nobody answered is past after its last night, and waits no more', async () => {
  open({ eventName: 'Old Cup', status: 'Asked', ...past, lastNight: '2026-01-12' })
  await expect.element(page.getByText(/^No rooms are kept for coming events/u)).toBeVisible()
  await page.getByRole('link', { name: 'Past' }).click()
  await expect.element(rows()).toMatchTextContent('Old Cup')
  await expect.element(rows()).toMatchTextContent('Not answered')
  await expect.element(page.getByRole('link', { name: 'See Old Cup' })).toBeVisible()
})

test('a long list is shown page by page', async () => {
  open(...Array.from({ length: 47 }, (_, at) => ({ eventName: `Cup ${at}` })))
  const more = (name: string) => page.getByRole('button', { name })
  await more('Show 20 more').click()
  await more('Show 7 more').click()
  await expect.poll(() => names().length).toBe(47)
  expect(names().at(-1)).toBe('Cup 46')
  await expect.element(page.getByRole('button', { name: /more$/u })).not.toBeInTheDocument()
})

test('on a phone, the bar is as wide as the list', async () => {
  await page.viewport(390, 844)
  open({})
  await expect.element(rows()).toBeVisible()
  const width = (element: Element | null) => element?.getBoundingClientRect().width ?? 0
  const row = rows().element()
  expect(width(row.querySelector('svg'))).toBeGreaterThan(width(row) - 40)
})
