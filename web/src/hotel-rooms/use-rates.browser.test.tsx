import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../components/actions/button.tsx'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { useRates } from './use-rates.ts'

const king: RoomType = {
  id: 'king',
  name: 'King',
  beds: ['King'],
  guests: 2,
  count: 36,
  rate: 12_900,
  minStay: 1,
  ranges: [],
  position: 0,
  createdDate: '2027-01-01T00:00:00.000Z',
}

function Rates() {
  const { save, undo } = useRates('h')
  const night = { room: king, from: '2027-03-08', to: '2027-03-08' }
  return (
    <>
      <Button onClick={() => void save(night, { rate: 9900 })}>Change</Button>
      <Button onClick={() => undo?.()}>Undo by the grid</Button>
    </>
  )
}

test('once a change is undone, no toast offers to undo it', async () => {
  signInAsAdmin()
  answerCalls(() => ({ data: king }))
  renderPart(<Rates />)
  const offer = page.getByRole('button', { name: 'Undo', exact: true })
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(offer).toBeVisible()
  await page.getByRole('button', { name: 'Undo by the grid' }).click()
  await expect.element(page.getByText('The change is undone.')).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
})
