import { useLoaderData } from 'react-router'
import { plainLoader } from '../page/plain-page.ts'
import { AdminPage } from './admin-page.tsx'
import { UserList } from './user-list.tsx'

export const loader = plainLoader

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
