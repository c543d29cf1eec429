import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { creationMeta, CreationPage } from '../../creation/creation-page.tsx'
import { loadCreation } from '../../creation/creation-route.server.ts'
import { companyCreation } from './creation.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadCreation(context, companyCreation)

/** The choices are the same in every step. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => creationMeta(companyCreation, loaderData)

export default function CompanyCreationRoute() {
  const { options } = useLoaderData<typeof loader>()
  return <CreationPage creation={companyCreation} options={options} />
}
