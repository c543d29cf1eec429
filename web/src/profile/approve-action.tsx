import { partKey } from '../api/profile-keys.ts'
import { profileTouches } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { date } from '../components/format.ts'
import { importedBy } from '../kind/import-source.ts'
import { useApproval } from '../kind/use-approval.ts'
import { useDeclines } from '../kind/use-declines.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import styles from './manager-strip.module.css'
import type { ActionsProps } from './profile-page.ts'

/** The actions of kinds that administrators approve, with the import that a pending page came from, or why it was declined. */
export function ApproveAction({ kind, profile, entitlements, onDone }: ActionsProps) {
  const { approve, isBusy } = useApproval(kind, profile, onDone)
  const source = useSource(kind, profile)
  const reason = useDeclines([profile]).get(profile.id)
  const submission = useWrite(async (api) => kind.calls(api).submit?.({ id: profile.id }), {
    touches: profileTouches(kind, profile.id),
    done: `${profile.name} is sent again. An administrator will review it.`,
    failed: 'Not sent.',
  })
  if (profile.status === 'Declined')
    return (
      <>
        {reason !== undefined && <p className={styles.reason}>{`Reason: ${reason}`}</p>}
        {entitlements.can['update'] && (
          <Button isBusy={submission.isBusy} icon="send" onClick={() => submission.run()}>
            Send again
          </Button>
        )}
      </>
    )
  if (profile.status !== 'Pending') return null
  return (
    <>
      {source !== undefined && (
        <span>{`Imported from ${source.fileName} ${importedBy(source)}, ${date(source.importedDate)}`}</span>
      )}
      {entitlements.can['approve'] && (
        <Button isBusy={isBusy} icon="circle-check" onClick={approve}>
          Approve
        </Button>
      )}
    </>
  )
}

/** Undefined if the page wasn't imported, or its kind can't be. */
function useSource(kind: ActionsProps['kind'], { id, status }: ActionsProps['profile']) {
  const { data } = useApi(
    partKey(kind, id, 'source'),
    async (api, signal) =>
      (await kind.calls(api).sources?.({ data: { ids: [id] } }, { signal }))?.data[0] ?? null,
    { enabled: status === 'Pending' },
  )
  return data ?? undefined
}
