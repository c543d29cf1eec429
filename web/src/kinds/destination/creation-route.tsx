import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { creationMeta, CreationPage } from '../../creation/creation-page.tsx'
import { loadCreation } from '../../creation/creation-route.server.ts'
import { destinationCreation } from './creation.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadCreation(context, destinationCreation)

/** The choices are the same in every step. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => creationMeta(destinationCreation, loaderData)

export default function DestinationCreationRoute() {
  const { options } = useLoaderData<typeof loader>()
  return <CreationPage creation={destinationCreation} options={options} />
}
