import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plainHold } from '../testing/plain-bid.ts'
import { HoldList } from './hold-list.tsx'

test('a hold that ends at midnight is named with its last day, and with the last day on which it is held', () => {
  const hold = plainHold({
    firstDay: '2027-06-17',
    lastDay: '2027-06-20',
    ends: '2027-06-21T04:00:00Z',
    heldThrough: '2026-12-20',
    expiresDate: '2026-12-21T05:00:00Z',
  })
  const text = renderToStaticMarkup(<HoldList holds={[hold]} />).replaceAll(/<[^>]+>/g, '')
  expect(text).toContain('Jun 17 – 20, 2027')
  expect(text).toContain('until Dec 20, 2026')
})
