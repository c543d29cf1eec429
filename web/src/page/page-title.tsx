import { titled } from '@app/contract/page-title.ts'
import { useRouteLoaderData } from 'react-router'
import type { Settings } from './surroundings.ts'

/** The document's title, with the brand, for pages that know it only once they have loaded. Others have it in `pageMeta`. */
export function PageTitle({ children }: { children: string }) {
  // The root has none if the server couldn't be asked.
  const settings = useRouteLoaderData<Settings>('root')
  return <title>{titled(children, settings?.brand ?? '')}</title>
}
