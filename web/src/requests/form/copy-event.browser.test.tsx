import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { CopyEvent } from './copy-event.tsx'

const event = (n: number) => ({
  id: `event-${n}`,
  name: `Cup ${n}`,
  startDate: '2027-03-12',
  endDate: '2027-03-14',
  hasFlexibleDates: false,
  dayCount: null,
})

test('every event of a long list can be copied, as it is by then', async () => {
  const own = Array.from({ length: 130 }, (_, n) => event(n))
  answerCalls(({ path, query }) => {
    const [from, take] = [Number(query.get('offset')), Number(query.get('take'))]
    if (path === '/events/my')
      return { data: own.slice(from, from + take), _meta: { stats: { count: own.length } } }
    if (path === '/events/event-129')
      return { data: { ...event(129), name: 'Renamed Cup', sportsList: ['Soccer'] } }
    return { data: [], _meta: { stats: { count: 0 } } }
  })
  signInAsAdmin()
  const onCopy = vi.fn<(draft: object) => void>()
  renderPart(<CopyEvent onCopy={onCopy} />)
  await page.getByRole('button', { name: 'Copy an event' }).click()
  await page.getByLabelText('Find an event').fill('cup 129')
  await page.getByRole('button', { name: /^Cup 129/ }).click()
  await expect.poll(() => onCopy.mock.calls).toHaveLength(1)
  expect(onCopy.mock.calls[0]?.[0]).toMatchObject({ name: 'Renamed Cup', sportsList: ['Soccer'] })
})
