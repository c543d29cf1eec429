import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { creationMeta, CreationPage } from '../../creation/creation-page.tsx'
import { loadCreation } from '../../creation/creation-route.server.ts'
import { namedSports } from '../named-sports.server.ts'
import { eventCreation } from './creation.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...(await loadCreation(context, eventCreation)),
  lists: { sports: namedSports() },
})

/** The choices are the same in every step. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => creationMeta(eventCreation, loaderData)

export default function EventCreationRoute() {
  const { options } = useLoaderData<typeof loader>()
  return <CreationPage creation={eventCreation} options={options} />
}
