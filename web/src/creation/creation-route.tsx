import { useLoaderData, type MetaArgs } from 'react-router'
import { listingTitle, newProfilePath } from '../kind/registry.ts'
import { pageMeta } from '../page/meta.ts'
import type { CreationKind } from './creation-kind.ts'
import { CreationPage } from './creation-page.tsx'
import type { creationLoader } from './creation-route.server.ts'

type Loader = ReturnType<typeof creationLoader>

/** The exports of the route on which a profile of a kind is created, besides its loader. */
export const creationRoute = (creation: CreationKind) => ({
  /** The choices are the same in every step. */
  shouldRevalidate: () => false,
  meta: ({ loaderData }: Pick<MetaArgs<Loader>, 'loaderData'>) =>
    loaderData
      ? pageMeta({
          brand: loaderData.brand,
          origin: loaderData.origin,
          title: listingTitle(creation.kind),
          description: creation.description,
          canonical: newProfilePath(creation.kind),
        })
      : [],
  Page() {
    const { options } = useLoaderData<Loader>()
    return <CreationPage creation={creation} options={options} />
  },
})
