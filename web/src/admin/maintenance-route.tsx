import { useLoaderData } from 'react-router'
import { plainLoader } from '../page/plain-page.ts'
import { AdminPage } from './admin-page.tsx'
import { MaintenancePage } from './maintenance-page.tsx'

export const loader = plainLoader

/** The browser loads the switch. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function MaintenanceRoute() {
  const { brand } = useLoaderData<typeof loader>()
  return (
    <AdminPage title={`Maintenance | ${brand}`}>
      <MaintenancePage />
    </AdminPage>
  )
}
