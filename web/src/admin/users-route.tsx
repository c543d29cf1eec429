import { useLoaderData } from 'react-router'
import { adminLoader } from './admin-loader.server.ts'
import { AdminPage } from './admin-page.tsx'
import { UserList } from './user-list.tsx'

export const loader = adminLoader

/** The browser loads the list. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function UsersRoute() {
  const { brand } = useLoaderData<typeof loader>()
  return (
    <AdminPage title={`Users | ${brand}`}>
      <UserList />
    </AdminPage>
  )
}
