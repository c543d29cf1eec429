import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import type { Profile } from '../kind/profile-calls.ts'
import { isId } from '../kind/profile-ids.ts'
import { kindList, profilePath, type KindFacts } from '../kind/registry.ts'
import { readDevice, writeDevice } from '../page/device-storage.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { recentKey } from './recent.ts'
import styles from './recent.module.css'

export interface Viewed {
  kind: string
  id: string
}

/** The profiles that this device viewed, last first. Leaves out text that this code didn't write. */
export const readRecent = (): Viewed[] =>
  (readDevice(recentKey) ?? '')
    .split(',')
    .map((text) => text.split(':'))
    .flatMap(([kind, id]) => (kind && id && isId(id) ? [{ kind, id }] : []))

interface FoundProfile {
  kind: KindFacts
  profile: Profile
}

/** Recently viewed profiles, last first. Those that are no longer public are left out. */
export function RecentStrip({ onEmpty }: { onEmpty: () => void }) {
  const [viewed] = useState(readRecent)
  const { data, isError } = useApi(['recent', viewed.map(({ id }) => id)], async (api) => {
    const found = await Promise.all(
      kindList.map(async (kind) => {
        const ids = viewed.flatMap((each) => (each.kind === kind.name ? [each.id] : []))
        if (ids.length === 0) return []
        const { data: profiles } = await kind.calls(api).filtered({ take: ids.length, data: { id: ids } })
        return profiles.map((profile) => ({ kind, profile }))
      }),
    )
    return inOrder(viewed, found.flat())
  })
  const isEmpty = (isError && data === undefined) || data?.length === 0
  useEffect(() => {
    // Nothing to show in the room that was left for it.
    if (isEmpty) onEmpty()
  }, [isEmpty, onEmpty])
  if (data === undefined || isEmpty) return null
  function clear() {
    writeDevice(recentKey, null)
    onEmpty()
  }
  return (
    <section aria-labelledby="recent">
      <div className={styles.head}>
        <Toolbar isWrapping={false}>
          <h2 id="recent" className={styles.title}>
            Recently viewed
          </h2>
          <Button variant="quiet" onClick={clear} aria-label="Clear recently viewed">
            Clear
          </Button>
        </Toolbar>
      </div>
      <ul className={`row ${styles.strip}`}>
        {data.map(({ kind, profile }) => (
          <li key={profile.id}>
            <Link to={profilePath(kind, profile.id)} className={`edged ${styles.card}`}>
              <Row as="span" gap="3" isWrapping={false}>
                <span className={styles.picture}>
                  <Picture
                    src={profile.headerImage}
                    alt=""
                    fallbackName={profile.name}
                    sizes="72px"
                    ratio="fill"
                  />
                </span>
                <Stack as="span" gap="0">
                  <span className={`two-lines sm semi ${styles.name}`}>{profile.name}</span>
                  <span className="xs mut clip">{cityAndState(profile)}</span>
                </Stack>
              </Row>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const inOrder = (viewed: readonly Viewed[], found: readonly FoundProfile[]) =>
  viewed.flatMap(({ id }) => found.find(({ profile }) => profile.id === id) ?? [])
