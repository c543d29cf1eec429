import type { MetaArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { pageMeta } from '../page/meta.ts'
import { unpack, useUnpacked } from '../page/packed.ts'
import { ComparePage, titleOf } from './compare-page.tsx'
import { compareLoader } from './load-comparison.server.ts'

export const loader = compareLoader

/** Showing all rows needs no new data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  withoutRows(currentUrl) === withoutRows(nextUrl) && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate

function withoutRows({ searchParams }: URL) {
  const rest = new URLSearchParams(searchParams)
  rest.delete('rows')
  return rest.toString()
}

/** Search engines don't index it: there is a page for any four profiles. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { brand, origin, columns, kind } = unpack(loaderData)
  return pageMeta({
    brand,
    origin,
    title: titleOf(columns, kind),
    description: 'Figures and facts side by side, with the best of each row.',
  })
}

export default function CompareRoute({
  loaderData,
}: {
  loaderData: Awaited<ReturnType<typeof loader>>['data']
}) {
  return <ComparePage page={useUnpacked(loaderData)} />
}
