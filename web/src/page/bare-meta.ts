import { titled } from '@app/contract/page-title.ts'
import type { MetaDescriptor } from 'react-router'

/** What `meta` knows of a page's routes: the root first, whose loader may have failed. */
export type RootMatch = readonly [{ loaderData?: { brand: string } | undefined } | undefined, ...unknown[]]

/** The `meta` of a page without data of its own, such as one that didn't load. Search engines don't index it. */
export const bareMeta =
  (title: string) =>
  ({ matches: [root] }: { matches: RootMatch }): MetaDescriptor[] => [
    { title: titled(title, root?.loaderData?.brand ?? '') },
    { name: 'robots', content: 'noindex' },
  ]
