import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { creationMeta, CreationPage } from '../../../creation/creation-page.tsx'
import { loadCreation } from '../../../creation/creation-route.server.ts'
import { facilityCreation } from './facility-creation.ts'
import { facilityLists } from './facility-lists.server.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...(await loadCreation(context, facilityCreation)),
  lists: facilityLists(),
})

/** The choices are the same in every step. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => creationMeta(facilityCreation, loaderData)

export default function FacilityCreationRoute() {
  const { options } = useLoaderData<typeof loader>()
  return <CreationPage creation={facilityCreation} options={options} />
}
