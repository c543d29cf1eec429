import { useSearchParams } from 'react-router'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { withoutHost, type HostRef } from '../../kind/contact-paths.ts'
import { cityAndState } from '../../page/place-words.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { moveRequest } from '../request-drafts.ts'
import styles from './short.module.css'

export interface Host extends HostRef {
  name: string
  city: string | null
  state: string | null
  phone: string | null
  /** Of requests that aren't sent by email. */
  reachWords: string | undefined
}

/** The hosts of a request that is being written, any of which but the last can be removed. */
export function HostList({ hosts }: { hosts: readonly Host[] }) {
  const [search, setSearch] = useSearchParams()
  function remove({ id }: Host) {
    moveRequest(
      hosts,
      hosts.filter((host) => host.id !== id),
    )
    setSearch(withoutHost(search, id), { replace: true, preventScrollReset: true })
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
