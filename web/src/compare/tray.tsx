import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { countedNoun, kindList, kinds } from '../kind/registry.ts'
import { restoreChosen, setChosen } from './choose.ts'
import { chosenKey, useChosen, type Chosen } from './chosen.ts'
import { comparePath, maxCompared } from './compare-query.ts'
import { useFootHeight } from '../page/use-foot-height.ts'
import styles from './tray.module.css'

export { pressCompare, restoreChosen } from './choose.ts'

/** Pages of another kind, whose profiles can't be added. */
const isOfOtherKind = (kind: Chosen['kind'], pathname: string) =>
  kindList.some(({ name, path }) => name !== kind && pathname.startsWith(`${path}/`))

/**
 * The profiles to compare, at the foot of every page but those of other kinds, the comparison and the request that follows
 * it.
 */
export function Tray() {
  const chosen = useChosen()
  const { pathname } = useLocation()
  const toast = useToast()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === chosenKey || key === null) restoreChosen()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  if (chosen === null || pathname === '/compare' || pathname === '/requests/new') return null
  const { kind, profiles, event, search } = chosen
  if (isOfOtherKind(kind, pathname)) return null
  const remove = (id: string) => setChosen({ ...chosen, profiles: profiles.filter((each) => each.id !== id) })

  function clear() {
    setChosen(null)
    toast.success(`Removed ${countedNoun(profiles.length, kinds[kind])}.`, {
      action: { label: 'Undo', onPress: () => setChosen(chosen) },
    })
  }

  return (
    <Frame>
      <output className="num sm semi">
        <span className="sr">To compare: </span>
        {profiles.length} of {maxCompared}
        <span className="sr">, {profiles.at(-1)?.name} last</span>
      </output>
      <ul className={`row grow ${styles.names}`}>
        {profiles.map(({ id, name }) => (
          <li key={id} className={`row sm ${styles.name}`}>
            <span className="grow clip" title={name}>
              {name}
            </span>
            <IconButton icon="x" label={`Don’t compare ${name}`} onClick={() => remove(id)} />
          </li>
        ))}
      </ul>
      <div className="row">
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
        <ButtonLink
          variant="primary"
          icon="columns-3"
          to={comparePath(kinds[kind], { ids: profiles.map(({ id }) => id), event, search })}
        >
          Compare
        </ButtonLink>
      </div>
    </Frame>
  )
}

/** Sticks to the foot of the window. Its height moves other bars at the foot above it. */
function Frame({ children }: { children: ReactNode }) {
  const frame = useFootHeight()
  return (
    <section ref={frame} className={`row no-editing no-print ${styles.tray}`} aria-label="Compare" data-foot>
      {children}
    </section>
  )
}
