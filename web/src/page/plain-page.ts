import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { pageMeta, type PageMeta } from './meta.ts'
import { surroundings } from './surroundings.ts'

/** The loader of a page whose content the browser loads. Its route doesn't revalidate. */
export function plainLoader({ context }: LoaderFunctionArgs) {
  const { brand, origin } = context.get(surroundings)
  return { brand, origin }
}

interface Loaded {
  loaderData?: Pick<PageMeta, 'brand' | 'origin'> | undefined
}

/** The `meta` of a page whose title and description are always the same. Search engines don't index it. */
export const plainMeta =
  (title: string, description: string) =>
  ({ loaderData }: Loaded): MetaDescriptor[] =>
    loaderData ? pageMeta({ brand: loaderData.brand, origin: loaderData.origin, title, description }) : []
