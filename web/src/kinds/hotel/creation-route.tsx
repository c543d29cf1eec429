import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { creationMeta, CreationPage } from '../../creation/creation-page.tsx'
import { loadCreation } from '../../creation/creation-route.server.ts'
import { hotelCreation } from './creation.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadCreation(context, hotelCreation)

/** The choices are the same in every step. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => creationMeta(hotelCreation, loaderData)

export default function HotelCreationRoute() {
  const { options } = useLoaderData<typeof loader>()
  return <CreationPage creation={hotelCreation} options={options} />
}
