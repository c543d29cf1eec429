import { useLocation, useNavigate } from 'react-router'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { listOf } from '../../components/format.ts'
import { withoutHost, type HostRef } from '../../kind/contact-paths.ts'
import { cityAndState } from '../../page/place-words.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import type { DraftRows, RequestDraft } from '../request-draft.ts'
import { moveRequest, storedRequest } from '../request-drafts.ts'
import styles from './short.module.css'

export interface Host extends HostRef {
  name: string
  city: string | null
  state: string | null
  phone: string | null
  /** Of requests that aren't sent by email. */
  reachWords: string | undefined
}

interface HostListProps {
  hosts: readonly Host[]
  rows: DraftRows
  /** What the form has now. */
  draft: RequestDraft
  /** Shows another draft: without one of the hosts, the others may have one already. */
  onDraft: (draft: RequestDraft) => void
}

/** The hosts of a request that is being written, any of which but the last can be removed. */
export function HostList({ hosts, rows, draft, onDraft }: HostListProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  function remove({ id }: Host) {
    const rest = hosts.filter((host) => host.id !== id)
    const isMoved = moveRequest(hosts, rest)
    // With the path, since the toast that undoes it stays when this page is left.
    const show = (query: string) =>
      void navigate({ pathname, search: query }, { replace: true, preventScrollReset: true })
    show(withoutHost(new URLSearchParams(search), id).toString())
    if (isMoved) return
    onDraft(storedRequest(rest, rows))
    function undo() {
      show(search)
      onDraft(draft)
    }
    toast.warning(
      `You already have a draft for ${listOf(rest.map(({ name }) => name))}. The form shows it now.`,
      { action: { label: 'Undo', onPress: undo } },
    )
  }
  return (
    <section aria-label="Hosts">
      <ul className={styles.hosts}>
        {hosts.map((host) => (
          <Toolbar as="li" key={host.id} isWrapping={false}>
            <div>
              <p className="semi">{host.name}</p>
              <p className="sm mut">{cityAndState(host)}</p>
              {host.reachWords === undefined ? (
                <p className="xs mut">Gets your request by email.</p>
              ) : (
                <Row as="p" gap="1" align="start" isWrapping={false}>
                  <Icon name="info" size={16} />{' '}
                  <span className="xs mut">
                    {host.reachWords}
                    {host.phone !== null && ` To be sure, call ${host.phone}.`}
                  </span>
                </Row>
              )}
            </div>
            {hosts.length > 1 && (
              <IconButton icon="x" label={`Remove ${host.name}`} onClick={() => remove(host)} />
            )}
          </Toolbar>
        ))}
      </ul>
    </section>
  )
}
