import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { plainLoader } from '../page/plain-page.ts'
import { AdminPage } from './admin-page.tsx'

export const loader = plainLoader

/** The browser loads the content. */
export const shouldRevalidate = () => false

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** The page of a route, whose other exports are those of this module. */
export const adminPart = (title: string, Content: ComponentType) =>
  function AdminPart() {
    const { brand } = useLoaderData<typeof loader>()
    return (
      <AdminPage title={`${title} | ${brand}`}>
        <Content />
      </AdminPage>
    )
  }
