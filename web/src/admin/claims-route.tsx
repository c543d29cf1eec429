import { useLoaderData } from 'react-router'
import { adminLoader } from './admin-loader.server.ts'
import { AdminPage } from './admin-page.tsx'
import { ClaimQueue } from './claim-queue.tsx'

export const loader = adminLoader

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
