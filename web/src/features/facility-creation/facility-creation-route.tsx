import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { pageMeta } from '../../page/meta.ts'
import { surroundings } from '../../page/surroundings.ts'
import { creationLists } from './creation-lists.server.ts'
import { CreationPage } from './creation-page.tsx'
import { kinds, newProfilePath } from '../../kinds/registry.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { brand, origin } = context.get(surroundings)
  return { brand, origin, lists: creationLists() }
}

/** What there is to choose from stays the same from step to step. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({
        brand: loaderData.brand,
        origin: loaderData.origin,
        title: 'List a facility',
        description: 'Describe your courts, fields, rinks or pools once, so that event organizers find them.',
        canonical: newProfilePath(kinds.facility),
      })
    : []

export default function FacilityCreationRoute() {
  const { lists } = useLoaderData<typeof loader>()
  return <CreationPage lists={lists} />
}
