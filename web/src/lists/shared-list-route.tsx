import type { HeadersArgs, MetaArgs } from 'react-router'
import { pageMeta } from '../page/meta.ts'
import { NotFound } from '../kind/not-found.tsx'
import { unpack, useUnpacked } from '../page/packed.ts'
import { sharedListLoader } from './load-shared-list.server.ts'
import { SharedListPage } from './shared-list-page.tsx'

export const loader = sharedListLoader

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** Search engines don't index it. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { brand, origin, list } = unpack(loaderData)
  return pageMeta({
    brand,
    origin,
    title: list?.name ?? 'Shared list',
    description: 'A list that somebody shared with you.',
  })
}

interface SharedListRouteProps {
  loaderData: Awaited<ReturnType<typeof loader>>['data']
}

export default function SharedListRoute({ loaderData }: SharedListRouteProps) {
  const { list } = useUnpacked(loaderData)
  if (list === null)
    return (
      <NotFound>This list isn’t shared any longer. Ask whoever sent you the link for a new one.</NotFound>
    )
  return <SharedListPage list={list} />
}
