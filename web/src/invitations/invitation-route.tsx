import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { InvitationPage } from './invitation-page.tsx'

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta('Your invitation', 'Accept or decline an invitation to a team.')

export default function InvitationRoute() {
  return (
    <div className="page section">
      <InvitationPage />
    </div>
  )
}
