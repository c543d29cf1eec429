import { membershipsMarker } from '../../api/own-lists-keys.ts'
import type { OwnNotification } from '../../api/own-account.ts'
import type { Queries } from '../../platform/calls/transport.ts'
import { refetchMarked } from '../../api/refetch-marked.ts'
import { calls } from '../../platform/calls/calls.ts'
import { refetchTouched } from '../../platform/calls/touches.ts'

type News = Pick<OwnNotification, 'topic' | 'url'>

/** News of these may change which pages the reader has. */
const topicsOfTeams: ReadonlySet<string> = new Set(['invitations', 'approvals', 'claims'])

/** Refetches what new notifications are about, if the page shows it. */
export async function refetchNews({ client }: Pick<Queries, 'client'>, news: readonly News[]): Promise<void> {
  await Promise.all([
    news.some(({ topic }) => topicsOfTeams.has(topic)) && refetchMarked(client, membershipsMarker),
    news.some(({ url }) => url.startsWith('/contact/thread')) &&
      refetchTouched(client, [calls['contact-mgmt'].inquiries]),
  ])
}
