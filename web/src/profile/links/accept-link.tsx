import type { Api } from '@app/contract/api.ts'
import { ownProfilesKey } from '../../api/own-lists-keys.ts'
import { ownLinksKey } from '../../api/contact-keys.ts'
import { profileTouches } from '../../api/profile-changed.ts'
import { Button } from '../../components/actions/button.tsx'
import type { KindFacts } from '../../kind/registry.ts'
import { useWrite } from '../../platform/calls/use-write.ts'

/** A requested link that waits for the managers of a page. */
export interface LinkDecision {
  /** Names of the profile that asks, and of the page. */
  asker: string
  page: string
  accept(api: Api): Promise<unknown>
  decline(api: Api): Promise<unknown>
  /** The pages that show the link, with their parts that change. */
  shownOn: readonly { kind: KindFacts; id: string; parts: readonly string[] }[]
}

interface AcceptLinkProps {
  decision: LinkDecision
  canDecline?: boolean
}

/** Accepts or declines a requested link, for managers of the page. */
export function AcceptLink({ decision, canDecline = false }: AcceptLinkProps) {
  const { asker, page } = decision
  const acceptance = useLinkWrite(decision, 'accept', `${asker} is now on the page of ${page}.`)
  const refusal = useLinkWrite(decision, 'decline', `${asker} was declined.`)
  const isBusy = acceptance.isBusy || refusal.isBusy
  const label = <span className="sr"> {canDecline ? asker : `for ${page}`}</span>
  return (
    <>
      <Button isBusy={acceptance.isBusy} disabled={isBusy} onClick={() => acceptance.run()}>
        Accept{label}
      </Button>
      {canDecline && (
        <Button variant="quiet" isBusy={refusal.isBusy} disabled={isBusy} onClick={() => refusal.run()}>
          Decline{label}
        </Button>
      )}
    </>
  )
}

/** A write to a link. The pages that show it are refetched, and the reader’s own ones, because links give rights. */
const useLinkWrite = (decision: LinkDecision, write: 'accept' | 'decline', done: string) =>
  useWrite((api) => decision[write](api), {
    touches: [
      ...decision.shownOn.flatMap(({ kind, id, parts }) => [
        ...profileTouches(kind, id, parts),
        { key: ownProfilesKey(kind) },
      ]),
      { key: ownLinksKey },
    ],
    done,
  })
