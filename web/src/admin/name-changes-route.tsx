import { useLoaderData } from 'react-router'
import { plainLoader } from '../page/plain-page.ts'
import { AdminPage } from './admin-page.tsx'
import { NameChangeQueue } from './name-change-queue.tsx'

export const loader = plainLoader

/** The browser loads the queue. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function NameChangesRoute() {
  const { brand } = useLoaderData<typeof loader>()
  return (
    <AdminPage title={`Name changes | ${brand}`}>
      <NameChangeQueue />
    </AdminPage>
  )
}
