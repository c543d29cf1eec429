import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { creationMeta, CreationPage } from '../../creation/creation-page.tsx'
import { loadCreation } from '../../creation/creation-route.server.ts'
import { businessCreation } from './creation.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadCreation(context, businessCreation)

/** The choices are the same in every step. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => creationMeta(businessCreation, loaderData)

export default function BusinessCreationRoute() {
  const { options } = useLoaderData<typeof loader>()
  return <CreationPage creation={businessCreation} options={options} />
}
