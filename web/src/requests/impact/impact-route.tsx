import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { ImpactPage } from './impact-page.tsx'

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

export const shouldRevalidate = () => false

export const meta = plainMeta('Impact estimate', 'What visitors to an event would spend nearby.')

interface ImpactRouteProps {
  loaderData: ReturnType<typeof loader>
}

/** What an event brings. The browser loads it. */
export default function ImpactRoute({ loaderData: { id } }: ImpactRouteProps) {
  return <ImpactPage key={id} id={id} />
}
