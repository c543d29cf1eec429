import { useLoaderData } from 'react-router'
import { plainLoader } from '../page/plain-page.ts'
import { AdminPage } from './admin-page.tsx'
import { ClaimQueue } from './claim-queue.tsx'

export const loader = plainLoader

/** The browser loads the queue. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function ClaimsRoute() {
  const { brand } = useLoaderData<typeof loader>()
  return (
    <AdminPage title={`Claims | ${brand}`}>
      <ClaimQueue />
    </AdminPage>
  )
}
