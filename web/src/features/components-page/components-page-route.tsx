import { lazy, Suspense } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import { surroundings } from '../../page/surroundings.ts'

/** For those who build the product; in production it is not there. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(surroundings).isDevelopment) throw data(null, { status: 404 })
  return null
}

export const meta = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]

// Apart, so that what only this page needs does not count among what pages share.
const ComponentsPage = lazy(() =>
  import('./components-page.tsx').then((part) => ({ default: part.ComponentsPage })),
)

export default function ComponentsPageRoute() {
  return (
    <Suspense>
      <ComponentsPage />
    </Suspense>
  )
}
