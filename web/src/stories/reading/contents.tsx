import type { StoryHeading } from '@app/contract/stories/story-schema.ts'
import { useEffect, useState } from 'react'
import { Details } from '../../components/overlays/details.tsx'
import { shortcutOf } from '../../components/shortcuts.ts'
import styles from './reading.module.css'

interface ContentsProps {
  headings: readonly StoryHeading[]
}

const partsOf = (headings: readonly StoryHeading[]) => headings.filter(({ level }) => level === 2)

/** The headings beside the text, which follow the scroll. J and K go to the next one and the one before. */
export function Contents({ headings }: ContentsProps) {
  const parts = partsOf(headings)
  const current = useCurrent(parts.map(({ id }) => id).join(' '))
  return (
    <nav aria-label="In this story" className={styles.contents}>
      <Links parts={parts} current={current} />
    </nav>
  )
}

/** Above the text, where there is no room beside it. */
export function ContentsFold({ headings }: ContentsProps) {
  const parts = partsOf(headings)
  if (parts.length === 0) return null
  return (
    <Details summary="In this story" className={styles.fold}>
      <Links parts={parts} current={undefined} />
    </Details>
  )
}

const Links = ({ parts, current }: { parts: readonly StoryHeading[]; current: string | undefined }) => (
  <ul>
    {parts.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`} className={styles.part} aria-current={id === current || undefined}>
          {text}
        </a>
      </li>
    ))}
  </ul>
)

/** How far below the top of the window a heading counts as read, in px. */
const readBelow = 140

/** The last heading that was scrolled past. Takes the ids in one text, which keeps its identity. */
function useCurrent(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const all = ids.split(' ')
    const place = () => all.findLastIndex((id) => topOf(id) < readBelow)
    const follow = () => setCurrent(all[place()])
    function onKeyDown(event: KeyboardEvent) {
      const step = { j: 1, k: -1 }[shortcutOf(event) ?? '']
      const target = step === undefined ? undefined : all[place() + step]
      if (target !== undefined) document.getElementById(target)?.scrollIntoView()
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    document.addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('scroll', follow)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [ids])
  return current
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
