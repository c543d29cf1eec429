import { isMailedKey } from '@app/contract/mailed-key.ts'
import { useLocation, useSearchParams } from 'react-router'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { ByMailedKey } from '../platform/calls/by-mailed-key.tsx'
import { RequestSkeleton } from '../requests/lazy-page.tsx'
import { OwnReservations } from './own-reservations.tsx'
import { ReservationPage } from './reservation-page.tsx'
import { Reserve } from './reserve.tsx'

export function Reservations({ id }: { id: string | undefined }) {
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const key = hash.slice(1)
  if (id === 'new') return <Reserve />
  if (id !== undefined && isMailedKey(key))
    return (
      <ByMailedKey key={key} mailedKey={key}>
        <ReservationPage id={id} isLink isProof={search.has('confirm')} />
      </ByMailedKey>
    )
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see your rooms"
      text="Booked without an account? Use the link in your email."
    >
      {id === undefined ? <OwnReservations /> : <ReservationPage id={id} />}
    </SignedInPage>
  )
}
