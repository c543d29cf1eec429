import { listingTitle, newProfilePath } from '../kinds/registry.ts'
import { pageMeta } from '../page/meta.ts'
import type { CreationKind } from './creation-kind.ts'

export const creationMeta = (
  { kind, description }: CreationKind,
  loaderData: { brand: string; origin: string } | undefined,
) =>
  loaderData
    ? pageMeta({
        brand: loaderData.brand,
        origin: loaderData.origin,
        title: listingTitle(kind),
        description,
        canonical: newProfilePath(kind),
      })
    : []
