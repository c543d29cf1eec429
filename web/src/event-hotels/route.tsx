import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { EventHotelsPage } from './event-hotels-page.tsx'

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

/** The browser loads the hotels. */
export const shouldRevalidate = () => false

export const meta = plainMeta(
  'Hotels for an event',
  'Hotels around the places of an event, with the total of a stay.',
)

/** Where to sleep for an event, and what it costs in all. */
export default function EventHotelsRoute() {
  const { id } = useLoaderData<typeof loader>()
  return <EventHotelsPage key={id} id={id} />
}
