import { useCallback, useState, useSyncExternalStore } from 'react'
import { classNames } from '../components/class-names.ts'
import { useLazy } from '../components/use-lazy.ts'
import styles from './recent.module.css'

const never = () => () => {}
const readHint = () => document.documentElement.dataset.recent !== undefined
const load = () => import('./recent-strip.tsx')

/**
 * The place of recently viewed profiles. Browsers that have some leave room for it before the first paint; all others show
 * nothing.
 */
export function RecentSlot({ className }: { className?: string }) {
  const hasRecent = useSyncExternalStore(never, readHint, () => false)
  const [isHidden, setIsHidden] = useState(false)
  const isWanted = hasRecent && !isHidden
  const { part } = useLazy(load, isWanted)
  const hide = useCallback(() => {
    delete document.documentElement.dataset.recent
    setIsHidden(true)
  }, [])
  return (
    <div className={classNames(styles.slot, className)}>
      {isWanted && part && <part.RecentStrip onEmpty={hide} />}
    </div>
  )
}
