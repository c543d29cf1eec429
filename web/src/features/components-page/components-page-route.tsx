import { lazy, Suspense } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import { bareMeta } from '../../page/bare-meta.ts'
import { surroundings } from '../../page/surroundings.ts'

/** For developers only. In production it returns 404. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(surroundings).isDevelopment) throw data(null, { status: 404 })
  return null
}

export const meta = bareMeta('Components')

// Lazy, so that components that only this page uses stay out of the chunks that pages share.
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
