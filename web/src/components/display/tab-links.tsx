import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { count as formatCount } from '../format.ts'
import styles from './tabs.module.css'

interface TabLink {
  label: string
  to: string
  isCurrent: boolean
  count?: number | undefined
}

interface TabLinksProps {
  /** Of the navigation. */
  label: string
  tabs: readonly TabLink[]
  className?: string | undefined
}

/** Like `Tabs`, for panels that are pages of their own. Arrow keys walk them, too. */
export const TabLinks = ({ label, tabs, className }: TabLinksProps) => (
  <nav aria-label={label} className={className}>
    {/* The links in it have the focus. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
    <ul className={styles.tabs} onKeyDown={walk}>
      {tabs.map((tab) => (
        <li key={tab.to}>
          <Link
            ref={tab.isCurrent ? scrollToTab : undefined}
            to={tab.to}
            preventScrollReset
            aria-current={tab.isCurrent ? 'page' : undefined}
            className={styles.tab}
          >
            {tab.label}{' '}
            {tab.count !== undefined && (
              <span className={`dim xs ${styles.count}`}>{formatCount(tab.count)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

function walk(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const step = steps[event.key]
  if (step === undefined || at === -1) return
  event.preventDefault()
  links.at((at + step) % links.length)?.focus()
}

/** Where tabs scroll, the current one is in view. The page itself doesn't move. */
function scrollToTab(link: HTMLAnchorElement | null) {
  const list = link?.closest('ul')
  if (!link || !list) return
  const [tab, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += tab.left - frame.left - (frame.width - tab.width) / 2
}
