import { useLoaderData } from 'react-router'
import { plainLoader } from '../page/plain-page.ts'
import { AdminPage } from './admin-page.tsx'
import { AuditLog } from './audit-log.tsx'

export const loader = plainLoader

/** The browser loads the log. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function AuditLogRoute() {
  const { brand } = useLoaderData<typeof loader>()
  return (
    <AdminPage title={`Audit log | ${brand}`}>
      <AuditLog />
    </AdminPage>
  )
}
