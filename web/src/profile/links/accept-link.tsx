import type { Api } from '@app/contract/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadApi } from '../../api/load-api.ts'
import { reasonOf } from '../../api/problem.ts'
import { ownProfilesKey } from '../../api/own-lists-keys.ts'
import { ownLinksKey } from '../../api/contact-keys.ts'
import { profileChanged } from '../../api/profile-changed.ts'
import { Button } from '../../components/actions/button.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import type { KindFacts } from '../../kind/registry.ts'

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
  const isBusy = acceptance.isPending || refusal.isPending
  const label = <span className="sr"> {canDecline ? asker : `for ${page}`}</span>
  return (
    <>
      <Button isBusy={acceptance.isPending} disabled={isBusy} onClick={() => acceptance.mutate()}>
        Accept{label}
      </Button>
      {canDecline && (
        <Button variant="quiet" isBusy={refusal.isPending} disabled={isBusy} onClick={() => refusal.mutate()}>
          Decline{label}
        </Button>
      )}
    </>
  )
}

/** A write to a link. The pages that show it are refetched, and the reader’s own ones, because links give rights. */
function useLinkWrite(decision: LinkDecision, write: 'accept' | 'decline', success: string) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async () => decision[write](await loadApi()),
    onSuccess: async () => {
      await Promise.all([
        ...decision.shownOn.flatMap(({ kind, id, parts }) => [
          profileChanged(queries, kind, id, parts),
          queries.invalidateQueries({ queryKey: ownProfilesKey(kind) }),
        ]),
        queries.invalidateQueries({ queryKey: ownLinksKey }),
      ])
      toast.success(success)
    },
    onError: (error) => toast.error(`Nothing was changed. ${reasonOf(error)}`),
  })
}
